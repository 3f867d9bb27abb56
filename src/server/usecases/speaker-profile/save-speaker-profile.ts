import type * as routes from '#contract/speaker-profile.ts'
import { type SpeakerField, type SpeakerProfile, speakerAccess } from '#domain/speaker/speaker-profile.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { findSpeakerProfile, saveSpeakerProfileRow } from '#server/persistence/speaker-profile-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { lockCard, prepareCard } from './prepare-card.ts'
import { readSpeakerProfile, speakerProfileOf } from './read-speaker-profile.ts'

/** Saves a speaker's data, finished or not; complete ones with the consent are passed to the editors. */
export const saveSpeakerProfile: UseCase<typeof routes.saveSpeakerProfile, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, ...data }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'profile' })
    if (record.role !== 'speaker') refuse('not_found')
    const row = await findSpeakerProfile(tx, guid)
    const before = row ? speakerProfileOf(row) : null
    // The card before the profile, as in removing a card.
    const card = await lockCard(tx, row?.contentGuid ?? null)
    const published = card !== undefined && card.published !== null
    if (speakerAccess({ role: record.role, status: record.status, published }) !== 'open')
      refuse('state_forbids')
    if (!(await saveSpeakerProfileRow(tx, { participantGuid: guid, version, data, at })))
      refuse('changed_meanwhile')
    const act = { at, by: actor.accountGuid, requestId: facts.requestId }
    await prepareCard(tx, { participantGuid: guid, edition, before, ...act })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'saveSpeaker',
      // Which fields, never their values.
      reason: changedFields(before, data).join(', ') || null,
      requestId: facts.requestId,
    })
  })
  return readSpeakerProfile({ actor, params: { guid } }, needs)
}

function changedFields(before: SpeakerProfile | null, after: SpeakerProfile): SpeakerField[] {
  return (Object.keys(after) as SpeakerField[]).filter(
    field => (before?.[field] ?? null) !== (after[field] ?? null),
  )
}
