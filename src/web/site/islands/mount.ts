/** Takes over a part of the page that the server rendered. */
export type Mount = (element: HTMLElement) => void | Promise<void>
