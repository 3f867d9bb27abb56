import type { PaymentOverview } from '#contract/payment.ts'
import { payability } from '#domain/payment/payability.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { findOwnParticipant } from '#server/persistence/group-member-queries.ts'
import { findParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { listSessionUsers } from '#server/persistence/session-queries.ts'
import { type ActingAccount, loadPermitted } from '../participant/permitted-participants.ts'
import { fullName, knownName, latinName } from '../participant/present-participant.ts'
import { isPersonOf, listPayingCoordinators } from '../payment/paying-coordinator.ts'

/**
 * Others for whom the account may pay together with this person: its own person and those it assists, approved and unpaid. Whoever has a coordinator
 * is left out, because the coordinator pays; a group is paid for on its board.
 */
export async function listPayableTogether(
  reader: Reader,
  actor: ActingAccount,
  { record, edition }: { record: ParticipantRecord; edition: EditionRow },
): Promise<PaymentOverview['together']> {
  const users = await listSessionUsers(reader, actor.accountGuid)
  const guids = users.flatMap(({ guid, payment }) =>
    guid !== record.guid && payment === 'unpaid' ? [guid] : [],
  )
  const of = { guids, editionGuid: edition.guid }
  const permitted = await loadPermitted(reader, actor, { of, concern: 'payment' })
  const open = permitted.flatMap(person => (payability(person.record).ok ? [person.record] : []))
  const coordinated = await listPayingCoordinators(reader, open)
  return open
    .filter(({ applicationGuid }) => !coordinated.has(applicationGuid))
    .map(person => ({ guid: person.guid, name: fullName(person), latinName: latinName(person) }))
}

/** The name of whoever pays by card: of the account's own person; empty where it has none. */
export async function payersOwnName(
  reader: Reader,
  { accountGuid }: ActingAccount,
  { record, edition }: { record: ParticipantRecord; edition: EditionRow },
): Promise<string> {
  if (isPersonOf(accountGuid, record)) return fullName(record)
  const guid = await findOwnParticipant(reader, { accountGuid, editionGuid: edition.guid })
  const own = guid && (await findParticipant(reader, { guid, editionGuid: edition.guid }))
  return (own && knownName(own)) || ''
}
