// Any origin will do; it only matters whether the parser stays on it.
const ownOrigin = 'https://own.invalid'

/**
 * A `redirect` parameter as a path of our own site, or null when it leads elsewhere: `//host`, `/\host`, an absolute or script URL, control
 * characters, or a path that becomes `//host` once dots are resolved. Returns it as the browser would read it, with query and hash.
 */
export function ownPath(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/') || /[\\\p{Cc}]/u.test(redirect) || !URL.canParse(redirect, ownOrigin))
    return null
  const url = new URL(redirect, ownOrigin)
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
