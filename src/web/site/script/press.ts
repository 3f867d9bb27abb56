/** Whether a script may handle a click on a link; all others belong to the browser: a new tab, a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** Handles presses on elements of a kind, including those added later. */
export function onPress<Pressed extends HTMLElement>(
  selector: string,
  react: (element: Pressed, event: MouseEvent) => void,
): void {
  document.addEventListener('click', event => {
    const element = event.target instanceof Element ? event.target.closest<Pressed>(selector) : null
    if (element) react(element, event)
  })
}
