import { sql } from 'kysely'
import type { DraftCompany, DraftMedia, DraftPerson } from '#contract/participant.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import type { Reader, Tx } from './database.ts'
import { keepPlan } from './kept-plan.ts'
import { tellParticipant } from './live-queries.ts'
import { asLocked, type Locked } from './locked.ts'
import { settlePassesOf } from './pass-standing-queries.ts'
import { searchable } from './search-text.ts'

/** One participant with their application in an edition and their company: what most use cases load. */
export type ParticipantRecord = NonNullable<Awaited<ReturnType<typeof findParticipant>>>

export function findParticipant(reader: Reader, wanted: { guid: string; editionGuid: string }) {
  return participants(reader, wanted.editionGuid)
    .where('participant.guid', '=', wanted.guid)
    .modifyEnd(keepPlan)
    .executeTakeFirst()
}

export function findParticipantByApplication(
  reader: Reader,
  wanted: { applicationGuid: string; editionGuid: string },
) {
  return participants(reader, wanted.editionGuid)
    .where('application.guid', '=', wanted.applicationGuid)
    .modifyEnd(keepPlan)
    .executeTakeFirst()
}

/** Whose application it is, for whoever locks and reads the person next. */
export function findApplicantGuid(
  reader: Reader,
  { applicationGuid, editionGuid }: { applicationGuid: string; editionGuid: string },
) {
  return reader
    .selectFrom('application')
    .select('participantGuid')
    .where('guid', '=', applicationGuid)
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirst()
}

/** The participants of these applications, in no particular order; unknown ones are omitted. */
export function listParticipantsByApplication(
  reader: Reader,
  wanted: { applicationGuids: string[]; editionGuid: string },
) {
  if (wanted.applicationGuids.length === 0) return Promise.resolve([])
  return participants(reader, wanted.editionGuid)
    .where(({ eb, val }) => eb('application.guid', '=', eb.fn.any(val(wanted.applicationGuids))))
    .modifyEnd(keepPlan)
    .execute()
}

/** Locks the application and the participant until the transaction ends, then reads them. */
export async function lockParticipant(
  tx: Tx,
  wanted: { guid: string; editionGuid: string },
): Promise<Locked<ParticipantRecord> | undefined> {
  await tx.selectFrom('participant').select('guid').where('guid', '=', wanted.guid).forUpdate().execute()
  await tx
    .selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', wanted.guid)
    .where('editionGuid', '=', wanted.editionGuid)
    .forUpdate()
    .execute()
  const record = await findParticipant(tx, wanted)
  return record && asLocked(record)
}

/** All but what searches read. A query that keeps its plan lists its columns. */
const participantColumns = [
  'participant.accountGuid',
  'participant.birthDate',
  'participant.citizenship',
  'participant.country',
  'participant.createdAt',
  'participant.email',
  'participant.erasedAt',
  'participant.firstName',
  'participant.guid',
  'participant.isPrimary',
  'participant.lastName',
  'participant.latinFirstName',
  'participant.latinLastName',
  'participant.locale',
  'participant.mediaName',
  'participant.mediaWebsite',
  'participant.mergedAt',
  'participant.mergedInto',
  'participant.middleName',
  'participant.noMiddleName',
  'participant.noticesBy',
  'participant.phone',
  'participant.photographFileGuid',
  'participant.position',
  'participant.prefix',
  'participant.registeredBy',
  'participant.role',
  'participant.settingsVersion',
  'participant.step',
  'participant.unsubscribeGuid',
  'participant.updatedAt',
  'participant.version',
] as const

export function participants(reader: Reader, editionGuid: string) {
  return (
    reader
      .selectFrom('participant')
      .innerJoin('application', join =>
        join
          .onRef('application.participantGuid', '=', 'participant.guid')
          .on('application.editionGuid', '=', editionGuid),
      )
      .innerJoin('account', 'account.guid', 'participant.accountGuid')
      .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
      .leftJoin('passport', 'passport.participantGuid', 'participant.guid')
      .select(participantColumns)
      .select([
        'account.phone as accountPhone',
        'application.guid as applicationGuid',
        'application.status',
        'application.security',
        'application.payment',
        'application.submittedAt',
        'application.confirmedAt',
        'application.decisionReason',
        'application.refundAskedAt',
        'application.passportNote',
        'application.payBy',
        'application.photographReviewSince',
        'application.photographRequest',
        'application.photographRequestedAt',
        'passport.savedAt as passportSavedAt',
        'company.hasInn',
        'company.inn',
        'company.kpp',
        'company.name as companyName',
        'company.shortName as companyShortName',
        'company.companyType',
        'company.siteUrl',
        'company.noSite',
        'company.address as companyAddress',
      ])
      // An application has at most one open invoice.
      .select(eb =>
        eb
          .selectFrom('invoiceLine')
          .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
          .select('invoice.dueOn')
          .whereRef('invoiceLine.applicationGuid', '=', 'application.guid')
          .where('invoiceLine.isOpen', '=', true)
          .where('invoice.status', '=', 'unpaid')
          .as('invoiceDueOn'),
      )
      .select([paidByCoordinator.as('paidByCoordinator'), passWithheld.as('passWithheld')])
  )
}

