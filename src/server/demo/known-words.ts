import { type DrawnImage, parseDrawnImagePath } from '#domain/image/image-path.ts'
import { composeContent } from './compose-content.ts'
import { readContentFiles } from './read-content-files.ts'

let known: ReadonlySet<string> | null = null

/**
 * Whether the letters of a drawing are those of the demo's own content. Its path spells them out, and a path that anybody may write must not put
 * anybody's words in the forum's type on the forum's address.
 */
export function hasKnownWords({ kind, title }: DrawnImage): boolean {
  if (title === null) return true
  known ??= new Set(
    readContentFiles()
      .flatMap(composeContent)
      .flatMap(({ draft }) => wordsIn(draft)),
  )
  return known.has(`${kind} ${title}`)
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const drawn = parseDrawnImagePath(value)
    return drawn?.title ? [`${drawn.kind} ${drawn.title}`] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
