import type * as routes from '#contract/participant.ts'
import type { Participant } from '#contract/participant.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { claimingPhone } from './claiming-phone.ts'
import { type Another, createForAnother } from './create-for-another.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentParticipant } from './present-participant.ts'
import { startOwnApplication } from './start-own-application.ts'

/** Starts an application for oneself or for another person. */
export const createParticipant: UseCase<typeof routes.createParticipant, 'clock' | 'database'> = (
  { actor, body, facts },
  needs,
) =>
  body.registrationType === 'another'
    ? createForAnother(needs, { actor, facts, ...body })
    : createOwn(needs, { actor, facts, ...body })

type Own = Pick<Another, 'actor' | 'facts' | 'role' | 'locale'>

/**
 * For oneself the phone is the account's own and may be primary once in an edition: the unique index decides between two tabs, and the loser is told
 * `phone_used`.
 */
async function createOwn(
  needs: Needs<'clock' | 'database'>,
  { actor, facts, role, locale }: Own,
): Promise<Participant> {
  const at = needs.clock.now()
  const guid = await claimingPhone('phone', () =>
    needs.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const made = await startOwnApplication(tx, actor, {
        ...{ editionGuid: edition.guid, role, locale, at },
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'participant',
        subjectKind: 'participant',
        subjectGuid: made,
        action: 'create',
        toValue: 'draft',
        requestId: facts.requestId,
      })
      return made
    }),
  )
  const { record } = await loadParticipantFor(needs.database, actor, { guid, concern: 'form' })
  return presentParticipant(record, [])
}
