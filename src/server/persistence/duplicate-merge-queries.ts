import { sql } from 'kysely'
import { joinChats } from '#domain/chat/join-chats.ts'
import type { Tx } from './database.ts'

/** Both records of a merge, locked by the caller. */
export type Merging = {
  editionGuid: string
  kept: { guid: string; applicationGuid: string }
  other: { guid: string; applicationGuid: string; isPrimary: boolean; confirmedAt: Date | null }
  at: Date
}

/**
 * What becomes of the rows of each column that refers to a participant or an application when two records are merged:
 * - moves: all of them go to the kept record
 * - joins: those go that the kept record has not yet; where both have one the code below says what happens
 * - chosen: the organiser chooses, and the two rows change places where the other's was chosen
 * - stays: they belong to the trace, and are read with the kept record or need nobody any more
 * A test compares the columns with the database: a new table that refers to a person has to say what becomes of it.
 */
export const mergeTreatments = {
  'application.participant_guid': 'stays',
  'application_note.application_guid': 'moves',
  'application_tag.application_guid': 'joins',
  // Written by triggers.
  'application_search.application_guid': 'stays',
  'assistant.participant_guid': 'stays',
  'badge.participant_guid': 'joins',
  // Nothing of it is open, and one payment has one line for each application.
  'card_payment_line.application_guid': 'joins',
  'change_request.participant_guid': 'moves',
  'chat.participant_guid': 'joins',
  'closing_line.application_guid': 'moves',
  'confirmation_link.application_guid': 'stays',
  'confirmation_notice.application_guid': 'stays',
  'consent.participant_guid': 'joins',
  'contact_person.participant_guid': 'chosen',
  'deadline_reminder.application_guid': 'stays',
  // Read with the history of the kept record; a decision stays a decision on what it was taken on.
  'decision.application_guid': 'stays',
  'duplicate_pair.left_guid': 'stays',
  'duplicate_pair.right_guid': 'stays',
  'duplicate_search.participant_guid': 'stays',
  'erasure_act.participant_guid': 'stays',
  'erasure_request.participant_guid': 'moves',
  'favourite.participant_guid': 'joins',
  'file.participant_guid': 'chosen',
  'group_member.application_guid': 'joins',
  'invoice_line.application_guid': 'moves',
  'itinerary.participant_guid': 'joins',
  'marketing_letter_recipient.participant_guid': 'joins',
  'member_notice.application_guid': 'stays',
  'mismatch_call.application_guid': 'stays',
  'message.participant_guid': 'moves',
  'participant.merged_into': 'moves',
  'participant_company.participant_guid': 'chosen',
  'passport.participant_guid': 'chosen',
  'passport_viewing.participant_guid': 'moves',
  'postal_address.participant_guid': 'chosen',
  // Worked out anew at the next look.
  'recommendation.participant_guid': 'stays',
  'replacement.new_application_guid': 'stays',
  'replacement.old_application_guid': 'stays',
  'speaker_profile.participant_guid': 'chosen',
  'survey_response.participant_guid': 'joins',
  'transfer.participant_guid': 'chosen',
  'update_reading.participant_guid': 'joins',
} as const satisfies Record<string, 'moves' | 'joins' | 'chosen' | 'stays'>

/** Moves everything that is not a choice from the other record to the kept one. */
export async function moveToKept(tx: Tx, merging: Merging): Promise<void> {
  for (const [reference, treatment] of Object.entries(mergeTreatments))
    if (treatment === 'moves') await moveRows(tx, reference, merging)
  await joinMissing(tx, merging)
  await joinConsents(tx, merging)
  await endAssistance(tx, merging)
  await joinMembership(tx, merging)
  await joinProgramme(tx, merging)
  await joinChat(tx, merging)
  await tx
    .updateTable('participant')
    .set({ mergedInto: merging.kept.guid, mergedAt: merging.at })
    .where('guid', '=', merging.other.guid)
    .execute()
}

function keysOf(column: string, { kept, other }: Merging) {
  return column.includes('application')
    ? { to: kept.applicationGuid, from: other.applicationGuid }
    : { to: kept.guid, from: other.guid }
}

async function moveRows(tx: Tx, reference: string, merging: Merging): Promise<void> {
  const [table = '', column = ''] = reference.split('.')
  const { to, from } = keysOf(column, merging)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
    tx,
  )
}