const passWithheld = sql<boolean>`exists (
  select from pass where pass.subject_guid = application.guid and pass.edition_guid = application.edition_guid
    and pass.kind = 'participant' and pass.withheld_at is not null)`

/**
 * Whether the coordinator pays for the person: of a present group from the beginning, of a former one where they began the unpaid invoice or the card
 * payment under way. Leaving the group does not pass it to the person (`charge-notice.ts` tells people the same).
 */
export const paidByCoordinator = sql<boolean>`application.payment in ('unpaid', 'pending') and exists (
  select from group_member
  join participant_group on participant_group.guid = group_member.group_guid
  where group_member.application_guid = application.guid
    and not (participant.is_primary and participant.account_guid = participant_group.account_guid)
    and ((application.payment = 'unpaid' and group_member.removed_at is null)
    or exists (
      select from invoice_line join invoice on invoice.guid = invoice_line.invoice_guid
      where invoice_line.application_guid = application.guid and invoice_line.is_open
        and invoice.status = 'unpaid' and invoice.issued_by = participant_group.account_guid)
    or exists (
      select from card_payment_line join card_payment on card_payment.guid = card_payment_line.card_payment_guid
      where card_payment_line.application_guid = application.guid and card_payment_line.state = 'open'
        and card_payment.started_by = participant_group.account_guid)))`

export async function insertParticipant(
  tx: Tx,
  facts: {
    accountGuid: string
    editionGuid: string
    isPrimary: boolean
    primaryPhone: string | null
    phone: string | null
    role: 'participant' | 'speaker' | 'media'
    locale: 'ru' | 'en'
    at: Date
  },
): Promise<string> {
  const { guid } = await tx
    .insertInto('participant')
    .values({
      accountGuid: facts.accountGuid,
      isPrimary: facts.isPrimary,
      role: facts.role,
      locale: facts.locale,
      phone: facts.phone,
      createdAt: facts.at,
      updatedAt: facts.at,
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await tx.insertInto('participantCompany').values({ participantGuid: guid }).execute()
  await tx
    .insertInto('application')
    .values({
      editionGuid: facts.editionGuid,
      participantGuid: guid,
      primaryPhone: facts.primaryPhone,
      createdAt: facts.at,
    })
    .execute()
  return guid
}

export type DraftChange = {
  step?: ApplicationStep | undefined
  person?: Partial<DraftPerson> | undefined
  company?: Partial<DraftCompany> | undefined
  media?: Partial<DraftMedia> | undefined
}

/** Saves a change made on `version`; null when somebody saved in between. */
export async function saveParticipant(
  tx: Tx,
  save: { guid: string; version: number; change: DraftChange; at: Date },
): Promise<number | null> {
  const { step, person, company, media } = save.change
  const row = await tx
    .updateTable('participant')
    .set(eb => ({
      ...person,
      ...media,
      ...(step && { step }),
      version: eb('version', '+', 1),
      updatedAt: save.at,
    }))
    .where('guid', '=', save.guid)
    .where('version', '=', save.version)
    .returning('version')
    .executeTakeFirst()
  if (!row) return null
  if (company && Object.keys(company).length > 0)
    await tx.updateTable('participantCompany').set(company).where('participantGuid', '=', save.guid).execute()
  await refreshSearchText(tx, save.guid)
  return row.version
}

export async function setPhotograph(
  tx: Tx,
  guid: string,
  { fileGuid, at }: { fileGuid: string | null; at: Date },
): Promise<number> {
  const row = await tx
    .updateTable('participant')
    .set(eb => ({ photographFileGuid: fileGuid, version: eb('version', '+', 1), updatedAt: at }))
    .where('guid', '=', guid)
    .returning('version')
    .executeTakeFirstOrThrow()
  await settlePassesOf(tx, guid, at)
  await tellParticipant(tx, guid)
  return row.version
}

/** Updates the text that the console searches: names in both scripts, company, e-mail and phone, in lower case with ё as е. */
export function refreshSearchText(tx: Tx, guid: string): Promise<void> {
  return refreshSearchTexts(tx, [guid])
}

/** The same for many participants, with as few statements as for one. */
export async function refreshSearchTexts(tx: Tx, guids: string[]): Promise<void> {
  const rows = await tx
    .selectFrom('participant')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
    .select([
      'participant.guid',
      'lastName',
      'firstName',
      'middleName',
      'latinLastName',
      'latinFirstName',
      'email',
      'phone',
      'position',
    ])
    .select(['company.name', 'company.shortName', 'company.inn'])
    .where(sql<boolean>`participant.guid = any(${guids}::uuid[])`)
    .execute()
  const texts = rows.map(({ guid: _, ...found }) =>
    searchable(
      Object.values(found)
        .filter(value => value !== null)
        .join(' '),
    ),
  )
  await sql`
    update participant set search_text = fresh.text
    from unnest(${rows.map(row => row.guid)}::uuid[], ${texts}::text[]) as fresh (guid, text)
    where participant.guid = fresh.guid`.execute(tx)
}

export async function listStandingConsents(reader: Reader, participantGuid: string) {
  const rows = await reader
    .selectFrom('consent')
    .select('kind')
    .where('participantGuid', '=', participantGuid)
    .where('withdrawnAt', 'is', null)
    .execute()
  return rows.map(row => row.kind)
}
