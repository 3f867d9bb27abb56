/** The part of an anchor that decides who follows it. */
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

/** The part of a click that decides whether the browser is asked for something of its own: a new tab, a download. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** The path that a plain click on a link of ours leads to, for the router; null when the browser must follow it itself. */
export function routerPath(click: Click, anchor: Anchor, here: URL): string | null {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (click.defaultPrevented || click.button !== 0 || modified) return null
  if (anchor.target || anchor.download) return null
  const target = new URL(anchor.href, here)
  if (target.origin !== here.origin) return null
  // A place on this page is the browser's to scroll to.
  if (target.hash && target.pathname === here.pathname) return null
  return target.pathname + target.search + target.hash
}

/** The same for an event of the browser. */
export function ownLink(event: MouseEvent): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  return anchor && routerPath(event, anchor, new URL(window.location.href))
}
