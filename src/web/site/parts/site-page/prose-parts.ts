/** A titled part of an edited text. `id` is its anchor, the same in both languages as long as both have the same parts. */
export type ProsePart = { id: string; title: string; html: string }

export type ProseParts = {
  /** The HTML before the first heading. */
  intro: string
  parts: ProsePart[]
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Splits an edited text's HTML at its second-level headings, so that a page can lay out each part on the grid. */
export function proseParts(html: string): ProseParts {
  const [intro = '', ...rest] = html.split('<h2>')
  const parts = rest.map((part, index) => {
    const [heading = '', ...body] = part.split('</h2>')
    return { id: `part-${index + 1}`, title: plain(heading), html: body.join('</h2>').trim() }
  })
  return { intro: intro.trim(), parts }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => entities[entity] ?? entity)
    .trim()
}
