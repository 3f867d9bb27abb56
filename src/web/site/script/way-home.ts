/** A form without fields would leave a question mark in the address, so the button of the error screen navigates itself. */
export function watchWayHome(): void {
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.wayHome === undefined) return
    event.preventDefault()
    location.assign(form.action)
  })
}
