import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { blankPlaces } from './replacement-queries.ts'

type Person = { participantGuid: string; applicationGuid: string }

/** Removes the person's data from the row, which books and lists still refer to. */
export async function blankParticipant(
  tx: Tx,
  { participantGuid, applicationGuid }: Person,
  at: Date,
): Promise<void> {
  const nothing = {
    prefix: null,
    firstName: null,
    lastName: null,
    middleName: null,
    latinFirstName: null,
    latinLastName: null,
    email: null,
    phone: null,
    country: null,
    citizenship: null,
    birthDate: null,
    position: null,
    mediaName: null,
    mediaWebsite: null,
    photographFileGuid: null,
  }
  await tx
    .updateTable('participant')
    .set(eb => ({
      ...nothing,
      searchText: '',
      // Unsubscribe links of letters sent before must not work any more.
      unsubscribeGuid: sql<string>`gen_random_uuid()`,
      version: eb('version', '+', 1),
      erasedAt: at,
      updatedAt: at,
    }))
    .where('guid', '=', participantGuid)
    .execute()
  await tx
    .updateTable('participantCompany')
    .set({
      ...{
        inn: null,
        kpp: null,
        name: null,
        shortName: null,
        companyType: null,
        siteUrl: null,
        address: null,
      },
      source: 'typed',
    })
    .where('participantGuid', '=', participantGuid)
    .execute()
  await tx
    .updateTable('application')
    .set({
      ...{ primaryPhone: null, decisionReason: null, passportNote: null, refundReason: null },
      ...{ photographRequest: null, photographRequestedAt: null, photographReviewSince: null },
    })
    .where('guid', '=', applicationGuid)
    .execute()
  await tx
    .updateTable('decision')
    .set({ reason: null })
    .where('applicationGuid', '=', applicationGuid)
    .execute()
}

/** Deletes rows that only concern the person. A published speaker stays until editors remove them. */
export async function deleteSections(
  tx: Tx,
  { participantGuid }: Person,
): Promise<{ publishedSpeaker: boolean }> {
  const own = [
    'passport',
    'contactPerson',
    'assistant',
    'transfer',
    'postalAddress',
    'changeRequest',
    'badge',
    'updateReading',
    'surveyResponse',
    'favourite',
    'itinerary',
    'recommendation',
  ] as const
  for (const table of own) await tx.deleteFrom(table).where('participantGuid', '=', participantGuid).execute()
  const speaker = await tx
    .deleteFrom('speakerProfile')
    .where('participantGuid', '=', participantGuid)
    .returning('contentGuid')
    .executeTakeFirst()
  if (!speaker?.contentGuid) return { publishedSpeaker: false }
  const { numDeletedRows } = await tx
    .deleteFrom('contentItem')
    .where('guid', '=', speaker.contentGuid)
    .where('published', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contentReference')
            .select('contentReference.fromGuid')
            .whereRef('contentReference.toGuid', '=', 'contentItem.guid'),
        ),
      ),
    )
    .executeTakeFirst()
  return { publishedSpeaker: numDeletedRows === 0n }
}

/** Empties the chats: the rows stay without text, because their files are still to be erased. */
export async function emptyChats(
  tx: Tx,
  of: { participantGuid: string; accountGuid: string | null },
  at: Date,
): Promise<string[]> {
  const chats = await tx
    .updateTable('chat')
    .set({ waitingSince: null, closedAt: at })
    .where(eb =>
      eb.or([
        eb('participantGuid', '=', of.participantGuid),
        ...(of.accountGuid ? [eb('accountGuid', '=', of.accountGuid)] : []),
      ]),
    )
    .returning('guid')
    .execute()
  const guids = chats.map(({ guid }) => guid)
  if (guids.length === 0) return []
  await tx
    .updateTable('file')
    .set({ chatMessageGuid: null, name: null })
    .where('chatGuid', 'in', guids)
    .execute()
  await tx.deleteFrom('chatMessage').where('chatGuid', 'in', guids).execute()
  return guids
}

