import type * as routes from '#contract/settings.ts'
import type { Settings } from '#contract/settings.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { advertisingSince } from '#server/persistence/settings-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Settings of one participant of the account. */
export async function readSettings(
  { actor, params: { guid } }: CallOf<typeof routes.readSettings, 'actor' | 'params'>,
  needs: Needs<'database'>,
): Promise<Settings> {
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  return presentSettings(needs.database, record)
}

export async function presentSettings(reader: Reader, record: ParticipantRecord): Promise<Settings> {
  const since = await advertisingSince(reader, record.guid)
  return {
    version: record.settingsVersion,
    locale: record.locale,
    noticesBy: record.noticesBy,
    phone: record.phone ?? record.accountPhone,
    email: record.email,
    advertisingSince: since?.toISOString() ?? null,
    withdrawable: isWithdrawable(record),
    closed: profileAccess(record) === 'closed',
  }
}

function isWithdrawable({ status, payment }: ParticipantRecord): boolean {
  const settled = payment === 'paid' || payment === 'cardPaymentAccepted'
  return !settled && decideApplication('cancel', { status, actor: 'participant' }).ok
}
