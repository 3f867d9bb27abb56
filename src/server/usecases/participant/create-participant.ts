import type { Participant } from '#contract/participant.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { releaseDraftPhone } from '../../persistence/confirmation-queries.ts'
import { breaks } from '../../persistence/constraint.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { insertParticipant } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { loadParticipantFor } from './permitted-participant.ts'
import { presentParticipant } from './present-participant.ts'

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
  try {
    const guid = await services.database.transaction().execute(async tx => {
      const edition = await readCurrentEdition(tx)
      // A phone that somebody merely wrote into a list gives way to the person who has proved it.
      await releaseDraftPhone(tx, { editionGuid: edition.guid, phone: actor.phone })
      const made = await insertParticipant(tx, {
        accountGuid: actor.accountGuid,
        editionGuid: edition.guid,
        isPrimary: true,
        primaryPhone: actor.phone,
        phone: actor.phone,
        role: input.role,
        locale: input.locale,
        at,
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
    })
    const { record } = await loadParticipantFor(services.database, actor, guid, 'form')
    return presentParticipant(record, [])
  } catch (error) {
    if (breaks(error, 'application_primary_phone'))
      refuse('phone_used', { details: [{ field: 'phone', code: 'phone_used' }] })
    throw error
  }
}
