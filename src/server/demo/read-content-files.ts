import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ContentKind, contentKindNames } from '#domain/content/content-kind.ts'

const folder = new URL('../../../content/', import.meta.url)

export type Fields = Record<string, unknown>
type Pieces = Record<string, Fields>

/** One kind of one edition as the files have it: texts of both languages, and everything language-independent, by key. */
export type ContentFile = { edition: string; kind: ContentKind; ru: Pieces; en: Pieces; facts: Pieces }

export type PastEditionFile = {
  slug: string
  nameRu: string
  nameEn: string
  cityRu: string
  cityEn: string
  venueRu: string
  venueEn: string
  startsOn: string
  endsOn: string
}

/** The demo's editions before the current one (content/editions.json). */
export function readPastEditions(): PastEditionFile[] {
  return read('editions.json') as PastEditionFile[]
}

/** Every file of the demo's content: content/{ru,en,facts}/<edition>/<kind>.json. */
export function readContentFiles(): ContentFile[] {
  const editions = readdirSync(new URL('facts/', folder))
  return editions.flatMap(edition =>
    contentKindNames
      .filter(kind => existsSync(new URL(`facts/${edition}/${kind}.json`, folder)))
      .map(kind => {
        const part = (name: string) => read(`${name}/${edition}/${kind}.json`) as Pieces
        return { edition, kind, ru: part('ru'), en: part('en'), facts: part('facts') }
      }),
  )
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}
