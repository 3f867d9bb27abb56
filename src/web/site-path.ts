import { findPage, type PageName, pageEntry } from './site-map.ts'

/** Whether a page is of the public site, which is HTML: links to it from an app are full loads. */
export function isSitePage(page: PageName): boolean {
  return page === 'footer' || pageEntry(page).layout === 'default'
}

/** The same by an address; one that leads nowhere is the site's. */
export function isSitePath(pathname: string): boolean {
  const page = findPage(pathname)
  return page === null || isSitePage(page)
}
