import type { TextPart } from '#server/documents/text-document.ts'

/** An editor's text as the parts of a document: headings, paragraphs, and each point of a list with its dash. Emphasis and links keep their words alone. */
export function proseParts(markdown: string): TextPart[] {
  return markdown.split(/\n{2,}/).flatMap((block): TextPart[] => {
    const lines = block.split('\n').map(line => line.trim())
    const heading = /^#{1,6} (.+)$/.exec(lines[0] ?? '')
    if (heading)
      return [{ kind: 'heading', text: plain(heading[1] ?? '') }, ...proseParts(lines.slice(1).join('\n'))]
    const isList = lines.some(line => /^[-*] /.test(line))
    const texts = isList ? lines.map(line => line.replace(/^[-*] /, '— ')) : [lines.join(' ')]
    return texts.filter(Boolean).map(text => ({ kind: 'paragraph', text: plain(text) }))
  })
}

function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .trim()
}
