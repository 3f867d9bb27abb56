import { findPage, isConsolePath, type PageName, pageEntry } from './site-map.ts'

/** Whether a page belongs to the public site, which is HTML, so that links to it from an app need a full load. */
export function isSitePage(page: PageName): boolean {
  return page === 'footer' || pageEntry(page).layout === 'default'
}

/** The same by address; unknown addresses belong to the site, but for those of the console, which keep its rail and so need its script. */
export function isSitePath(pathname: string): boolean {
  const page = findPage(pathname)
  return page === null ? !isConsolePath(pathname) : isSitePage(page)
}
