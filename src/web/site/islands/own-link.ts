/** The properties of an anchor that decide who handles it. */
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

/** The properties of a click that show that the browser should handle it: a new tab, a download. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** The path for the router after a plain click on a link of ours; null when the browser must follow it. */
export function routerPath(click: Click, anchor: Anchor, here: URL): string | null {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (click.defaultPrevented || click.button !== 0 || modified) return null
  if (anchor.target || anchor.download) return null
  const target = new URL(anchor.href, here)
  if (target.origin !== here.origin) return null
  // The browser scrolls to places on this page by itself.
  if (target.hash && target.pathname === here.pathname) return null
  return target.pathname + target.search + target.hash
}

/** The same for a browser event. */
export function ownLink(event: MouseEvent): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  return anchor && routerPath(event, anchor, new URL(window.location.href))
}
