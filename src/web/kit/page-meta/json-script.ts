const dangerous = /[<>&\u2028\u2029]/g

/** A block of data in a page. No text in it can end the block or begin a comment, whatever an editor wrote. */
export function jsonScript(data: unknown): string {
  return `<script type="application/ld+json">${dataScript(data)}</script>`
}

/** The text of such a block. */
export function dataScript(data: unknown): string {
  return JSON.stringify(data).replace(
    dangerous,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** The text of our own safe HTML without tags, on one line, cut at a word to at most `length` characters. */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ (?=[.,:;!?»)])/g, '')
    .trim()
  if (text.length <= length) return text
  return `${text
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\s.,:;–—-]+$/, '')}…`
}
