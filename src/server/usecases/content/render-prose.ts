import { micromark } from 'micromark'
import { linkContacts } from '#domain/content/link-contacts.ts'
import { isOwnPath, localisedPath } from '#domain/content/own-path.ts'
import { judgeProse } from '#domain/content/prose-cost.ts'

/**
 * Safe HTML from an editor's CommonMark: raw HTML becomes text; links only lead to https, mailto, tel and the site itself (its pages in the language
 * of the text); bare e-mail addresses and phone numbers become links; pictures are replaced by their description; headings begin at h2 without gaps.
 * micromark escapes its output, so that `<` and `"` occur only in its own tags. Text too expensive to render (prose-cost.ts) becomes plain
 * paragraphs: it cannot be saved any more, but may have been before.
 */
export function renderProse(markdown: string, locale: 'ru' | 'en'): string {
  if (markdown.trim() === '') return ''
  if (!judgeProse(markdown).ok) return plainParagraphs(markdown)
  // Addresses are checked below against a list of allowed ones, which is safer than a list of forbidden ones.
  const html = micromark(markdown, { allowDangerousProtocol: true })
  const judged = html
    .replace(/<img src="[^"]*" alt="([^"]*)"(?: title="[^"]*")? \/>/g, '$1')
    .replace(/<a href="([^"]*)"(?: title="[^"]*")?>(.*?)<\/a>/gs, (_, address: string, text: string) =>
      link(address, text, locale),
    )
  return orderHeadings(linkContacts(judged))
}

function plainParagraphs(text: string): string {
  return text
    .split(/(?:\r\n|\n|\r){2,}/)
    .filter(part => part.trim() !== '')
    .map(part => `<p>${part.replace(/[<>"&]/g, sign => names[sign] ?? sign)}</p>`)
    .join('\n')
}

function link(address: string, text: string, locale: 'ru' | 'en'): string {
  if (isOwnPath(address)) return `<a href="${localisedPath(locale, address)}">${text}</a>`
  if (/^(?:mailto:|tel:\+?[\d()-]+$|#[\w-]+$)/i.test(address)) return `<a href="${address}">${text}</a>`
  if (/^https:\/\/[^/]/i.test(address)) return `<a href="${address}" rel="noopener nofollow">${text}</a>`
  return text
}

/** The page's title is the only h1; below it no level may be skipped. */
function orderHeadings(html: string): string {
  let top = 0
  let last = 1
  const level = (raw: number) => {
    top ||= raw
    last = Math.min(Math.max(raw - top, 0) + 2, last + 1, 6)
    return last
  }
  return html.replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, raw: string, text: string) => {
    const to = level(Number(raw))
    return `<h${to}>${text}</h${to}>`
  })
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const names = Object.fromEntries(Object.entries(entities).map(([name, sign]) => [sign, name]))

/** The text of `renderProse`'s HTML without tags, blocks separated by a space. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:em|strong|code|a)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
