/** Behind a log-in, or not meant for readers. */
const closed = ['/account', '/organizer', '/staff', '/dev/', '/api/']
/** Pictures of indexed pages may be indexed. */
const open = ['/api/v2/image/', '/og/']

/** What search engines may read (RFC 9309); the longer of two matching rules counts. */
export function robotsTxt(publicUrl: string): string {
  const both = closed.flatMap(path => (path === '/api/' ? [path] : [path, `/en${path}`]))
  return [
    'User-agent: *',
    ...both.map(path => `Disallow: ${path}`),
    ...open.map(path => `Allow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
