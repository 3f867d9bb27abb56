const address = /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gi
/** An international number as it is written in print: spaces, hyphens and brackets between the digits. */
const phone = /(?<![\w+])\+\d(?:[ \u00a0()-]{0,2}\d){9,14}(?![\d-])/g
const opaque = new Set(['a', 'code', 'pre'])

/**
 * Makes links of the e-mail addresses and phone numbers that stand bare in the text of a piece of HTML, so that a tap writes or calls. Tags, links and
 * code stay as they are. The HTML has to be well formed, with `<` in its own tags alone.
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
