import type { BilingualText } from '#domain/content/content-field.ts'
import { type DrawnImage, parseDrawnImagePath } from '#domain/image/image-path.ts'
import { composeContent, type DemoContent } from './compose-content.ts'
import { readContentFiles } from './read-content-files.ts'

let known: ReadonlyMap<string, BilingualText> | null = null

/**
 * The letters in a drawing: a person's initials, a partner's name, in the language of the picture. Null where the demo's content has no such picture:
 * an address that anybody may write draws nothing, and puts nobody's words in the forum's type.
 */
export function lettersOf({ kind, seed, locale }: DrawnImage): string | null {
  known ??= new Map(readContentFiles().flatMap(composeContent).flatMap(lettered))
  return known.get(`${kind} ${seed}`)?.[locale] ?? null
}

function lettered({ kind, draft }: DemoContent): [string, BilingualText][] {
  const letters = lettersIn(kind, draft as Record<string, unknown>)
  return pathsIn(draft).map(({ kind: drawn, seed }) => [`${drawn} ${seed}`, letters])
}

function lettersIn(kind: DemoContent['kind'], draft: Record<string, unknown>): BilingualText {
  const text = (field: string) => draft[field] as BilingualText
  if (kind === 'partner') return text('name')
  if (kind !== 'speaker' && kind !== 'committeeMember') return { ru: '', en: '' }
  const [first, last] = [text('firstName'), text('lastName')]
  return { ru: initialsOf(`${first.ru} ${last.ru}`), en: initialsOf(`${first.en} ${last.en}`) }
}

/** The first letters of the first two words: a name in brackets and a number have none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}

function pathsIn(value: unknown): DrawnImage[] {
  if (typeof value === 'string') return [parseDrawnImagePath(value)].filter(drawn => drawn !== null)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}
