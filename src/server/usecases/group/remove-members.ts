import type { BulkResult } from '#contract/group.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { cancelWaitingLinks } from '../../persistence/confirmation-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import {
  findMember,
  leaveGroup,
  type MemberRecord,
  voidLink,
} from '../../persistence/group-member-queries.ts'
import { lockParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { eachMember } from './each-member.ts'
import { isFilledInHere, isSelf, type MemberContext } from './member-facts.ts'
import { coordinatorName } from './member-words.ts'
import { loadGroup, lockGroup } from './permitted-group.ts'

/**
 * Removes members, each in a transaction of their own. An application that nobody has confirmed ends, and its link with it. A confirmed one goes on
 * without the group: what is paid stays paid, and an open invoice stands.
 */
export async function removeMembers(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  groupGuid: string,
  { participantGuids, reason = null }: { participantGuids: string[]; reason?: string | null | undefined },
): Promise<BulkResult> {
  await loadGroup(services.database, actor, groupGuid)
  return eachMember(services, participantGuids, participantGuid =>
    services.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, groupGuid)), at: services.clock.now() }
      await removeOne(services, tx, { actor, facts, context, participantGuid, reason })
    }),
  )
}

type Removing = {
  actor: AccountActor
  facts: RequestFacts
  context: MemberContext
  participantGuid: string
  reason: string | null
}

async function removeOne(services: Services, tx: Tx, removing: Removing): Promise<void> {
  const { actor, facts, context, participantGuid, reason } = removing
  const { group, edition, at } = context
  const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid }
  if (!(await findMember(tx, wanted))) refuse('not_found')
  await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
  const record = (await findMember(tx, wanted)) ?? refuse('not_found')
  if (isFilledInHere(record, group)) await endApplication(services, tx, removing, record)
  else if (!isSelf(record, group) && record.status !== 'cancelled')
    await notifyParticipant(services, tx, 'group_left', record, edition, {
      coordinator: coordinatorName(group),
    })
  await leaveGroup(tx, record.applicationGuid, at)
  await recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: 'coordinator',
    subjectKind: 'participant',
    subjectGuid: record.guid,
    action: 'removeMember',
    reason,
    requestId: facts.requestId,
  })
}

async function endApplication(
  services: Services,
  tx: Tx,
  { actor, facts, context, reason }: Removing,
  record: MemberRecord,
): Promise<void> {
  const { edition, at } = context
  const verdict = orRefuse(decideApplication('cancel', { status: record.status, actor: 'coordinator' }))
  await voidLink(tx, record.applicationGuid, at)
  await cancelWaitingLinks(tx, record.guid)
  await changeApplication(tx, record.applicationGuid, { status: verdict.to, decisionReason: reason }, at)
  await recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: 'coordinator',
    subjectKind: 'application',
    subjectGuid: record.applicationGuid,
    action: 'cancel',
    fromValue: record.status,
    toValue: verdict.to,
    reason,
    requestId: facts.requestId,
  })
  // Nobody has heard of a draft.
  if (record.status !== 'draft') await notifyParticipant(services, tx, 'cancelled', record, edition, {})
}
