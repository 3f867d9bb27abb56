/** A thing that a reference may point at. */
export type ReferenceOption = {
  guid: string
  title: { ru: string; en: string }
  note: string
  published: boolean
}

/** Lower case, «ё» as «е» and single spaces, for comparing names. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}

/** Options in which every typed word begins some word, in either language. Names that begin with the typed text come first. */
export function findReferences(
  options: readonly ReferenceOption[],
  typed: string,
  limit: number,
): ReferenceOption[] {
  const words = folded(typed).split(' ').filter(Boolean)
  const found = options.filter(({ title, note }) => {
    const text = ` ${folded(`${title.ru} ${title.en} ${note}`).replace(/[«»"(),.–—-]/g, ' ')}`
    return words.every(word => text.includes(` ${word}`))
  })
  const start = words.join(' ')
  const begins = ({ title }: ReferenceOption) =>
    folded(title.ru).startsWith(start) || folded(title.en).startsWith(start)
  return [...found.filter(begins), ...found.filter(option => !begins(option))].slice(0, limit)
}
