import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type TypedWord, typedWays } from '#domain/identity/typed-ways.ts'
import type { Reader } from './database.ts'
import { mostGathered, mostNamed } from './search-limits.ts'

/** The normalised form for searching: lower case, ё as е, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}

/** A LIKE pattern with escaped wildcards; a phone matches in any notation. */
export function likePattern(typed: string): string {
  return escaped(phoneDigits(typed) ?? searchable(typed))
}

/** Wildcards of a LIKE pattern taken as they are typed. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, character => `\\${character}`)
}

/**
 * Whether a person is found by what was typed: every word of it stands in the person's names, company, e-mail, phone or position, in any usual spelling
 * of a name, in either script or the wrong keyboard layout. Where nobody is found so, a word of a name may have a typing error.
 */
export function personMatches(typed: string): RawBuilder<SqlBool> {
  const near = nearMatch(typed)
  const exact = exactMatch('participant', typed)
  if (!near) return exact
  // Near names are looked up apart, and only where nobody is found as typed: as a condition of the list the planner would rather compare every row.
  return sql<SqlBool>`(${exact} or participant.guid = any(array(
    select participant.guid from participant where ${near} and not exists (
      select from participant as exact where ${exactMatch('exact', typed)}))))`
}

/**
 * The people whom a search finds, to look up what is theirs. Of more than `mostNamed` none is named: a page of any list is soon full then, so the list asks
 * each of its rows, and `more` says which question.
 */
export type PeopleFound = {
  guids: readonly string[]
  more: null | 'asTyped' | 'near'
  /** All of them, where they were gathered (`pageOfGathered`). */
  all?: RawBuilder<string[]>
}

export async function findPeople(reader: Reader, typed: string | undefined): Promise<PeopleFound | null> {
  if (!typed) return null
  const asTyped = await namePeople(reader, exactMatch('participant', typed))
  if (!asTyped) return { guids: [], more: 'asTyped' }
  const near = asTyped.length > 0 ? null : nearMatch(typed)
  if (!near) return { guids: asTyped, more: null }
  const guids = await namePeople(reader, near)
  return { guids: guids ?? [], more: guids ? null : 'near' }
}

/** Null where they are too many to name: thousands of guids on their way would take longer than to find them. */
async function namePeople(reader: Reader, condition: RawBuilder<SqlBool>): Promise<string[] | null> {
  const { rows } = await sql<{ guids: string[] | null }>`
    with found as materialized (
      select array(select guid from participant where ${condition} limit ${mostNamed + 1}) as guids)
    select case when cardinality(guids) <= ${mostNamed} then guids end as guids from found`.execute(reader)
  return rows[0]?.guids ?? null
}

/**
 * Whether the person is one of those found. Where they were too many to name each row of the list is asked: within a subquery, because the planner takes
 * a pattern for rarer than it is, and would gather them all.
 */
export function isFound(people: PeopleFound | null | undefined, typed: string): RawBuilder<SqlBool> {
  if (!people) return personMatches(typed)
  if (people.more) return sql<SqlBool>`(select ${isLike(people.more, typed)})`
  return sql<SqlBool>`participant.guid = any(${namedPeople(people)})`
}

/** All of them by the index of the search, where a list has to be gone through to its end anyway. */
export function gathered(people: PeopleFound | null | undefined, typed: string): PeopleFound | null {
  if (!people?.more) return people ?? null
  const all = sql<string[]>`array(select guid from participant where ${isLike(people.more, typed)})`
  return { ...people, more: null, all }
}

/** The first of those of whom a search finds too many to name, for counts that say "at least"; null where all are named. */
export function firstOfMany(people: PeopleFound | null | undefined, typed: string): PeopleFound | null {
  if (!people?.more) return null
  const all = sql<
    string[]
  >`array(select guid from participant where ${isLike(people.more, typed)} limit ${mostNamed + 1})`
  return { ...people, more: null, all }
}

/** The guids of all who are found, as an array. */
export function namedPeople({ guids, all }: PeopleFound): RawBuilder<unknown> {
  return all ?? sql`${guids}::uuid[]`
}

function isLike(how: 'asTyped' | 'near', typed: string): RawBuilder<SqlBool> {
  return (how === 'near' && nearMatch(typed)) || exactMatch('participant', typed)
}

