import type * as routes from '#contract/assistant.ts'
import { judgeGrant } from '#domain/assistant/assistant-grant.ts'
import { ensureAccountOf } from '#server/persistence/access-queries.ts'
import { insertAssistant } from '#server/persistence/assistant-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { tellParticipant } from '#server/persistence/live-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { recordRights } from './assistant-audit.ts'
import { listAssistants } from './list-assistants.ts'
import { tellOfGrant } from './tell-of-rights.ts'

/**
 * Gives rights by section to the account of a phone, which is created if missing, and tells both. The unique index lets one of two simultaneous
 * grants to a phone succeed; the other is told `assistant_exists`.
 */
export const grantAssistant: UseCase<
  typeof routes.grantAssistant,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { phone, ...rights }, facts }, needs) => {
  const at = needs.clock.now()
  try {
    await needs.database.transaction().execute(async tx => {
      const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
      const { status } = record
      const ownPhones = [record.accountPhone, record.phone]
      orRefuse(judgeGrant({ status, phone, ownPhones, sections: rights.sections }))
      const account = await ensureAccountOf(tx, phone, { locale: record.locale, at })
      const by = { accountGuid: actor.accountGuid, role }
      await insertAssistant(tx, {
        ...{ participantGuid: guid, accountGuid: account.guid, rights, at, by: actor.accountGuid },
      })
      await recordRights(tx, {
        ...{ action: 'grantAssistant', participantGuid: guid, at, by, before: [], after: rights.sections },
        requestId: facts.requestId,
      })
      const assistant = { accountGuid: account.guid, phone, locale: account.locale, ...rights }
      await tellOfGrant(needs, { tx, record, edition, assistant })
      await tellParticipant(tx, guid)
    })
  } catch (error) {
    if (breaks(error, 'assistant_standing'))
      refuse('assistant_exists', { details: [{ field: 'phone', code: 'assistant_exists' }] })
    throw error
  }
  return listAssistants({ actor, params: { guid } }, needs)
}
