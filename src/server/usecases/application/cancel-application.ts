import type * as routes from '#contract/participant.ts'
import { applicationTransitions } from '#domain/application/application-transitions.ts'
import { listStandingConsents } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { leaveInvoice, lockWithInvoice } from '../invoice/leave-invoice.ts'
import { presentParticipant } from '../participant/present-participant.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { endedBy, endingEffects } from './end-application.ts'

/** Withdraws an application while nothing is paid: an open invoice is reissued without the person, a card payment under way must end first (product.md §3). */
export const cancelApplication: UseCase<
  typeof routes.cancelApplication,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const reason = body.reason ?? null

  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const invoiced = await lockWithInvoice(tx, actor, guid)
    const { record, edition, role } = invoiced
    askTransition(applicationMachine, 'cancel', record, role)
    if (record.payment === 'paid' || record.payment === 'cardPaymentAccepted') refuse('refund_first')
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
    // Notified here, because the registrant loses access to the application with this call.
    const payment = record.payment === 'pending' ? ('unpaid' as const) : record.payment
    const cancelled = { ...record, status: applicationTransitions.cancel.to, payment, decisionReason: reason }
    return presentParticipant(cancelled, await listStandingConsents(tx, guid))
  })
}
