import { sql } from 'kysely'
import type { MergeField } from '#domain/identity/merge-duplicates.ts'
import type { Tx } from './database.ts'
import type { Merging } from './duplicate-merge-queries.ts'

/** What of a person belongs to each field. */
const columnsOf: Partial<Record<MergeField, readonly string[]>> = {
  name: ['prefix', 'last_name', 'first_name', 'middle_name', 'no_middle_name'],
  latinName: ['latin_last_name', 'latin_first_name'],
  birthDate: ['birth_date'],
  citizenship: ['citizenship', 'country'],
  email: ['email'],
  role: ['role', 'media_name', 'media_website'],
  position: ['position'],
  photograph: ['photograph_file_guid'],
}

/** Sections with a row of their own for each person. */
const tablesOf: Partial<Record<MergeField, string>> = {
  company: 'participant_company',
  contactPerson: 'contact_person',
  transfer: 'transfer',
  postalAddress: 'postal_address',
  speakerProfile: 'speaker_profile',
}

/** Takes what was chosen of the other record; what stood there before goes to the other, so that neither value is lost. */
export async function takeChosen(tx: Tx, merging: Merging, fields: readonly MergeField[]): Promise<void> {
  const guids = [merging.kept.guid, merging.other.guid]
  const columns = fields.flatMap(field => columnsOf[field] ?? [])
  await swapColumns(tx, { table: 'participant', key: 'guid', columns, guids })
  if (fields.includes('photograph')) await swapFiles(tx, merging, 'photograph')
  for (const field of fields) {
    const table = tablesOf[field]
    if (table) await takeSection(tx, table, merging)
  }
  await tx
    .updateTable('participant')
    .set(eb => ({ version: eb('version', '+', 1), updatedAt: merging.at }))
    .where('guid', 'in', guids)
    .execute()
}

async function takeSection(tx: Tx, table: string, { kept, other }: Merging): Promise<void> {
  const guids = [kept.guid, other.guid]
  const { rows: owners } = await sql<{ guid: string }>`
    select participant_guid as guid from ${sql.table(table)} where participant_guid = any(${guids}::uuid[])`.execute(
    tx,
  )
  if (!owners.some(({ guid }) => guid === kept.guid)) {
    await sql`
      update ${sql.table(table)} set participant_guid = ${kept.guid} where participant_guid = ${other.guid}`.execute(
      tx,
    )
    return
  }
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and column_name not in ('participant_guid', 'content_guid')`.execute(tx)
  await swapColumns(tx, { table, key: 'participant_guid', columns: rows.map(({ name }) => name), guids })
  if (table === 'speaker_profile') await moveCard(tx, { kept, other })
}

/** At most one of the two has a card, and no two profiles may name one even for a moment. */
async function moveCard(tx: Tx, { kept, other }: Pick<Merging, 'kept' | 'other'>): Promise<void> {
  const card = await tx
    .selectFrom('speakerProfile')
    .select('contentGuid')
    .where('participantGuid', '=', other.guid)
    .executeTakeFirst()
  if (!card?.contentGuid) return
  await tx
    .updateTable('speakerProfile')
    .set({ contentGuid: null })
    .where('participantGuid', '=', other.guid)
    .execute()
  await tx
    .updateTable('speakerProfile')
    .set({ contentGuid: card.contentGuid })
    .where('participantGuid', '=', kept.guid)
    .execute()
}

/** Files of one kind change places with what names them. */
export async function swapFiles(
  tx: Tx,
  { kept, other }: Pick<Merging, 'kept' | 'other'>,
  kind: 'photograph' | 'passportPage',
): Promise<void> {
  await sql`
    update file set participant_guid = case when participant_guid = ${kept.guid}::uuid then ${other.guid}::uuid else ${kept.guid}::uuid end
    where kind = ${kind} and participant_guid = any(${[kept.guid, other.guid]}::uuid[])`.execute(tx)
}

async function swapColumns(
  tx: Tx,
  { table, key, columns, guids }: { table: string; key: string; columns: readonly string[]; guids: string[] },
): Promise<void> {
  if (columns.length === 0) return
  const changes = columns.map(column => sql`${sql.ref(column)} = theirs.${sql.ref(column)}`)
  await sql`
    update ${sql.table(table)} as own set ${sql.join(changes)} from ${sql.table(table)} as theirs
    where own.${sql.ref(key)} = any(${guids}::uuid[]) and theirs.${sql.ref(key)} = any(${guids}::uuid[])
      and own.${sql.ref(key)} <> theirs.${sql.ref(key)}`.execute(tx)
}

export type PassportRow = {
  participantGuid: string
  numberHash: Buffer
  sealed: Buffer
  keyId: string
  savedAt: Date | null
}

/** Puts sealed passports in the place of those that these people had; numbers stay unique, so all go before any comes. */
export async function putPassports(
  tx: Tx,
  guids: readonly string[],
  rows: readonly PassportRow[],
): Promise<void> {
  const gone = await tx
    .deleteFrom('passport')
    .where('participantGuid', 'in', [...guids])
    .returning('version')
    .execute()
  const version = Math.max(0, ...gone.map(row => row.version)) + 1
  if (rows.length > 0)
    await tx
      .insertInto('passport')
      .values(rows.map(row => ({ ...row, version })))
      .execute()
}
