import type * as routes from '#contract/settings.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { saveSettingsRow } from '#server/persistence/settings-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readSettings } from './read-settings.ts'

/** Saves the language and the way of service messages, on the version that was read. */
export const saveSettings: UseCase<typeof routes.saveSettings, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, ...data }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    if (profileAccess(record) === 'closed') refuse('state_forbids')
    // Messages to a missing address would never arrive.
    if (data.noticesBy === 'email' && !record.email)
      refuse('email_format', { details: [{ field: 'noticesBy', code: 'email_format' }] })
    if (!(await saveSettingsRow(tx, { participantGuid: guid, version, data }))) refuse('changed_meanwhile')
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'saveSettings',
      toValue: changedFields(record, data),
      requestId: facts.requestId,
    })
  })
  return readSettings({ actor, params: { guid } }, needs)
}

function changedFields(
  before: { locale: string; noticesBy: string },
  after: { locale: string; noticesBy: string },
): string | null {
  const fields = (['locale', 'noticesBy'] as const).filter(field => before[field] !== after[field])
  return fields.join(' ') || null
}
