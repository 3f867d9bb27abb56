/** Paths of the site itself that are the same in both languages: interfaces and files. */
const unlocalised = /^\/(?:api|assets|fonts|healthz|readyz|metrics)(?:\/|$)|\.[a-z0-9]{2,5}(?:[?#]|$)/

/**
 * A path of the site as a text in `locale` should link to it: editors write plain paths (`/program?day=2`), English pages are under /en. Paths that
 * are the same in both languages or already English stay as they are.
 */
export function localisedPath(locale: 'ru' | 'en', path: string): string {
  if (locale === 'ru' || unlocalised.test(path) || /^\/en(?:[/?#]|$)/.test(path)) return path
  return path.replace(/^\/(?=$|[?#])/, '').replace(/^/, '/en')
}

/** Whether an address in a text stays on the site: one slash and no host. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
