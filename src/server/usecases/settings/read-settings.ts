import type { Settings } from '#contract/settings.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { advertisingSince } from '../../persistence/settings-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'

/** Settings of one participant of the account. */
export async function readSettings(services: Services, actor: AccountActor, guid: string): Promise<Settings> {
  const { record } = await loadParticipantFor(services.database, actor, guid, 'own')
  const since = await advertisingSince(services.database, guid)
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
