// Any origin will do: only whether the parser leaves it is of interest.
const ownOrigin = 'https://own.invalid'

/**
 * A `redirect` parameter as a path of our own site, or null when it leads anywhere else: `//host`, `/\host`, an absolute
 * or script URL, control characters, or a path that becomes `//host` once dots are resolved. Gives it back as the browser
 * would read it, query and hash included.
 */
export function ownPath(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/') || /[\\\p{Cc}]/u.test(redirect) || !URL.canParse(redirect, ownOrigin))
    return null
  const url = new URL(redirect, ownOrigin)
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
