import type * as routes from '#contract/profile.ts'
import { profileForm } from '#contract/profile.ts'
import { changedIdentity, judgeProfileChange } from '#domain/participant/profile-change.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { type ParticipantRecord, saveParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import { refuseFields } from '#server/refuse-fields.ts'
import type { UseCase } from '#server/use-case.ts'
import { refuseOtherCompany } from '../participant/group-company.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentCompany, presentPerson } from '../participant/present-participant.ts'
import { ageDay, identityOf, judgeForm } from './judge-profile.ts'
import { readProfile } from './read-profile.ts'
import { recheckIdentity } from './recheck-identity.ts'

/**
 * Saves the profile on the version it was read in. A changed identity sends a passport back to the queue of the check; a verified passport locks the
 * identity (409, naming the fields), and a change request unlocks it.
 */
export const saveProfile: UseCase<typeof routes.saveProfile, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, ...typed }, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'profile' })
    const sent = { ...typed, person: { ...typed.person, phone: phoneOf(record, typed.person.phone) } }
    const { person, company, media } = judgeForm(profileForm(ageDay(record, edition, at)), sent)
    // Only a media representative has a medium, and always has one.
    if (media && record.role !== 'media') refuseFields([{ field: 'media', code: 'unknown_field' }])
    if (media === null && record.role === 'media') refuseFields([{ field: 'media', code: 'required' }])
    const judged = {
      person: emptiesAsNone(person),
      company: emptiesAsNone(company),
      ...(media && { media }),
    }
    const changed = changedIdentity(identityOf(record), judged.person)
    const verdict = judgeProfileChange({ ...record, passportGiven: record.passportSavedAt !== null }, changed)
    // Checked before the lock: a passport verified meanwhile has also changed the version.
    if (version !== record.version) refuse('changed_meanwhile')
    if (!verdict.ok)
      refuse(verdict.code, {
        details: verdict.fields.map(field => ({ field: `person.${field}`, code: verdict.code })),
      })
    await refuseOtherCompany(tx, record, judged.company)
    const saved = await saveParticipant(tx, { guid, version, change: judged, at })
    if (saved === null) refuse('changed_meanwhile')
    const security = await recheckIdentity(tx, record, { changed, at })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'saveProfile',
      fromValue: security && record.security,
      // The names of the fields, never their values.
      toValue: changedFields(record, judged).join(' '),
      requestId: facts.requestId,
    })
  })
  return readProfile({ actor, params: { guid } }, needs)
}

/** An emptied field counts as not given. */
function emptiesAsNone<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Fields
}

/** The account's own person keeps the phone that was proved by a code. */
function phoneOf(record: ParticipantRecord, typed: string | null): string | null {
  return record.isPrimary ? record.accountPhone : typed
}

function changedFields(
  record: ParticipantRecord,
  judged: { person: object; company: object; media?: object },
): string[] {
  const { mediaName, mediaWebsite } = record
  const before: Record<string, unknown> = { ...presentPerson(record), mediaName, mediaWebsite }
  const company: Record<string, unknown> = { ...presentCompany(record) }
  const differs = (old: Record<string, unknown>, fresh: object) =>
    Object.entries(fresh).flatMap(([field, value]) =>
      (old[field] || null) === (value || null) ? [] : [field],
    )
  return [
    ...differs(before, { ...judged.person, ...judged.media }),
    ...differs(company, judged.company).map(field => `company.${field}`),
  ]
}
