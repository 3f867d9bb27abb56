import type { GroupMember } from '#contract/group.ts'
import { normalisePhone } from '#contract/phone.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { gatesOf } from '#domain/group/member-gates.ts'
import { mayReplace, mayTakePlace, mayWithdraw } from '#domain/group/replacement.ts'
import type { MemberRecord } from '#server/persistence/group-member-queries.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'
import { judgeForm } from '../participant/judge-form.ts'
import { latinName } from '../participant/present-participant.ts'
import { isFilledInHere, isSelf, type MemberContext, memberFacts } from './member-facts.ts'

/** A member as the coordinator's board shows them: of passport and photograph only the progress. */
export function presentMember(record: MemberRecord, context: MemberContext): GroupMember {
  const facts = memberFacts(record, context)
  const { firstName, lastName, middleName, phone, email, position, role, version } = record
  return {
    participantGuid: record.guid,
    ...{ version, firstName, lastName, middleName, phone, email, position, role },
    latinName: latinName(record),
    status: record.status,
    security: record.security,
    payment: record.payment,
    editable: isFilledInHere(record, context.group),
    missing: missingOf(record, context),
    gates: gatesOf(facts),
    verdict: admissionVerdict(facts),
    link: presentLink(record, facts.linkLive),
    remindedAt: record.remindedAt?.toISOString() ?? null,
    invoice: presentInvoice(record),
    self: isSelf(record, context.group),
    replaceable: mayReplace(record),
    placeTaker: mayTakePlace(record) && !record.placeTaken,
    place: presentPlace(record, facts.placeWaiting),
    withdrawable: mayWithdraw(record),
    refundAskedAt: (mayReplace(record) ? record.refundAskedAt?.toISOString() : null) ?? null,
  }
}

function presentLink(record: MemberRecord, live: boolean): GroupMember['link'] {
  if (record.status !== 'unconfirmed' || !record.linkSentAt || !record.linkExpiresAt) return null
  return {
    sentAt: record.linkSentAt.toISOString(),
    expiresAt: record.linkExpiresAt.toISOString(),
    expired: !live,
  }
}

function presentInvoice({ openInvoice }: MemberRecord) {
  if (!openInvoice) return null
  const { guid, dueOn } = openInvoice
  return { guid, number: invoiceNumber(openInvoice), dueOn }
}

function presentPlace({ status, placeGiven }: MemberRecord, waiting: boolean): GroupMember['place'] {
  if (status === 'cancelled') return placeGiven ? 'given' : null
  return waiting ? 'waiting' : null
}

/** What the form lacks while the coordinator fills it in; later it is between the person and the committee. */
function missingOf(record: MemberRecord, { group, edition, at }: MemberContext): GroupMember['missing'] {
  if (!isFilledInHere(record, group)) return []
  const judged = judgeForm(record, localDayAt(at.getTime(), edition.timeZone))
  const missing = judged.ok ? [] : judged.refused.map(({ field, code }) => ({ field, code }))
  return isPhoneTaken(record) ? [...missing, { field: 'person.phone', code: 'phone_used' }] : missing
}

/** Somebody else has proved the number and thereby taken it from this draft. */
function isPhoneTaken({ phone, primaryPhone }: MemberRecord): boolean {
  return primaryPhone === null && phone !== null && normalisePhone(phone).ok
}
