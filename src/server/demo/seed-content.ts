import { positionStep } from '#domain/content/content-order.ts'
import { referencesOf } from '#domain/content/content-values.ts'
import type { Tx } from '../persistence/database.ts'
import { insertDemoContent, insertPastEditions } from '../persistence/demo-content-queries.ts'
import { draftFacts } from '../usecases/content/judge-draft.ts'
import { composeContent, type DemoContent } from './compose-content.ts'
import { moscow } from './demo-event.ts'
import { readContentFiles, readPastEditions } from './read-content-files.ts'

/** Publication date of content without a date of its own. */
const publishedAt = moscow('2025-09-01 10:00')

/** The day of September on which the latest important update went out. */
const latestUpdate = 14

/** The earlier editions, and the published content of every edition. */
export async function seedContent(tx: Tx): Promise<void> {
  const editions = await insertPastEditions(tx, readPastEditions())
  const pieces = readContentFiles().flatMap(composeContent)
  const items = pieces.map(piece => {
    const edition = editions.get(piece.edition)
    if (!edition) throw new RangeError(`content/editions.json has no edition ${piece.edition}`)
    return {
      ...draftFacts(piece.kind, piece.draft, edition),
      guid: piece.guid,
      editionGuid: edition.guid,
      kind: piece.kind,
      position: (piece.index + 1) * positionStep,
      published: piece.published,
      publishedAt: publicationOf(piece).toISOString(),
    }
  })
  const references = pieces.flatMap(({ guid, kind, draft, published }) =>
    referencesOf(kind, draft).flatMap(reference =>
      (published ? (['draft', 'published'] as const) : (['draft'] as const)).map(side => ({
        from: guid,
        to: reference.guid,
        side,
      })),
    ),
  )
  await insertDemoContent(tx, items, references)
}

/** News is published on its own day; important updates one a day, the first in the file last. Drafts have no date yet. */
function publicationOf({ kind, draft, index, published }: DemoContent): Date {
  if (kind === 'importantUpdate')
    return moscow(`2025-09-${String(latestUpdate - index).padStart(2, '0')} 10:00`)
  const date = kind === 'news' && published ? (draft as DemoContent<'news'>['draft']).date : null
  return date ? moscow(`${date} 10:00`) : publishedAt
}
