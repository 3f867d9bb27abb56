import { type ChargeNotice, chargeNotice, paysAsCoordinator } from '#domain/payment/charge-notice.ts'
import { m } from '#messages/compiled/messages.js'
import type { Reader } from '#server/persistence/database.ts'
import type { GroupRow } from '#server/persistence/group-record-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { findPayingGroup } from '#server/persistence/paying-group-queries.ts'

/** Who is told what about an invoice or card payment, and the coordinator who pays, if there is one. */
export type PaidByWhom = {
  coordinator: { group: GroupRow; phone: string } | null
  noticeOf(record: ParticipantRecord): ChargeNotice
}

/** For the account that asked for an invoice or began a card payment. */
export async function findPaidByWhom(
  reader: Reader,
  { accountGuid, editionGuid }: { accountGuid: string; editionGuid: string },
  people: readonly ParticipantRecord[],
): Promise<PaidByWhom> {
  const found = await findPayingGroup(reader, {
    accountGuid,
    editionGuid,
    applicationGuids: people.map(({ applicationGuid }) => applicationGuid),
  })
  const seen = (record: ParticipantRecord) => ({
    own: isPersonOf(accountGuid, record),
    inPayersGroup: found?.members.has(record.applicationGuid) ?? false,
  })
  const everybody = people.map(seen)
  return {
    coordinator: found && paysAsCoordinator(everybody) ? found : null,
    noticeOf: record => chargeNotice(seen(record), everybody),
  }
}

/** Whether a participant is the account's own person. */
export function isPersonOf(accountGuid: string, record: ParticipantRecord): boolean {
  return record.isPrimary && record.accountGuid === accountGuid
}

/** "3 people". */
export function peopleInWords(count: number, locale: 'ru' | 'en'): string {
  return m.group_pay_people({ count }, { locale })
}
