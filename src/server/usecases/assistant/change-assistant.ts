import type * as routes from '#contract/assistant.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { judgeSections } from '#domain/assistant/assistant-grant.ts'
import { lockAssistant, setRights } from '#server/persistence/assistant-queries.ts'
import { tellParticipant } from '#server/persistence/live-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { recordRights } from './assistant-audit.ts'
import { listAssistants } from './list-assistants.ts'
import { tellOfChange, tellOfGrant } from './tell-of-rights.ts'

/**
 * Changes the rights of an assistant on the version that was read, and tells the assistant their sections. For a registrant who only asked for rights
 * this is the grant.
 */
export const changeAssistant: UseCase<
  typeof routes.changeAssistant,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: wanted, body: { version, ...rights }, facts }, needs) => {
  const { guid } = wanted
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
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
    const { accountGuid, phone, accountLocale: locale } = row
    const told = { tx, record, edition, assistant: { accountGuid, phone, locale, ...rights } }
    if (isGrant) await tellOfGrant(needs, told)
    else if (!sameSections(row.sections, rights.sections)) await tellOfChange(needs, told)
    await tellParticipant(tx, guid)
  })
  return listAssistants({ actor, params: { guid } }, needs)
}

function sameSections(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every(section => after.includes(section))
}
