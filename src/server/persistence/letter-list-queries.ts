import { type SqlBool, sql } from 'kysely'
import {
  type LetterAudience,
  type LetterState,
  letterAudiences,
  letterStates,
} from '#domain/letter/letter-audience.ts'
import type { LetterSort } from '#domain/letter/letter-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { searchable } from './search-text.ts'

// An edition has hundreds of letters at most, so no order of theirs has an index of its own.

export type LetterFilter = {
  editionGuid: string
  /** Words of a subject or a text, in any order. */
  q?: string | undefined
  state?: LetterState | undefined
  audience?: LetterAudience | undefined
  /** Sent in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

type Place = {
  sort: LetterSort
  locale: 'ru' | 'en'
  /** How many each draft would go to; asked for where the order goes by it. */
  draftReaders: ReadonlyMap<LetterAudience, number>
  after: readonly (string | null)[] | null
  limit: number
}

export function listLetterRows(reader: Reader, filter: LetterFilter, place: Place) {
  const order = orderOf(place)
  const guid = sql.ref('marketingLetter.guid')
  return matching(reader, filter)
    .selectAll('marketingLetter')
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(comesAfter(order, guid, place.after))
    .orderBy(order.key, order.way)
    .orderBy('marketingLetter.guid', order.way)
    .limit(place.limit)
    .execute()
}

/** How many of each state and audience there are. */
export function countLetters(reader: Reader, filter: Omit<LetterFilter, 'state' | 'audience'>) {
  return matching(reader, filter)
    .select(({ fn }) => [
      'marketingLetter.state',
      'marketingLetter.audience',
      fn.countAll<bigint>().as('count'),
    ])
    .groupBy(['marketingLetter.state', 'marketingLetter.audience'])
    .execute()
}

function matching(reader: Reader, { editionGuid, q, state, audience, since, before }: LetterFilter) {
  let letters = reader.selectFrom('marketingLetter').where('marketingLetter.editionGuid', '=', editionGuid)
  if (state) letters = letters.where('marketingLetter.state', '=', state)
  if (audience) letters = letters.where('marketingLetter.audience', '=', audience)
  if (since || before) letters = letters.where(isWithin(sql.ref('marketingLetter.sentAt'), { since, before }))
  for (const word of wordsOf(q ?? '')) letters = letters.where(holds(word))
  return letters
}

/** As the letters' own words are kept: without quotation marks. */
const wordsOf = (typed: string) =>
  searchable(typed)
    .split(/[\s"«»“”„’']+/)
    .filter(Boolean)

const holds = (word: string) => sql<SqlBool>`position(${word} in marketing_letter.search_text) > 0`

function orderOf({ sort, locale, draftReaders }: Place): ListOrder {
  switch (sort) {
    case 'newest':
    case 'oldest':
      return bothWays('instant', sql.ref('marketingLetter.updatedAt'))[sort === 'oldest' ? 'up' : 'down']
    case 'subject':
    case 'subjectDown': {
      const subject = sql.ref(locale === 'ru' ? 'marketingLetter.subjectRu' : 'marketingLetter.subjectEn')
      const byName = bothWays('text', sql`lower(${subject} collate "und-x-icu")`)
      return byName[sort === 'subject' ? 'up' : 'down']
    }
    case 'audience':
    case 'audienceDown':
      return byPlace('marketingLetter.audience', letterAudiences)[sort === 'audience' ? 'up' : 'down']
    case 'state':
    case 'stateDown':
      return byPlace('marketingLetter.state', letterStates)[sort === 'state' ? 'up' : 'down']
    case 'mostReaders':
    case 'fewestReaders':
      return bothWays('whole', readersOf(draftReaders))[sort === 'fewestReaders' ? 'up' : 'down']
    case 'sentLast':
      return bothWays('instant', sql`coalesce(marketing_letter.sent_at, '-infinity')`).down
    case 'sentFirst':
      return bothWays('instant', sql`coalesce(marketing_letter.sent_at, 'infinity')`).up
  }
}

const byPlace = (column: string, values: readonly string[]) =>
  bothWays('whole', sql`array_position(${[...values]}::text[], ${sql.ref(column)})`)

/** As the list says it: of a draft those who would get it now, of the others whoever was not left out. */
function readersOf(draftReaders: ReadonlyMap<LetterAudience, number>) {
  return sql<number>`case when marketing_letter.state = 'draft'
    then coalesce((${JSON.stringify(Object.fromEntries(draftReaders))}::jsonb ->> marketing_letter.audience)::integer, 0)
    else marketing_letter.recipients_ru + marketing_letter.recipients_en - (
      select count(*) from marketing_letter_recipient as missed
      where missed.letter_guid = marketing_letter.guid and missed.delivery in ('leftOut', 'merged')) end`
}
