/** A form without fields leaves a question mark in the address; the button of the error screen leads to the address itself. */
export function watchWayHome(): void {
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.wayHome === undefined) return
    event.preventDefault()
    location.assign(form.action)
  })
}