/** Hands every file of the person to the sweep, which erases the bytes; returns how many. */
export async function removeFilesOf(
  tx: Tx,
  of: { participantGuid: string; chatGuids: string[] },
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ removedAt: at, name: null })
    .where('removedAt', 'is', null)
    .where(eb =>
      eb.or([
        eb('participantGuid', '=', of.participantGuid),
        ...(of.chatGuids.length > 0 ? [eb('chatGuid', 'in', of.chatGuids)] : []),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Cancels waiting messages, and blanks free text in the log, including the name of a speaker's card; what was done and by whom stays. */
export async function blankTraces(
  tx: Tx,
  { participantGuid, applicationGuid, cardGuid }: Person & { cardGuid: string | null },
): Promise<void> {
  await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('participantGuid', '=', participantGuid)
    // A failed message keeps its text for another try.
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
  await tx
    .updateTable('message')
    .set({ sealed: null })
    .where('participantGuid', '=', participantGuid)
    .where('sealed', 'is not', null)
    .execute()
  await tx
    .deleteFrom('duplicatePair')
    .where(eb => eb.or([eb('leftGuid', '=', participantGuid), eb('rightGuid', '=', participantGuid)]))
    .execute()
  await tx.deleteFrom('mismatchCall').where('applicationGuid', '=', applicationGuid).execute()
  await tx.deleteFrom('applicationNote').where('applicationGuid', '=', applicationGuid).execute()
  await tx.deleteFrom('applicationTag').where('applicationGuid', '=', applicationGuid).execute()
  await tx
    .updateTable('auditEntry')
    .set({ reason: null })
    .where('subjectGuid', 'in', [participantGuid, applicationGuid, ...(cardGuid ? [cardGuid] : [])])
    .where('reason', 'is not', null)
    .execute()
  await blankPlaces(tx, applicationGuid)
  await tx
    .updateTable('erasureRequest')
    .set({ reason: null })
    .where('participantGuid', '=', participantGuid)
    .execute()
  await tx
    .updateTable('consent')
    .set({ addressHash: null })
    .where('participantGuid', '=', participantGuid)
    .execute()
}

/** Ends all consents. Their records stay as proof of what was agreed to. */
export async function endConsents(tx: Tx, participantGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('consent')
    .set({ withdrawnAt: at })
    .where('participantGuid', '=', participantGuid)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** The law keeps accounting documents and payments that name the person; payers of attempts that took no money are removed. */
export async function keepBooks(
  tx: Tx,
  { applicationGuid }: Person,
): Promise<{ invoices: boolean; cardPayments: boolean }> {
  await tx
    .updateTable('cardPayment')
    .set({ payerSealed: Buffer.alloc(0) })
    .where('guid', 'in', eb =>
      eb
        .selectFrom('cardPaymentLine')
        .select('cardPaymentGuid')
        .where('applicationGuid', '=', applicationGuid),
    )
    .where('status', 'in', ['failed', 'expired'])
    .execute()
  const line = await tx
    .selectFrom('invoiceLine')
    .select('guid')
    .where('applicationGuid', '=', applicationGuid)
    .limit(1)
    .executeTakeFirst()
  const charge = await tx
    .selectFrom('cardPaymentLine')
    .select('guid')
    .where('applicationGuid', '=', applicationGuid)
    .where('state', '<>', 'lapsed')
    .limit(1)
    .executeTakeFirst()
  // Whoever came in another's place stands on the papers after the forum alone.
  const closing = await tx
    .selectFrom('closingLine')
    .select('guid')
    .where('applicationGuid', '=', applicationGuid)
    .limit(1)
    .executeTakeFirst()
  return { invoices: line !== undefined || closing !== undefined, cardPayments: charge !== undefined }
}

/** Locks an account until the transaction ends, so that no participant is added to it meanwhile. */
export async function lockAccount(tx: Tx, guid: string): Promise<void> {
  await tx.selectFrom('account').select('guid').where('guid', '=', guid).forUpdate().execute()
}

/** Whether anybody or anything else uses the account, so that its phone is still a log-in. */
export async function isAccountShared(
  tx: Tx,
  accountGuid: string,
  participantGuid: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('participant')
    .select('guid')
    .where('accountGuid', '=', accountGuid)
    .where('guid', '<>', participantGuid)
    .where('erasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const organiser = await tx
    .selectFrom('organiser')
    .select('accountGuid')
    .where('accountGuid', '=', accountGuid)
    .executeTakeFirst()
  return other !== undefined || organiser !== undefined || (await actsForOthers(tx, accountGuid))
}

async function actsForOthers(tx: Tx, accountGuid: string): Promise<boolean> {
  const assistance = await tx
    .selectFrom('assistant')
    .select('guid')
    .where('accountGuid', '=', accountGuid)
    .where('withdrawnAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const group = await tx
    .selectFrom('participantGroup')
    .select('guid')
    .where('accountGuid', '=', accountGuid)
    .limit(1)
    .executeTakeFirst()
  return assistance !== undefined || group !== undefined
}

/** Removes the number from an account without people, and everything kept about log-ins by that number. */
export async function blankAccount(tx: Tx, account: { guid: string; phone: string }): Promise<void> {
  await tx
    .updateTable('account')
    .set({ phone: `erased:${account.guid}` })
    .where('guid', '=', account.guid)
    .execute()
  await tx.deleteFrom('oneTimeCode').where('phone', '=', account.phone).execute()
  await tx.deleteFrom('wrongCode').where('phone', '=', account.phone).execute()
  await tx.deleteFrom('idempotencyKey').where('actor', '=', account.guid).execute()
  await tx.deleteFrom('loginLink').where('accountGuid', '=', account.guid).execute()
  // Only withdrawn rights: an account with rights in force is shared and is not erased.
  await tx.deleteFrom('assistant').where('accountGuid', '=', account.guid).execute()
  await tx.updateTable('consent').set({ addressHash: null }).where('accountGuid', '=', account.guid).execute()
}
