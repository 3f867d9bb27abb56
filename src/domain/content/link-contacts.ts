const address = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gi
/** An international number as printed: spaces, hyphens and brackets between the digits. */
const phone = /(?<![\w+])\+\d(?:[ \u00a0()-]{0,2}\d){9,14}(?![\d-])/g
const opaque = new Set(['a', 'code', 'pre'])

/**
 * Turns plain e-mail addresses and phone numbers in HTML into links, so that a tap writes or calls. Tags, links and code stay as they are. The HTML
 * must be well formed, with `<` only in its own tags.
 */
export function linkContacts(html: string): string {
  const inside: string[] = []
  return html
    .split(/(<[^>]*>)/)
    .map(part => {
      const tag = /^<(\/?)([a-z\d]+)/i.exec(part)
      if (!tag) return inside.length === 0 ? linked(part) : part
      const name = (tag[2] ?? '').toLowerCase()
      if (!opaque.has(name)) return part
      if (tag[1]) inside.pop()
      else inside.push(name)
      return part
    })
    .join('')
}

function linked(text: string): string {
  return text
    .replace(address, found => `<a href="mailto:${found}">${found}</a>`)
    .replace(phone, found => `<a href="tel:+${found.replace(/\D/g, '')}">${found}</a>`)
}
