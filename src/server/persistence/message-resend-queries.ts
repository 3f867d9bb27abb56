import { type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from './database.ts'
import { agreesToLetters } from './letter-queries.ts'
import { retriable } from './message-list-queries.ts'
import { leaveOutOfLetter } from './message-queries.ts'

/** What messages were sent for: a marketing letter, or a batch of decisions. */
export type MessagesOf = { letterGuid: string } | { batchGuid: string }

/** The record into which the reader's was merged; null where it was not. */
export type MergedNames = {
  mergedGuid: string | null
  mergedLastName: string | null
  mergedFirstName: string | null
  mergedMiddleName: string | null
  mergedLatinFirstName: string | null
  mergedLatinLastName: string | null
}

/** To be joined to a participant and their application. */
export const joinMerged = sql`left join participant as merged on merged.guid = participant.merged_into
  left join application as merged_application
    on merged_application.participant_guid = merged.guid and merged_application.edition_guid = application.edition_guid`

export const mergedNames = sql`merged_application.guid as merged_guid, merged.last_name as merged_last_name,
  merged.first_name as merged_first_name, merged.middle_name as merged_middle_name,
  merged.latin_first_name as merged_latin_first_name, merged.latin_last_name as merged_latin_last_name`

export type FailedMessageRow = {
  guid: string
  applicationGuid: string
  lastName: string | null
  firstName: string | null
  middleName: string | null
  latinFirstName: string | null
  latinLastName: string | null
  retriable: boolean
  wanted: boolean
} & MergedNames

type Wanted = { of: MessagesOf; applicationGuids: readonly string[] | null; limit: number }

/** Failed messages of a letter or a batch, of everybody or of these people, in the order in which they were due. */
export async function listFailedOf(
  reader: Reader,
  { of, applicationGuids, limit }: Wanted,
  lock = sql``,
): Promise<FailedMessageRow[]> {
  const isLetter = 'letterGuid' in of
  const from = isLetter
    ? sql`marketing_letter_recipient as recipient
        join message on message.guid = recipient.message_guid
        join participant on participant.guid = recipient.participant_guid
        join marketing_letter as letter on letter.guid = recipient.letter_guid
        join application on application.participant_guid = participant.guid and application.edition_guid = letter.edition_guid ${joinMerged}
        where recipient.letter_guid = ${of.letterGuid} and recipient.delivery = 'failed'`
    : sql`decision join message on message.decision_guid = decision.guid
        join application on application.guid = decision.application_guid
        join participant on participant.guid = application.participant_guid ${joinMerged}
        where decision.batch_guid = ${of.batchGuid}`
  const { rows } = await sql<FailedMessageRow>`
    select message.guid, application.guid as application_guid, participant.last_name, participant.first_name,
      participant.middle_name, participant.latin_first_name, participant.latin_last_name, ${mergedNames},
      (${retriable}) as retriable, (message.category = 'service' or ${agreesToLetters}) as wanted
    from ${from} and message.state = 'failed'
      and ${applicationGuids ? sql`application.guid = any(${[...applicationGuids]}::uuid[])` : sql`true`}
    order by retriable desc, ${isLetter ? sql`recipient.delivery_at, recipient.participant_guid` : sql`message.not_before, message.guid`} limit ${limit} ${lock}`.execute(
    reader,
  )
  return rows
}

/** The same, each locked: of two who send again at once the second finds it waiting. */
export function lockFailedOf(tx: Tx, wanted: Wanted): Promise<FailedMessageRow[]> {
  return listFailedOf(tx, wanted, sql`for update of message`)
}

export async function countFailedOf(reader: Reader, of: MessagesOf): Promise<number> {
  const from =
    'letterGuid' in of
      ? sql`marketing_letter_recipient where letter_guid = ${of.letterGuid} and delivery = 'failed'`
      : sql`decision join message on message.decision_guid = decision.guid
        where decision.batch_guid = ${of.batchGuid} and message.state = 'failed'`
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${from}`.execute(reader)
  return Number(rows[0]?.count ?? 0)
}

/** Cancels failed letters whose readers have withdrawn the consent: nobody sends them again. */
export async function cancelUnwanted(tx: Tx, guids: string[]): Promise<void> {
  if (guids.length === 0) return
  await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val(guids))))
    .where('state', '=', 'failed')
    .execute()
  await leaveOutOfLetter(tx, guids)
}

/** Those of these people who belong to the letter or the batch, by name: nobody else's name is told. */
export function listNamesOf(reader: Reader, of: MessagesOf, applicationGuids: readonly string[]) {
  if (applicationGuids.length === 0) return Promise.resolve([])
  const belongs =
    'letterGuid' in of
      ? sql<SqlBool>`exists (select from marketing_letter_recipient
          where letter_guid = ${of.letterGuid} and participant_guid = participant.guid)`
      : sql<SqlBool>`exists (select from decision
          where batch_guid = ${of.batchGuid} and application_guid = application.guid)`
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['application.guid as applicationGuid', 'participant.lastName', 'participant.firstName'])
    .select(['participant.middleName', 'participant.latinFirstName', 'participant.latinLastName'])
    .where('application.guid', 'in', [...applicationGuids])
    .where(belongs)
    .execute()
}
