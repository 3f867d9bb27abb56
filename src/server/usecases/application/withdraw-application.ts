import { applicationTransitions } from '#domain/application/application-transitions.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { leaveInvoice, lockWithInvoice } from '../invoice/leave-invoice.ts'
import { refuseBeingPaid } from '../payment/payable-people.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { endedBy, endingEffects } from './end-application.ts'

type Withdrawing = { actor: AccountActor; facts: RequestFacts; guid: string; reason: string | null; at: Date }

/**
 * Withdraws an application while nothing is paid: an open invoice is reissued without the person, a card payment under way must end first (product.md
 * §3). Of two who withdraw at once, the person and their coordinator, the second waits for the lock and is told that it is done.
 */
export async function withdrawApplication(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { actor, facts, guid, reason, at }: Withdrawing,
): Promise<ParticipantRecord> {
  const invoiced = await lockWithInvoice(tx, actor, guid)
  const { record, edition, role } = invoiced
  askTransition(applicationMachine, 'cancel', record, role)
  if (record.payment === 'paid' || record.payment === 'cardPaymentAccepted') refuse('refund_first')
  // Also beside an open invoice: the bank's page could still take the money.
  await refuseBeingPaid(tx, [record])
  const ending = { record, edition, by: { accountGuid: actor.accountGuid, role, facts }, reason, at }
  await applyTransition(tx, applicationMachine, 'cancel', record, {
    by: endedBy(ending),
    reason,
    change: { decisionReason: reason },
    effects: {
      async 'leave-open-invoice'() {
        if (record.payment === 'pending') await leaveInvoice({ needs, tx, actor, facts, at, invoiced })
      },
      ...endingEffects(needs, tx, ending),
    },
  })
  const payment = record.payment === 'pending' ? ('unpaid' as const) : record.payment
  return { ...record, status: applicationTransitions.cancel.to, payment, decisionReason: reason }
}
