import { findPage, pageEntry } from './site-map.ts'

/** Whether an address is of the public site, which is HTML: a page of its layout, its bare footer, or no page at all. */
export function isSitePath(pathname: string): boolean {
  const page = findPage(pathname)
  return page === null || page === 'footer' || pageEntry(page).layout === 'default'
}
