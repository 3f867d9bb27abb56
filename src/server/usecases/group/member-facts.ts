import { isInCoordinatorsHands } from '#domain/group/member-change.ts'
import { gatesOf, type MemberFacts } from '#domain/group/member-gates.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { MemberRecord } from '#server/persistence/group-member-queries.ts'
import type { GroupRow } from '#server/persistence/group-record-queries.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { isTransferLocked } from '../transfer/read-transfer.ts'

/** What the board needs besides the members, at one moment of the edition's clock. */
export type MemberContext = { group: GroupRow; edition: EditionRow; at: Date }

export function memberFacts(record: MemberRecord, { edition, at }: MemberContext): MemberFacts {
  return {
    ...admissionFacts(record, edition),
    // On the coordinator's own board an unpaid member is theirs to pay for, not somebody to wait for.
    paidByCoordinator: record.payment === 'pending' && record.paidByCoordinator,
    linkLive: record.linkExpiresAt !== null && record.linkExpiresAt > at,
    placeWaiting: isPlaceWaiting(record),
    transferGiven: record.transferSavedAt !== null,
    transferLocked: isTransferLocked(edition, at),
  }
}

/** Money that was paid for another person waits for this one's approval (decision 036). */
function isPlaceWaiting({ payment, placeOpen }: MemberRecord): boolean {
  return payment === 'unpaid' && placeOpen === true
}

export function memberGatesOf(record: MemberRecord, context: MemberContext) {
  return gatesOf(memberFacts(record, context))
}

export function isSelf(record: MemberRecord, group: GroupRow): boolean {
  return record.isPrimary && record.accountGuid === group.accountGuid
}

export function memberState(record: MemberRecord, group: GroupRow) {
  const { status, security } = record
  return {
    status,
    security,
    registered: record.registeredBy === group.accountGuid && !isSelf(record, group),
    confirmed: record.confirmedAt !== null,
  }
}

/** Whether the coordinator still fills in the form. */
export function isFilledInHere(record: MemberRecord, group: GroupRow): boolean {
  return isInCoordinatorsHands(memberState(record, group))
}
