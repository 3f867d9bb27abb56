import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { plateSearch } from '#domain/vehicle/plate.ts'
import type { Reader } from './database.ts'
import { exactMatch, likePattern, nearMatch } from './search-text.ts'

/** Whose passes a search finds. Where they are many these are some of them, and `more` says that each row of a list has to be asked. */
export type PassesFound = { typed: string; guids: readonly string[]; more: boolean }

/** Of more the list is walked in its order, whose page is soon full. */
const mostPassesNamed = 2000

/** Names and companies in any usual spelling, a plate in either alphabet; where nobody is found so, participants whose name has a typing error. */
export async function findPasses(
  reader: Reader,
  {
    editionGuid,
    typed,
    asTyped = false,
  }: { editionGuid: string; typed: string | undefined /** Without typing errors. */; asTyped?: boolean },
): Promise<PassesFound | null> {
  if (!typed) return null
  const exact = await firstPasses(
    reader,
    sql`from pass where pass.edition_guid = ${editionGuid} and ${isWritten(typed)}`,
  )
  const near = exact.length === 0 && !asTyped && nearMatch(typed)
  const guids = near
    ? await firstPasses(
        reader,
        sql`from participant
          join application on application.participant_guid = participant.guid and application.edition_guid = ${editionGuid}
          join pass on pass.kind = 'participant' and pass.subject_guid = application.guid and pass.edition_guid = ${editionGuid}
          where ${near}`,
      )
    : exact
  // Who is found by a typing error is named alone: nobody reads on behind two thousand of them.
  return { typed, guids, more: !near && guids.length > mostPassesNamed }
}

async function firstPasses(reader: Reader, from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ guids: string[] }>`
    select array(select pass.guid ${from} limit ${mostPassesNamed + 1}) as guids`.execute(reader)
  return rows[0]?.guids ?? []
}

function isWritten(typed: string): RawBuilder<SqlBool> {
  const plate = plateSearch(typed)
  const named = exactMatch('pass', typed)
  return plate ? sql<SqlBool>`(${named} or pass.search_key like ${`%${likePattern(plate)}%`})` : named
}

/** Whether the pass is one of those found. */
export function isFoundPass({ typed, guids, more }: PassesFound): RawBuilder<SqlBool> {
  return more ? sql<SqlBool>`(select ${isWritten(typed)})` : isNamedPass(guids)
}

/** The same where all of them are counted, by the index of the search. */
export function isCountedPass({ typed, guids, more }: PassesFound): RawBuilder<SqlBool> {
  return more ? isWritten(typed) : isNamedPass(guids)
}

const isNamedPass = (guids: readonly string[]) => sql<SqlBool>`pass.guid = any(${[...guids]}::uuid[])`

/** How many of these passes, and of them those that are found, each kind of bearer has. */
export async function countKinds(
  reader: Reader,
  { among, found }: { among: Expression<SqlBool>; found: PassesFound | null | undefined },
) {
  const rows = await reader
    .selectFrom('pass')
    .where(among)
    .where(found ? isCountedPass(found) : sql<SqlBool>`true`)
    .select(({ fn }) => ['pass.kind as value', fn.countAll<bigint>().as('count')])
    .groupBy('pass.kind')
    .execute()
  return rows.map(({ value, count }) => ({ value, count: Number(count), more: false }))
}
