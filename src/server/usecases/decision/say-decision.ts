import type { DecisionKind } from '#contract/organiser-application.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { GroupRow } from '#server/persistence/group-record-queries.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'

/** What to do with a decision's message: send it, or show it in a preview. */
type Say<Said> = <Name extends MessageName>(name: Name, content: MessageContent<Name>) => Said

type DecidedFacts = {
  payment: PaymentStatus
  edition: EditionRow
  /** The coordinator who pays for the person: asked themselves as well, they would pay twice. */
  payer: GroupRow | null
}

/** Chooses the message of a decision: "received, do not pay yet" and "approved, pay by" are always different messages. */
export function sayDecision<Said>(
  decision: { kind: DecisionKind; reason: string | null },
  facts: DecidedFacts,
  say: Say<Said>,
): Said {
  const reason = decision.reason ?? ''
  switch (decision.kind) {
    case 'approve':
      return sayApproval(facts, say)
    case 'reject':
      return say('rejected', { reason })
    case 'requestInformation':
      return say('more_information', { reason })
    case 'reopen':
      return say('reopened', {})
    case 'returnToReview':
      // Who pays nothing needs no warning against paying.
      return facts.payment === 'noPaymentRequired'
        ? say('returned_to_review_waived', { reason })
        : say('returned_to_review', { reason })
    case 'cancel':
      return say('cancelled_by_forum', { reason })
  }
}

/** People with a waiver, with a place already paid for, or with a coordinator who pays are not asked to pay. */
function sayApproval<Said>({ payment, edition, payer }: DecidedFacts, say: Say<Said>): Said {
  const passportBy = (locale: 'ru' | 'en') => ({ passportBy: formatDay(edition.passportBy, locale) })
  if (payment === 'noPaymentRequired') return say('approved_waived', passportBy)
  if (payment === 'paid' || payment === 'cardPaymentAccepted') return say('approved_paid', passportBy)
  if (payer)
    return say('approved_member', locale => ({
      ...passportBy(locale),
      coordinator: coordinatorName(locale, payer),
    }))
  return say('approved', locale => ({
    ...passportBy(locale),
    amount: formatMoney(edition.feeKopecks, locale),
    payBy: formatDay(edition.payBy, locale),
  }))
}