/** One row each beside what the column named here says; of a favourite the later word counts. */
async function joinMissing(tx: Tx, merging: Merging): Promise<void> {
  const { kept, other } = merging
  await sql`
    update favourite as own set mark = theirs.mark, marked_at = theirs.marked_at from favourite as theirs
    where own.participant_guid = ${kept.guid} and theirs.participant_guid = ${other.guid}
      and theirs.content_guid = own.content_guid and theirs.marked_at > own.marked_at`.execute(tx)
  // They are one reader.
  await sql`
    delete from update_reading as theirs using update_reading as own
    where theirs.participant_guid = ${other.guid} and own.participant_guid = ${kept.guid} and own.content_guid = theirs.content_guid`.execute(
    tx,
  )
  const joined = [
    ['application_tag.application_guid', 'tag'],
    ['badge.participant_guid', 'edition_guid'],
    ['card_payment_line.application_guid', 'card_payment_guid'],
    ['favourite.participant_guid', 'content_guid'],
    ['update_reading.participant_guid', 'content_guid'],
    ['marketing_letter_recipient.participant_guid', 'letter_guid'],
  ] as const satisfies readonly (readonly [keyof typeof mergeTreatments, string])[]
  for (const [reference, key] of joined) {
    const [table = '', column = ''] = reference.split('.')
    const { to, from } = keysOf(column, merging)
    await sql`
      update ${sql.table(table)} as theirs set ${sql.ref(column)} = ${to}
      where theirs.${sql.ref(column)} = ${from} and not exists (
        select from ${sql.table(table)} as own
        where own.${sql.ref(column)} = ${to} and own.${sql.ref(key)} = theirs.${sql.ref(key)})`.execute(tx)
  }
  // A letter that both were to get is sent once. The row stays, because a letter keeps to how many it was released.
  await tx
    .updateTable('marketingLetterRecipient')
    .set({ doneAt: merging.at, delivery: 'merged', deliveryAt: merging.at })
    .where('participantGuid', '=', other.guid)
    .where('doneAt', 'is', null)
    .execute()
}

/**
 * A consent goes with the person unless the kept record has it too, or has said no since; what stays is proof of where it was given. What was withdrawn
 * later on the other record is withdrawn on the kept one. Only the person consents: of a form that nobody confirmed nothing goes.
 */
async function joinConsents(tx: Tx, { kept, other }: Merging): Promise<void> {
  await sql`
    update consent as own set withdrawn_at = theirs.withdrawn_at from consent as theirs
    where own.participant_guid = ${kept.guid} and theirs.participant_guid = ${other.guid} and own.kind = theirs.kind
      and own.withdrawn_at is null and theirs.withdrawn_at >= own.given_at`.execute(tx)
  if (!other.isPrimary && other.confirmedAt === null) return
  await sql`
    update consent set participant_guid = ${kept.guid}
    where participant_guid = ${other.guid} and withdrawn_at is null and not exists (
      select from consent as own
      where own.participant_guid = ${kept.guid} and own.kind = consent.kind
        and (own.withdrawn_at is null or own.withdrawn_at >= consent.given_at))`.execute(tx)
}

