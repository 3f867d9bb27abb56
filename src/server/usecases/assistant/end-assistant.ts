import type * as routes from '#contract/assistant.ts'
import type { ActingRole, AssistantSection } from '#domain/access/participant-access.ts'
import {
  type AssistantRow,
  endAssistant,
  lockAssistance,
  lockAssistant,
} from '#server/persistence/assistant-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { tellParticipant } from '#server/persistence/live-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { lockParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { recordRights } from './assistant-audit.ts'
import { listAssistants } from './list-assistants.ts'
import { tellOfLeaving, tellOfWithdrawal } from './tell-of-rights.ts'

/** Withdraws all rights of an assistant, at once on every instance. A repeated call is no error. */
export const withdrawAssistant: UseCase<
  typeof routes.withdrawAssistant,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: wanted, facts }, needs) => {
  const { guid } = wanted
  await needs.database.transaction().execute(async tx => {
    const person = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    const row = await lockAssistant(tx, { guid: wanted.assistant, participantGuid: guid })
    if (!row) return
    await end(needs, tx, { row, actor, facts, action: 'withdrawAssistant', role: person.role })
    if (row.grantedAt) await tellOfWithdrawal(needs, told(tx, person, row))
  })
  return listAssistants({ actor, params: { guid } }, needs)
}

/** An assistant gives up their own rights, and the person is told. */
export const endAssistance: UseCase<
  typeof routes.endAssistance,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const person = await lockParticipantFor(tx, actor, { guid, concern: 'home' })
    const row = await lockAssistance(tx, { participantGuid: guid, accountGuid: actor.accountGuid })
    // An account has no granted rights to its own person.
    if (!row?.grantedAt) return refuse('not_found')
    await end(needs, tx, { row, actor, facts, action: 'endAssistance', role: person.role })
    await tellOfLeaving(needs, told(tx, person, row))
  })
  return null
}

type Ending = {
  actor: AccountActor
  facts: RequestFacts
  action: 'withdrawAssistant' | 'endAssistance'
  role: ActingRole
}

async function end(
  needs: Needs<'clock'>,
  tx: Tx,
  { row, actor, facts, action, role }: Ending & { row: AssistantRow },
): Promise<void> {
  const at = needs.clock.now()
  // Before the end, because the cabinet that the assistant has open must close.
  await tellParticipant(tx, row.participantGuid)
  await endAssistant(tx, row.guid, at)
  await recordRights(tx, {
    ...{ action, participantGuid: row.participantGuid, at, by: { accountGuid: actor.accountGuid, role } },
    ...{ before: row.sections as AssistantSection[], after: [], requestId: facts.requestId },
  })
}

function told(tx: Tx, { record, edition }: PermittedParticipant, row: AssistantRow) {
  const { accountGuid, phone, accountLocale, name, email } = row
  const sections = row.sections as AssistantSection[]
  return {
    tx,
    record,
    edition,
    assistant: { accountGuid, phone, locale: accountLocale, name, email, sections },
  }
}
