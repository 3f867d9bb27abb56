/** Manners of the header's menu, which opens without any script: Escape and a press outside close it. */
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
    // A page that the browser kept is shown again as it was left.
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
