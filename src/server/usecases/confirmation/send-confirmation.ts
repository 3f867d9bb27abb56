import { randomBytes } from 'node:crypto'
import type { ActingRole } from '#domain/access/participant-access.ts'
import type { AuditRole } from '#domain/audit/audit-entry.ts'
import {
  confirmationLinkLife,
  judgeResend,
  linksPerHour,
  resendLimits,
  waitForSender,
} from '#domain/confirmation/confirmation-link.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { ensureAccountOf } from '#server/persistence/access-queries.ts'
import {
  cancelWaitingLinks,
  findLimitingSending,
  findRegistrant,
  giveToAccount,
  insertLink,
  listSendings,
  noteRegistrant,
} from '#server/persistence/confirmation-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  type ParticipantRecord,
  refreshSearchText,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Actor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { forumIn, ownNameIn } from '../message/addressing.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { judgeForm, refuseForm } from '../participant/judge-form.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { hashToken } from './confirmation-token.ts'

export type Sending = {
  actor: Actor
  facts: RequestFacts
  record: Locked<ParticipantRecord>
  edition: EditionRow
  role: ActingRole | 'organiser'
  at: Date
  /** A corrected number of the person, E.164; only when a link is sent again. */
  phone?: string | undefined
  /** One of many that are sent together: nobody stands beside the person and waits. */
  toMany?: boolean
}

/**
 * Sends a person the link by which they confirm what another has filled in. A draft is checked first (`fields_required`, `fields_invalid` with the
 * fields) and becomes unconfirmed; an unconfirmed application gets a new link, which invalidates the old one.
 * The participant moves to the account of their own phone: refused if that has applied already (`phone_used`) or is the sender's own (`phone_own`).
 * Limits: a link is sent again after a while and a number of times a day (`link_sent_recently`), and one account sends a number in an hour
 * (`too_many_requests`).
 */
export async function sendConfirmation(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  sending: Sending,
): Promise<{ sentAt: string; expiresAt: string }> {
  const { actor, facts, edition, role, at } = sending
  const first = sending.record.status === 'draft'
  const action = first ? 'finishForAnother' : 'resendLink'
  askTransition(applicationMachine, action, sending.record, role)
  const record = first ? await saveJudged(tx, sending) : sending.record
  const phone = sending.phone ?? record.phone ?? refuse('fields_required', { details: [phoneIs('required')] })
  if (phone === actor.phone && role !== 'organiser') refuse('phone_own', { details: [phoneIs('phone_own')] })
  const corrected = phone !== record.phone
  if (!first && role !== 'organiser') await mayResend(tx, sending, corrected)
  if (first || corrected) await moveToOwnAccount(tx, record, { phone, at })
  if (role !== 'organiser') await noteRegistrant(tx, record.guid, actor.accountGuid)
  const expiresAt = new Date(at.getTime() + confirmationLinkLife)
  await applyTransition(tx, applicationMachine, action, record, {
    by: {
      as: role,
      role: loggedRole(sending),
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    },
    effects: {
      async 'confirmation-link'() {
        await maySendMore(needs, tx, sending)
        const token = randomBytes(32).toString('base64url')
        await insertLink(tx, {
          applicationGuid: record.applicationGuid,
          tokenHash: hashToken(needs, token),
          createdBy: actor.accountGuid,
          createdAt: at,
          expiresAt,
          sentAt: needs.clock.wall(),
        })
        await queueLink(needs, tx, {
          record: { ...record, phone, registeredBy: record.registeredBy ?? actor.accountGuid },
          edition,
          token,
          toMany: sending.toMany === true,
        })
      },
    },
  })
  return { sentAt: at.toISOString(), expiresAt: expiresAt.toISOString() }
}

function loggedRole({ actor, role }: Sending): AuditRole {
  if (actor.kind === 'organiser') return roleFor(actor, 'resend-confirmations')
  return role === 'organiser' ? refuse('forbidden') : role
}

/** Checks a draft like one's own form, and normalises its values. */
async function saveJudged(tx: Tx, { record, edition, at }: Sending): Promise<Locked<ParticipantRecord>> {
  const judged = judgeForm(record, localDayAt(at.getTime(), edition.timeZone))
  if (!judged.ok) return refuseForm(judged.refused)
  const { person, company } = judged
  await saveParticipant(tx, {
    guid: record.guid,
    version: record.version,
    change: { person, company, step: 'finish' },
    at,
  })
  return { ...record, ...person, companyShortName: company.shortName }
}

async function mayResend(tx: Tx, { record, at }: Sending, corrected: boolean): Promise<void> {
  const since = new Date(at.getTime() - resendLimits.day)
  const sentAt = await listSendings(tx, record.applicationGuid, since)
  const verdict = judgeResend({ sentAt, corrected }, at)
  if (!verdict.ok) refuse(verdict.code, { retryAfterSeconds: verdict.retryAfterSeconds })
}

/** Checked last, because it serialises the links of one account. */
async function maySendMore(needs: Needs<'clock'>, tx: Tx, { actor, role }: Sending): Promise<void> {
  if (role === 'organiser') return
  const limit = linksPerHour[role === 'coordinator' ? 'coordinator' : 'assistant']
  const limiting = await findLimitingSending(tx, { accountGuid: actor.accountGuid, limit })
  const wait = waitForSender(limiting, needs.clock.wall())
  if (wait > 0) refuse('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
}

/** The person's own phone decides whose participant it is; the index decides between two applications that name it. */
async function moveToOwnAccount(
  tx: Tx,
  record: ParticipantRecord,
  { phone, at }: { phone: string; at: Date },
): Promise<void> {
  try {
    const { guid } = await ensureAccountOf(tx, phone, { locale: record.locale, at })
    await giveToAccount(tx, record, { guid, phone })
    await refreshSearchText(tx, record.guid)
  } catch (error) {
    if (breaks(error, 'application_primary_phone')) refuse('phone_used', { details: [phoneIs('phone_used')] })
    throw error
  }
}

function phoneIs(code: 'required' | 'phone_own' | 'phone_used') {
  return { field: 'person.phone', code }
}

/** Only by SMS: following the link proves the phone, by which the person consents for themselves. */
async function queueLink(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  {
    record,
    edition,
    token,
    toMany,
  }: { record: ParticipantRecord; edition: EditionRow; token: string; toMany: boolean },
): Promise<void> {
  const { guid: participantGuid, phone, locale } = record
  const registrant = await findRegistrant(tx, record)
  await cancelWaitingLinks(tx, participantGuid)
  await tellAddressee(
    { needs, tx, edition },
    'confirmation_link',
    { participantGuid, phone, email: null, locale, name: ownNameIn(locale, record) },
    {
      registrant: (locale === 'en' ? registrant?.latinName : registrant?.name) ?? forumIn(locale, edition),
      link: `${needs.config.publicUrl}${locale === 'en' ? '/en' : ''}/signup/confirm/${token}`,
    },
    toMany ? { urgency: 'notice' } : {},
  )
}
