import { micromark } from 'micromark'
import { linkContacts } from '#domain/content/link-contacts.ts'
import { isOwnPath, localisedPath } from '#domain/content/own-path.ts'

/**
 * The HTML of a text being written. It is safe: micromark escapes raw HTML and empties dangerous addresses. As on the site, pictures are left out,
 * headings begin at h2 and our own paths lead to the page's language.
 */
export function drawProse(markdown: string, locale: 'ru' | 'en'): string {
  if (markdown.trim() === '') return ''
  const html = micromark(markdown)
    .replace(/<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g, '$1')
    .replace(/<a href="([^"]*)"/g, (tag, address: string) =>
      isOwnPath(address) ? `<a href="${localisedPath(locale, address)}"` : tag,
    )
  const top = Math.min(...[...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level)), 6)
  return linkContacts(html).replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) - top + 2, 6)}>`
  })
}
