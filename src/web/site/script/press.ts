/** A plain click on a link, which a script may answer; every other is the browser's: a new tab, a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** Hears presses on elements of a kind, those that are drawn later included. */
export function onPress<Pressed extends HTMLElement>(
  selector: string,
  react: (element: Pressed, event: MouseEvent) => void,
): void {
  document.addEventListener('click', event => {
    const element = event.target instanceof Element ? event.target.closest<Pressed>(selector) : null
    if (element) react(element, event)
  })
}
