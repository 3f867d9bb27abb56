/** Behind a log-in, or not made for reading. */
const closed = ['/account', '/organizer', '/staff', '/dev/', '/api/']
/** Pictures of pages that may be found are no secret. */
const open = ['/api/v2/image/', '/og/']

/** What search engines may read (RFC 9309); of two rules that fit, the longer one counts. */
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
