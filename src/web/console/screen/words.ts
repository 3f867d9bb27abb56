import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'
import type { CardPaymentStanding } from '#domain/payment/card-payment-standing.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

/** The tone of each state in the console. */
export const applicationTones: Record<ApplicationStatus, Tone> = {
  cancelled: 'neutral',
  rejected: 'negative',
  draft: 'neutral',
  unconfirmed: 'neutral',
  pending: 'attention',
  approved: 'positive',
}

export const securityTones: Record<SecurityStatus, Tone> = {
  rejected: 'negative',
  onHold: 'attention',
  passportPending: 'neutral',
  passportFailed: 'attention',
  passportVerified: 'positive',
}

export const passportTones: Record<PassportQueueState, Tone> = { ...securityTones, notGiven: 'neutral' }

export const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: 'neutral',
  pending: 'info',
  paid: 'positive',
  cardPaymentAccepted: 'positive',
  noPaymentRequired: 'positive',
}

export const invoiceTones: Record<InvoiceStatus, Tone> = {
  unpaid: 'attention',
  paid: 'positive',
  paidByCard: 'positive',
  cancelled: 'neutral',
}

export const cardPaymentTones: Record<CardPaymentStatus, Tone> = {
  created: 'neutral',
  pending: 'info',
  failed: 'negative',
  expired: 'neutral',
  succeeded: 'positive',
  refunded: 'neutral',
}

/** The word of a card payment's state. */
export const cardPaymentWords: Record<CardPaymentStatus, () => string> = {
  created: m.organiser_card_created,
  pending: m.organiser_card_pending,
  failed: m.organiser_card_failed,
  expired: m.organiser_card_expired,
  succeeded: m.organiser_card_succeeded,
  refunded: m.organiser_card_refunded,
}

/** The same with what somebody still has to do about the money. */
export const cardStandingWords: Record<CardPaymentStanding, () => string> = {
  ...cardPaymentWords,
  refundDue: m.organiser_refund_due,
  refundUnconfirmed: m.organiser_refund_unconfirmed,
}

export const cardStandingTones: Record<CardPaymentStanding, Tone> = {
  ...cardPaymentTones,
  refundDue: 'attention',
  refundUnconfirmed: 'attention',
}
