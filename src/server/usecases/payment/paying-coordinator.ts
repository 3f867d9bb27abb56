import { type ChargeNotice, chargeNotice, paysAsCoordinator } from '#domain/payment/charge-notice.ts'
import { m } from '#messages/compiled/messages.js'
import type { Reader } from '#server/persistence/database.ts'
import {
  findGroupOfApplication,
  type GroupRow,
  listGroupsByApplication,
} from '#server/persistence/group-record-queries.ts'
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

/** The coordinator who pays for a member before anything is issued; null for people without a group and for the coordinator's own person. */
export async function findPayingCoordinator(
  reader: Reader,
  record: Pick<ParticipantRecord, 'applicationGuid' | 'isPrimary' | 'accountGuid'>,
): Promise<GroupRow | null> {
  const group = await findGroupOfApplication(reader, record.applicationGuid)
  if (!group || (record.isPrimary && record.accountGuid === group.accountGuid)) return null
  return group
}

/** The same for many people by application, in one query. */
export async function listPayingCoordinators(
  reader: Reader,
  records: readonly ParticipantRecord[],
): Promise<ReadonlyMap<string, GroupRow>> {
  const accounts = new Map(
    records.map(({ applicationGuid, isPrimary, accountGuid }) => [
      applicationGuid,
      isPrimary ? accountGuid : null,
    ]),
  )
  const rows = await listGroupsByApplication(reader, [...accounts.keys()])
  return new Map(
    rows.flatMap(({ applicationGuid, ...group }) =>
      accounts.get(applicationGuid) === group.accountGuid ? [] : [[applicationGuid, group] as const],
    ),
  )
}

/** Whether a participant is the account's own person. */
export function isPersonOf(accountGuid: string, record: ParticipantRecord): boolean {
  return record.isPrimary && record.accountGuid === accountGuid
}

/** "3 people". */
export function peopleInWords(count: number, locale: 'ru' | 'en'): string {
  return m.group_pay_people({ count }, { locale })
}
