import type * as routes from '#contract/group.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { findMember, leaveGroup, type MemberRecord } from '#server/persistence/group-member-queries.ts'
import { findInvoice } from '#server/persistence/invoice-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { endedBy, endingEffects } from '../application/end-application.ts'
import { forgetUnconfirmed } from '../application/forget-unconfirmed.ts'
import { tell } from '../message/tell-participant.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { eachMember } from './each-member.ts'
import { isFilledInHere, isSelf, type MemberContext } from './member-facts.ts'
import { lockGroup } from './permitted-group.ts'

/**
 * Removes members, each in its own transaction. An unconfirmed application ends together with its link. A confirmed one goes on without the group:
 * what is paid stays paid, and an open invoice stays.
 */
export const removeMembers: UseCase<
  typeof routes.removeMembers,
  'clock' | 'config' | 'database' | 'log' | 'sealer'
> = ({ actor, params: { guid: groupGuid }, body: { participantGuids, reason = null }, facts }, needs) => {
  return eachMember(needs, { actor, groupGuid, participantGuids }, async (tx, context, participantGuid) => {
    // Serialises adding and removing members.
    await lockGroup(tx, actor, groupGuid)
    await removeOne(needs, tx, { actor, facts, context, participantGuid, reason })
  })
}

type Removing = {
  actor: AccountActor
  facts: RequestFacts
  context: MemberContext
  participantGuid: string
  reason: string | null
}

async function removeOne(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  removing: Removing,
): Promise<void> {
  const { actor, facts, context, participantGuid, reason } = removing
  const { group, edition, at } = context
  const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid }
  if (!(await findMember(tx, wanted))) refuse('not_found')
  const found = await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
  const locked = found ?? refuse('not_found')
  const record = (await findMember(tx, wanted)) ?? refuse('not_found')
  const { applicationGuid } = record
  const filledIn = isFilledInHere(record, group)
  if (filledIn) {
    const by = { accountGuid: actor.accountGuid, role: 'coordinator', facts } as const
    const ending = { record: locked, edition, by, reason, at }
    await applyTransition(tx, applicationMachine, 'cancelUnconfirmed', locked, {
      by: endedBy(ending),
      reason,
      change: { decisionReason: reason },
      effects: endingEffects(needs, tx, ending),
    })
  } else if (record.status === 'cancelled') await forgetUnconfirmed(tx, locked, at)
  else if (!isSelf(record, group)) {
    const message = await farewell(tx, record, group.accountGuid)
    await tell({ needs, tx, edition }, message, record, locale => ({
      coordinator: coordinatorName(locale, group),
    }))
  }
  await leaveGroup(tx, applicationGuid, at)
  // Nobody else could take the coordinator's request back.
  await noteRefundRequest(tx, applicationGuid, { askedAt: null, reason: null })
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

/** A member who is paid for, or is on the coordinator's invoice, must not read that they pay themselves: they would pay twice. */
async function farewell(
  tx: Tx,
  { payment, openInvoice }: MemberRecord,
  coordinator: string,
): Promise<'group_left' | 'group_left_paid' | 'group_left_invoiced'> {
  if (settledPaymentStatuses.includes(payment)) return 'group_left_paid'
  const invoice = openInvoice ? await findInvoice(tx, openInvoice.guid) : null
  return invoice?.issuedBy === coordinator ? 'group_left_invoiced' : 'group_left'
}
