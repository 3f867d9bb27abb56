import { type RawBuilder, sql } from 'kysely'
import {
  linkReminderHours,
  type ReminderKind,
  type ReminderStep,
  reminderRestHours,
} from '#domain/reminder/deadline-reminder.ts'
import type { Reader, Tx } from './database.ts'
import type { EditionRow } from './edition-queries.ts'
import { paidByCoordinator } from './participant-queries.ts'

/** Somebody to be reminded, with the step that is due; the rules judge once more when the person is locked. */
export type ReminderCandidate = {
  participantGuid: string
  applicationGuid: string
  deadline: string
  daysBefore: number
  /** The group whose coordinator pays for the person; null for everybody else and for other reminders. */
  payingGroupGuid: string | null
}

type Wanted = {
  edition: EditionRow
  kind: ReminderKind
  steps: readonly ReminderStep[]
  /** The edition's day and time, and the machine's time. */
  today: string
  now: Date
  wall: Date
}

/** The deadline of each kind, for the rows of the query below. */
function deadlineOf(kind: ReminderKind, edition: EditionRow): RawBuilder<string> {
  switch (kind) {
    case 'payment':
      return sql`coalesce((
        select invoice.due_on from invoice_line join invoice on invoice.guid = invoice_line.invoice_guid
        where invoice_line.application_guid = application.guid and invoice_line.is_open and invoice.status = 'unpaid'
      ), application.pay_by, ${edition.payBy}::date)`
    case 'passport':
      return sql`${edition.passportBy}::date`
    case 'photograph':
      return sql`${edition.badgeCompanyNameUntil}::date`
    case 'transfer':
      return sql`${edition.transferUntil}::date`
    case 'confirmation':
      return sql`(link.expires_at at time zone ${edition.timeZone})::date`
  }
}

/** Leaves out most of those who have nothing to do. */
function openOf(kind: ReminderKind, now: Date): RawBuilder<boolean> {
  switch (kind) {
    case 'payment':
      return sql`application.status = 'approved' and application.payment in ('unpaid', 'pending')`
    case 'passport':
      return sql`application.status in ('pending', 'approved') and (application.security = 'passportFailed'
        or not exists (select from passport where passport.participant_guid = participant.guid and passport.saved_at is not null))`
    case 'photograph':
      return sql`application.status in ('pending', 'approved')
        and (participant.photograph_file_guid is null or application.photograph_requested_at is not null)`
    case 'transfer':
      return sql`application.status in ('pending', 'approved')
        and not exists (select from transfer where transfer.participant_guid = participant.guid and transfer.saved_at is not null)`
    case 'confirmation':
      return sql`application.status = 'unconfirmed' and link.expires_at > ${now}
        and link.expires_at <= ${new Date(now.getTime() + linkReminderHours * 3_600_000)}`
  }
}

/**
 * Everybody whom a step of today applies to and who was not reminded of it yet, nor today of the same thing. Left out are those whom a decision, a
 * request for a photograph or their own application told about it in the last hours, and those who do not want reminders: who withdrew the consent to
 * them or, where the forum asks for it, never gave it. A link in an SMS and a coordinator's debt are no such reminders.
 */
export async function listReminderCandidates(reader: Reader, wanted: Wanted): Promise<ReminderCandidate[]> {
  const { edition, kind, steps, today, now, wall } = wanted
  const rested = new Date(now.getTime() - reminderRestHours * 3_600_000)
  const restedWall = new Date(wall.getTime() - reminderRestHours * 3_600_000)
  const payer =
    kind === 'payment' ? sql`case when ${paidByCoordinator} then group_member.group_guid end` : sql`null`
  const asked = edition.plannedMessages.includes('notifications')
  const standing = sql`exists (select from consent where consent.participant_guid = participant.guid
    and consent.kind = 'notifications' and consent.withdrawn_at is null)`
  const withdrawn = sql`exists (select from consent where consent.participant_guid = participant.guid
    and consent.kind = 'notifications' and consent.withdrawn_at is not null)`
  const agreed = asked ? standing : sql`(not ${withdrawn} or ${standing})`
  const { rows } = await sql<ReminderCandidate>`
    select * from (
      select participant.guid as participant_guid, application.guid as application_guid,
        due.deadline, due.days_before, ${payer} as paying_group_guid, ${agreed} as agreed
      from application
      join participant on participant.guid = application.participant_guid
      left join group_member on group_member.application_guid = application.guid
      left join confirmation_link as link on link.application_guid = application.guid
        and link.used_at is null and link.superseded_at is null
      join unnest(${steps.map(step => step.deadline)}::date[], ${steps.map(step => step.daysBefore)}::int[])
        as due (deadline, days_before) on due.deadline = ${deadlineOf(kind, edition)}
      where application.edition_guid = ${edition.guid} and participant.erased_at is null
        and application.security not in ('onHold', 'rejected') and ${openOf(kind, now)}
        and (application.status = 'unconfirmed' or (
          coalesce(application.submitted_at, '-infinity') <= ${rested}
          and coalesce(application.photograph_requested_at, '-infinity') <= ${rested}
          and not exists (select from decision where decision.application_guid = application.guid
            and decision.released_at > ${restedWall} and decision.recalled_at is null)))
        and not exists (select from deadline_reminder as told
          where told.application_guid = application.guid and told.kind = ${kind}
            and (told.sent_on = ${today}::date
              or (told.deadline = due.deadline and told.days_before = due.days_before)))
    ) as candidate
    where candidate.agreed or ${kind} = 'confirmation' or candidate.paying_group_guid is not null
    order by participant_guid`.execute(reader)
  return rows
}

/** False when the person has been reminded of this step, or of the same thing today: another copy of the app was first. */
export async function insertReminder(
  tx: Tx,
  reminder: {
    applicationGuid: string
    kind: ReminderKind
    deadline: string
    daysBefore: number
    sentOn: string
    sentAt: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deadlineReminder')
    .values(reminder)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
