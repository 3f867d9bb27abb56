import type { DecisionKind } from '#contract/organiser-application.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'

/** What is done with the message of a decision, whichever it is: sent to somebody, or shown beforehand. */
type Say<Said> = <Name extends MessageName>(name: Name, content: MessageContent<Name>) => Said

/** Chooses the message of a decision: "received, do not pay yet" and "approved, pay by" are never the same one. */
export function sayDecision<Said>(
  decision: { kind: DecisionKind; reason: string | null },
  { payment, edition }: { payment: PaymentStatus; edition: EditionRow },
  say: Say<Said>,
): Said {
  const reason = decision.reason ?? ''
  switch (decision.kind) {
    case 'approve':
      return sayApproval(payment, edition, say)
    case 'reject':
      return say('rejected', { reason })
    case 'requestInformation':
      return say('more_information', { reason })
    case 'reopen':
      return say('reopened', {})
  }
}

/** Nothing is asked of whom it was waived for, and of whom it was paid for with the place they took. */
function sayApproval<Said>(payment: PaymentStatus, edition: EditionRow, say: Say<Said>): Said {
  if (payment === 'noPaymentRequired') return say('approved_waived', {})
  if (payment === 'paid' || payment === 'cardPaymentAccepted') return say('approved_paid', {})
  return say('approved', locale => ({
    amount: formatMoney(edition.feeKopecks, locale),
    payBy: formatDay(edition.payBy, locale),
  }))
}
