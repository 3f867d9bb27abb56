/** As src/web/page-target.ts tells it. */
export type PageTarget = {
  key: string
  address: string
  route: string | null
  record: { page: string; guid: string } | null
}

export type FindTarget = (pathname: string, search: string) => PageTarget | null

/** The data of a kept page: what it is kept under, and the address to render it by. */
export type DataTarget = { page: PageTarget; key: string; address: string }

/**
 * The data that the browser asks for when a visitor goes on to a kept page (`/news.data?page=2&_routes=ru:news`): kept as well, when it is the page's
 * own alone; otherwise null. It is rendered by the page's own address, never by the one that was asked for: of `/news/.data` the router makes an
 * empty answer, and that must not be kept for `/news.data`.
 */
export function dataTarget(find: FindTarget, pathname: string, search: string): DataTarget | null {
  const query = new URLSearchParams(search)
  const routes = query.get('_routes')
  query.delete('_routes')
  const asked = pathname.replace(/\.data$/, '')
  const page = find(asked === '/_root' ? '/' : asked, `?${query}`)
  if (!page || routes === null || page.route !== routes) return null
  const [path = '', known] = page.address.split('?')
  const file = path === '/' ? '/_root.data' : `${path}.data`
  const address = `${file}?${known ? `${known}&` : ''}_routes=${encodeURIComponent(routes)}`
  return { page, key: `${page.key}:data`, address }
}
