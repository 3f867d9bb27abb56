import { decidePayment, paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { movePayments } from '#server/persistence/application-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<ParticipantRecord, 'applicationGuid' | 'payment'>

/** The payment of a person; as fast for hundreds as for one. */
export const paymentMachine: Machine<typeof paymentTransitions, Standing, undefined, void> = {
  rows: paymentTransitions,
  decide: (action, { payment }, actor) => decidePayment(action, { status: payment, actor }),
  async write(tx, applications, { to: payment, at }) {
    const guids = applications.map(({ applicationGuid }) => applicationGuid)
    await movePayments(tx, guids, { payment, at })
    return []
  },
  subjectKind: 'payment',
  line: ({ applicationGuid, payment }) => ({ subjectGuid: applicationGuid, fromValue: payment }),
}
