/** A piece of a message: text, or a link. */
export type TextPart = { text: string; href?: string }

const address = /https?:\/\/[^\s<>«»"]+/g

/** Finds the web addresses in a message, without the full stop or bracket that ends the sentence. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const href = match[0].replace(/[.,;:!?)\]]+$/, '')
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: href, href })
    end = match.index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
