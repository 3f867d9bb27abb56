/** What takes a part of the page over that the server has drawn, and from then on answers for it. */
export type Mount = (element: HTMLElement) => void | Promise<void>
