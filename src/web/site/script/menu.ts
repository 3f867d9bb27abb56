/** Closes the header's menu on Escape and on a press outside. It opens without any script. */
export function watchMenu(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    menu.addEventListener('toggle', () => fitSheet(menu))
    if (menu.open) fitSheet(menu)
    document.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
    document.addEventListener('pointerdown', event => {
      if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    })
    // A page from the back-forward cache would still show it open.
    addEventListener('pagehide', () => {
      menu.open = false
    })
  }
}

/** The sheet begins where the header ends, which a banner above it moves. */
function fitSheet(menu: HTMLDetailsElement): void {
  const header = menu.closest('header')
  if (header) menu.style.setProperty('--sheet-top', `${Math.round(header.getBoundingClientRect().bottom)}px`)
}
