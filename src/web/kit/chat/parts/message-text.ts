/** Part of a message: plain text, or a link. */
export type TextPart = { text: string; href: string | null }

const address = /https?:\/\/[^\s<>"«»]+/gi

/** Splits a message at its web addresses. A full stop or bracket after one is not part of it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const found = withoutTail(match[0])
    if (!URL.canParse(found)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null })
    parts.push({ text: found, href: found })
    from = match.index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

function withoutTail(found: string): string {
  const trimmed = found.replace(/[.,;:!?…'’]+$/, '')
  const unpaired = trimmed.endsWith(')') && !trimmed.includes('(')
  return unpaired ? withoutTail(trimmed.slice(0, -1)) : trimmed
}