/** A page of those that `found` selects, where they are so few that they are sooner gathered than their order is walked along; otherwise null. */
export async function pageOfFew(
  reader: Reader,
  found: RawBuilder<unknown>,
  pageOf: (few: RawBuilder<string[]>) => RawBuilder<unknown>,
): Promise<string[] | null> {
  const few = sql<string[]>`(select guids from gathered)::uuid[]`
  const { rows } = await sql<{ page: string[] | null }>`
    with gathered as materialized (select array(${found} limit ${mostGathered + 1}) as guids)
    select case when cardinality(guids) <= ${mostGathered} then array(${pageOf(few)}) end as page
    from gathered`.execute(reader)
  return rows[0]?.page ?? null
}

/**
 * Where an order is by names and the search is one, those who are found stand together, perhaps at its end. They are gathered by the index of the search
 * then, and `pageOf` chooses among them; null where they are so many that walking along the order is the shorter way.
 */
export function pageOfGathered(
  reader: Reader,
  { people, typed }: { people: PeopleFound; typed: string },
  pageOf: (people: PeopleFound) => RawBuilder<unknown>,
): Promise<string[] | null> {
  const found = sql`select guid from participant where ${isLike(people.more ?? 'asTyped', typed)}`
  return pageOfFew(reader, found, all => pageOf({ ...people, more: null, all }))
}

const never = sql<SqlBool>`false`

/** Who is found by name: their tables have the numbers of words beside the key. */
export type NamedTable = 'participant' | 'employee' | 'volunteer'

/** The same without typing errors. */
export function exactMatch(
  table: NamedTable | 'exact' | 'applicationSearch' | 'pass' | 'vehicle',
  typed: string,
): RawBuilder<SqlBool> {
  const phone = phoneDigits(typed)
  const key = sql.ref(`${table}.searchKey`)
  if (phone) return sql<SqlBool>`${key} like ${`%${phone}%`}`
  const ways = typedWays(typed).map(words => all(words.map(word => contains(key, word))))
  return ways.length > 0 ? any(ways) : never
}

/** Whether a search finds the person of a row of `application_search` as typed. A key too long for its indexes is asked of the participant. */
export function isFoundHere(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when application_search.search_key is null
    then (select ${exactMatch('participant', typed)} from participant where participant.guid = application_search.participant_guid)
    else ${exactMatch('applicationSearch', typed)} end`
}

/** Whether a person's names are the typed ones but for one letter, or two wrong vowels, of a word; null where all words are too short for that. */
export function nearMatch(typed: string, table: NamedTable = 'participant'): RawBuilder<SqlBool> | null {
  const words = phoneDigits(typed) ? [] : (typedWays(typed)[0] ?? [])
  if (!words.some(({ isLong }) => isLong)) return null
  const key = sql.ref(`${table}.searchKey`)
  return all(
    words.map(word =>
      word.isLong
        ? sql<SqlBool>`${sql.ref(`${table}.nameCodes`)} && slip_codes(${folded(word.written)})`
        : contains(key, word),
    ),
  )
}

/** Whether each typed word is a whole word of the person's names. */
export function wholeNameMatch(typed: string, table: NamedTable = 'participant'): RawBuilder<SqlBool> {
  const ways = typedWays(typed).map(words =>
    all(
      words.map(({ written, forms }) => {
        const words = sql`${folded(written)} || ${` ${forms.join(' ')}`}`
        return sql<SqlBool>`${sql.ref(`${table}.nameCodes`)} && word_codes(${words})`
      }),
    ),
  )
  return ways.length > 0 ? any(ways) : never
}

/** A trigram index knows two letters at the beginning of a word; every word of a key comes after a space. */
function contains(key: RawBuilder<unknown>, { written, forms, isShort }: TypedWord): RawBuilder<SqlBool> {
  const before = isShort ? '% ' : '%'
  const patterns = [
    folded(`${before}${escaped(written)}%`),
    ...forms.map(form => sql`${`${before}${form}%`}`),
  ]
  return any(patterns.map(pattern => sql<SqlBool>`${key} like ${pattern}`))
}

/** Brought to the form in which names are kept. */
function folded(text: string): RawBuilder<string> {
  return sql<string>`word_key(${text})`
}

function all(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

function any(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** `8 (916) 000-79-19` as the last digits of +79160007919; null for anything but a Russian phone. */
function phoneDigits(typed: string): string | null {
  if (!/^[\d\s()+-]+$/.test(typed)) return null
  return /^[78]?(9\d{9})$/.exec(typed.replace(/\D/g, ''))?.[1] ?? null
}
