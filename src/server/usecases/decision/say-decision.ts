import type { DecisionKind } from '#contract/organiser-application.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'

/** What to do with a decision's message: send it, or show it in a preview. */
type Say<Said> = <Name extends MessageName>(name: Name, content: MessageContent<Name>) => Said

/** Chooses the message of a decision: "received, do not pay yet" and "approved, pay by" are always different messages. */
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

/** People with a waiver, or with a place already paid for, are not asked to pay. */
function sayApproval<Said>(payment: PaymentStatus, edition: EditionRow, say: Say<Said>): Said {
  const passportBy = (locale: 'ru' | 'en') => ({ passportBy: formatDay(edition.passportBy, locale) })
  if (payment === 'noPaymentRequired') return say('approved_waived', passportBy)
  if (payment === 'paid' || payment === 'cardPaymentAccepted') return say('approved_paid', passportBy)
  return say('approved', locale => ({
    ...passportBy(locale),
    amount: formatMoney(edition.feeKopecks, locale),
    payBy: formatDay(edition.payBy, locale),
  }))
}
