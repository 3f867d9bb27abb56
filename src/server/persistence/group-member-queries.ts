import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'
import { participants } from './participant-queries.ts'
import { releaseReplacements } from './replacement-queries.ts'

/** A member of a group with all facts for the board's gates. */
export type MemberRecord = Awaited<ReturnType<typeof listMembers>>[number]

/** All members of a group in the order they were added; one query, however many there are. */
export function listMembers(reader: Reader, of: { groupGuid: string; editionGuid: string }) {
  return standing(reader, of).orderBy('groupMember.addedAt').orderBy('application.guid').execute()
}

/** The members of the group among these people. */
export function listMembersOf(
  reader: Reader,
  of: { groupGuid: string; editionGuid: string; participantGuids: string[] },
) {
  return standing(reader, of)
    .where(sql<boolean>`participant.guid = any(${of.participantGuids}::uuid[])`)
    .execute()
}

export function findMember(
  reader: Reader,
  of: { groupGuid: string; editionGuid: string; participantGuid: string },
) {
  return standing(reader, of).where('participant.guid', '=', of.participantGuid).executeTakeFirst()
}

/** The unpaid invoice on which somebody stands; `dueOn` is an ISO date. */
type OpenInvoice = { guid: string; year: number; number: number; dueOn: string }

function standing(reader: Reader, of: { groupGuid: string; editionGuid: string }) {
  return (
    participants(reader, of.editionGuid)
      .innerJoin('groupMember', join =>
        join
          .onRef('groupMember.applicationGuid', '=', 'application.guid')
          .on('groupMember.groupGuid', '=', of.groupGuid)
          .on('groupMember.removedAt', 'is', null),
      )
      .leftJoin('confirmationLink as link', join =>
        join
          .onRef('link.applicationGuid', '=', 'application.guid')
          .on('link.usedAt', 'is', null)
          .on('link.supersededAt', 'is', null),
      )
      // An application has at most one open line.
      .leftJoin('invoiceLine as line', join =>
        join.onRef('line.applicationGuid', '=', 'application.guid').on('line.isOpen', '=', true),
      )
      .leftJoin('invoice', join =>
        join.onRef('invoice.guid', '=', 'line.invoiceGuid').on('invoice.status', '=', 'unpaid'),
      )
      .leftJoin('transfer', 'transfer.participantGuid', 'participant.guid')
      .select([
        'application.primaryPhone',
        'application.confirmedAt',
        'groupMember.remindedAt',
        'link.createdAt as linkSentAt',
        'link.expiresAt as linkExpiresAt',
        sql<OpenInvoice | null>`case when invoice.guid is not null then json_build_object(
          'guid', invoice.guid, 'year', invoice.year, 'number', invoice.number, 'dueOn', invoice.due_on) end`.as(
          'openInvoice',
        ),
        'transfer.savedAt as transferSavedAt',
      ])
      // No joins: with one table more PostgreSQL no longer looks for the best order, and 500 members took over five seconds.
      .select(({ exists, selectFrom }) => {
        const taken = selectFrom('replacement as taken')
          .select('taken.guid')
          .whereRef('taken.newApplicationGuid', '=', 'application.guid')
        const given = selectFrom('replacement as given')
          .select('given.guid')
          .whereRef('given.oldApplicationGuid', '=', 'application.guid')
        const open = taken.where('taken.settledAt', 'is', null).where('taken.endedAt', 'is', null)
        return [exists(taken).as('placeTaken'), exists(open).as('placeOpen'), exists(given).as('placeGiven')]
      })
      .where('participant.erasedAt', 'is', null)
  )
}

/** Adds an application without a group to a group; a removed member may come back. */
export async function joinGroup(
  tx: Tx,
  member: { applicationGuid: string; groupGuid: string; addedAt: Date },
): Promise<boolean> {
  const { groupGuid, addedAt } = member
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('groupMember')
    .values(member)
    .onConflict(conflict =>
      conflict
        .column('applicationGuid')
        .doUpdateSet({ groupGuid, addedAt, removedAt: null, remindedAt: null })
        .where('groupMember.removedAt', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function leaveGroup(tx: Tx, applicationGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('groupMember')
    .set({ removedAt: at })
    .where('applicationGuid', '=', applicationGuid)
    .where('removedAt', 'is', null)
    .execute()
  // What the group has paid for somebody's place stays with the group (decision 036).
  await releaseReplacements(tx, applicationGuid, at)
}

export async function markReminded(tx: Tx, applicationGuids: string[], at: Date): Promise<void> {
  await tx
    .updateTable('groupMember')
    .set({ remindedAt: at })
    .where(sql<boolean>`application_guid = any(${applicationGuids}::uuid[])`)
    .execute()
}

/** The account's own person in the edition, unless their application was withdrawn. */
export async function findOwnParticipant(
  reader: Reader,
  of: { accountGuid: string; editionGuid: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('participant')
    .innerJoin('application', 'application.participantGuid', 'participant.guid')
    .select('participant.guid')
    .where('participant.accountGuid', '=', of.accountGuid)
    .where('participant.isPrimary', '=', true)
    .where('participant.erasedAt', 'is', null)
    .where('application.editionGuid', '=', of.editionGuid)
    .where('application.status', '<>', 'cancelled')
    .executeTakeFirst()
  return row?.guid
}

/** The coordinator's entries about a person that are not in the form's own rows. */
export async function noteMemberForm(
  tx: Tx,
  guid: string,
  noted: { registeredBy?: string; role?: 'participant' | 'speaker' | 'media'; locale?: 'ru' | 'en' },
): Promise<void> {
  if (Object.keys(noted).length === 0) return
  await tx.updateTable('participant').set(noted).where('guid', '=', guid).execute()
}

/** Claims a phone for a draft in the edition; the index `application_primary_phone` decides between two. */
export async function claimPhone(tx: Tx, applicationGuid: string, phone: string | null): Promise<void> {
  await tx
    .updateTable('application')
    .set({ primaryPhone: phone })
    .where('guid', '=', applicationGuid)
    .execute()
}
