import type { Assistants } from '#contract/assistant.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { judgeSections } from '#domain/assistant/assistant-grant.ts'
import { type AssistantRights, lockAssistant, setRights } from '../../persistence/assistant-queries.ts'
import { tellParticipant } from '../../persistence/live-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { recordRights } from './assistant-audit.ts'
import { listAssistants } from './list-assistants.ts'
import { tellOfGrant } from './tell-of-rights.ts'

/** Changes the rights of an assistant on the version that was read; whoever only asks for rights gets them by it, and is told. */
export async function changeAssistant(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  wanted: { guid: string; assistant: string },
  { version, ...rights }: AssistantRights & { version: number },
): Promise<Assistants> {
  const { guid } = wanted
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, guid, 'own')
    orRefuse(judgeSections({ status: record.status, sections: rights.sections }))
    const row = await lockAssistant(tx, { guid: wanted.assistant, participantGuid: guid })
    if (!row) return refuse('not_found')
    if (row.version !== version) refuse('changed_meanwhile')
    await setRights(tx, row.guid, { rights, at, by: actor.accountGuid })
    const isGrant = row.grantedAt === null
    await recordRights(tx, {
      action: isGrant ? 'grantAssistant' : 'changeAssistant',
      participantGuid: guid,
      at,
      by: { accountGuid: actor.accountGuid, role },
      before: isGrant ? [] : (row.sections as AssistantSection[]),
      after: rights.sections,
      requestId: facts.requestId,
    })
    if (isGrant) {
      const { accountGuid, phone, accountLocale: locale } = row
      await tellOfGrant(services, {
        tx,
        record,
        edition,
        assistant: { accountGuid, phone, locale, ...rights },
      })
    }
    await tellParticipant(tx, guid)
  })
  return listAssistants(services, actor, guid)
}