/** Rights that the other record gave end: they would open the kept cabinet to somebody whom its owner never let in. */
async function endAssistance(tx: Tx, { other, at }: Merging): Promise<void> {
  await tx
    .updateTable('assistant')
    .set(eb => ({ withdrawnAt: at, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', other.guid)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** A present membership goes with the person; two in one group become one. */
async function joinMembership(tx: Tx, merging: Merging): Promise<void> {
  const { kept, other, at } = merging
  const rows = await tx
    .selectFrom('groupMember')
    .selectAll()
    .where('applicationGuid', 'in', [kept.applicationGuid, other.applicationGuid])
    .execute()
  const own = rows.find(({ applicationGuid }) => applicationGuid === kept.applicationGuid)
  const theirs = rows.find(({ applicationGuid }) => applicationGuid === other.applicationGuid)
  if (!theirs || theirs.removedAt) return
  if (!own) return moveRows(tx, 'group_member.application_guid', merging)
  if (own.removedAt)
    await tx
      .updateTable('groupMember')
      .set({
        groupGuid: theirs.groupGuid,
        addedAt: theirs.addedAt,
        remindedAt: theirs.remindedAt,
        removedAt: null,
      })
      .where('applicationGuid', '=', kept.applicationGuid)
      .execute()
  await tx
    .updateTable('groupMember')
    .set({ removedAt: at })
    .where('applicationGuid', '=', other.applicationGuid)
    .execute()
}

/** The survey that was answered last counts. Of two programmes the sessions come together; the calendar address of the kept one goes on. */
async function joinProgramme(tx: Tx, { kept, other }: Merging): Promise<void> {
  await sql`
    delete from survey_response as own using survey_response as theirs
    where own.participant_guid = ${kept.guid} and theirs.participant_guid = ${other.guid}
      and theirs.taken_at > own.taken_at`.execute(tx)
  await sql`
    update survey_response set participant_guid = ${kept.guid} where participant_guid = ${other.guid}
      and not exists (select from survey_response as own where own.participant_guid = ${kept.guid})`.execute(
    tx,
  )
  // A private calendar address is sealed for its owner, and there is one for each person: the other's ends.
  await sql`
    insert into itinerary (participant_guid, edition_guid, version, day_minutes, taken, saved_at)
    select ${kept.guid}, edition_guid, version, day_minutes, taken, saved_at from itinerary where participant_guid = ${other.guid}
    on conflict (participant_guid) do update set version = itinerary.version + 1`.execute(tx)
  await tx
    .updateTable('itinerary')
    .set({ feedHash: null, feedSealed: null, feedKeyId: null })
    .where('participantGuid', '=', other.guid)
    .execute()
  await sql`
    update itinerary_session as theirs set participant_guid = ${kept.guid}
    where theirs.participant_guid = ${other.guid} and not exists (
      select from itinerary_session as own
      where own.participant_guid = ${kept.guid} and own.session_guid = theirs.session_guid)`.execute(tx)
}

/** Two chats become one in the order of time; a single one goes to the kept record. */
async function joinChat(tx: Tx, { editionGuid, kept, other }: Merging): Promise<void> {
  const chats = await tx
    .selectFrom('chat')
    .selectAll()
    .where('editionGuid', '=', editionGuid)
    .where('participantGuid', 'in', [kept.guid, other.guid])
    .orderBy('guid')
    .forUpdate()
    .execute()
  const own = chats.find(({ participantGuid }) => participantGuid === kept.guid)
  const theirs = chats.find(({ participantGuid }) => participantGuid === other.guid)
  if (!theirs) return
  if (!own) {
    await tx.updateTable('chat').set({ participantGuid: kept.guid }).where('guid', '=', theirs.guid).execute()
    return
  }
  const messages = await tx
    .selectFrom('chatMessage')
    .select(['guid', 'chatGuid', 'number', 'createdAt'])
    .where('chatGuid', 'in', [own.guid, theirs.guid])
    .execute()
  const { guids, ...marks } = joinChats(
    [own, theirs].map(chat => ({
      ...chat,
      messages: messages
        .filter(({ chatGuid }) => chatGuid === chat.guid)
        .map(({ guid, number, createdAt }) => ({ guid, number, at: createdAt.toISOString() })),
    })),
  )
  // First out of the way of the numbers that are given: each of them is taken for a moment.
  await sql`update chat_message set number = number + 1000000 where chat_guid = ${own.guid}`.execute(tx)
  await sql`
    update chat_message set chat_guid = ${own.guid}, number = number + 2000000 where chat_guid = ${theirs.guid}`.execute(
    tx,
  )
  await sql`
    update chat_message set number = fresh.number
    from unnest(${guids}::uuid[]) with ordinality as fresh (guid, number) where chat_message.guid = fresh.guid`.execute(
    tx,
  )
  await tx.updateTable('file').set({ chatGuid: own.guid }).where('chatGuid', '=', theirs.guid).execute()
  await tx.deleteFrom('chat').where('guid', '=', theirs.guid).execute()
  const earliest = (one: Date | null, two: Date | null) =>
    one && two ? (one < two ? one : two) : (one ?? two)
  await tx
    .updateTable('chat')
    .set({
      ...marks,
      lastNumber: guids.length,
      ownerGuid: own.ownerGuid ?? theirs.ownerGuid,
      waitingSince: earliest(own.waitingSince, theirs.waitingSince),
      closedAt: own.closedAt && theirs.closedAt,
      noticeAt: earliest(own.noticeAt, theirs.noticeAt),
      noticed: own.noticed && theirs.noticed,
      updatedAt: new Date(Math.max(own.updatedAt.getTime(), theirs.updatedAt.getTime())),
    })
    .where('guid', '=', own.guid)
    .execute()
}
