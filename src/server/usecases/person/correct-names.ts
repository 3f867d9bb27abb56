import type * as routes from '#contract/organiser-person.ts'
import { correctedFields } from '#contract/organiser-person.ts'
import { profileAccess } from '#domain/participant/profile-change.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { readApplication } from '../application/read-application.ts'
import { fieldsInWords } from '../message/field-words.ts'
import { tell } from '../message/tell-participant.ts'
import { identityChanges } from '../profile/identity-changes.ts'
import { identityOf } from '../profile/judge-profile.ts'

/**
 * Puts a typing error in the names right, for the person. As with a granted change request, a passport that was given is compared again; the person
 * reads which fields changed and why.
 */
export const correctNames: UseCase<
  typeof routes.correctNames,
  'clock' | 'config' | 'database' | 'published' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body, facts }, needs) => {
  const at = needs.clock.now()
  const { before, names, reason } = body
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    if (record.erasedAt || profileAccess(record) === 'closed') refuse('state_forbids')
    const differs = (one: string | null, other: string | null) => (one || null) !== (other || null)
    if (correctedFields.some(field => differs(record[field], before[field]))) refuse('changed_meanwhile')
    const changed = correctedFields.filter(field => differs(record[field], names[field]))
    if (changed.length === 0) return
    const context = { needs, tx, record, edition, at }
    const proposed = {
      ...identityOf(record),
      ...names,
      noMiddleName: names.middleName ? false : record.noMiddleName || record.middleName !== null,
    }
    await identityChanges.apply(context, await identityChanges.judge(context, proposed))
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'correct-applications'),
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: 'correctNames',
      // The names of the fields, never their values.
      toValue: changed.join(' '),
      reason,
      requestId: facts.requestId,
    })
    await tell(
      { needs, tx, edition },
      'names_corrected',
      record,
      locale => ({ changes: fieldsInWords(changed, locale), reason }),
      { about: 'profile' },
    )
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, needs)
}
