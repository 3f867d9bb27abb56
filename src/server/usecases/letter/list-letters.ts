import type * as routes from '#contract/organiser-letter.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { letterAudiences, letterStates } from '#domain/letter/letter-audience.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countLetters, listLetterRows } from '#server/persistence/letter-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { countDraftReaders, presentLetters } from './present-letter.ts'

/** Marketing letters by their words, state, audience and day of sending. */
export const listLetters: UseCase<typeof routes.listLetters, 'database'> = async (
  { query, facts: { locale } },
  { database },
) => {
  const { q, state, audience, sort, limit } = query
  const { guid: editionGuid, timeZone, plannedMessages } = await readCurrentEdition(database)
  const filter = { editionGuid, q, ...instantsOf(query, timeZone) }
  const counted = await countLetters(database, filter)
  const drafted = counted.filter(row => row.state === 'draft').map(row => row.audience)
  const byReaders = sort === 'mostReaders' || sort === 'fewestReaders'
  const drafts = byReaders
    ? await countDraftReaders(
        database,
        [...new Set(drafted)].map(each => ({ state: 'draft', audience: each, editionGuid })),
      )
    : null
  const rows = await listLetterRows(
    database,
    { ...filter, state, audience },
    {
      ...{ sort, locale, limit: limit + 1 },
      draftReaders: new Map([...(drafts ?? [])].map(([each, { ru, en }]) => [each, ru + en])),
      after: decodeCursor(query.cursor, 2),
    },
  )
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const sum = (among: typeof counted) => among.reduce((all, { count }) => all + Number(count), 0)
  const ofAudience = counted.filter(row => audience === undefined || row.audience === audience)
  const ofState = counted.filter(row => state === undefined || row.state === state)
  const countsBy = <Key extends string>(keys: readonly Key[], count: (key: Key) => number) =>
    Object.fromEntries(keys.map(key => [key, count(key)])) as Record<Key, number>
  return {
    consentAsked: plannedMessages.includes('advertising'),
    counts: countsBy(letterStates, key => sum(ofAudience.filter(row => row.state === key))),
    audienceCounts: countsBy(letterAudiences, key => sum(ofState.filter(row => row.audience === key))),
    nextCursor,
    items: await presentLetters(database, items),
  }
}
