import type { Participant } from '#contract/participant.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { claimingPhone } from './claiming-phone.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentParticipant } from './present-participant.ts'
import { startOwnApplication } from './start-own-application.ts'

export type Begun = { role: 'participant' | 'speaker' | 'media'; locale: 'ru' | 'en' }

/**
 * Starts an application. For oneself the phone is the account's own and may be primary once in an edition: the unique
 * index decides between two tabs, and the loser is told `phone_used`.
 */
export async function createParticipant(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  input: Begun,
): Promise<Participant> {
  const at = services.clock.now()
  const guid = await claimingPhone('phone', () =>
    services.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      const made = await startOwnApplication(tx, actor, {
        ...{ editionGuid: edition.guid, role: input.role, locale: input.locale, at },
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
  const { record } = await loadParticipantFor(services.database, actor, guid, 'form')
  return presentParticipant(record, [])
}
