import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import type { PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.

/** The word of each state, for its chip. */
export const applicationWords: Record<ApplicationStatus, () => string> = {
  cancelled: m.application_cancelled,
  rejected: m.application_rejected,
  draft: m.application_draft,
  unconfirmed: m.application_unconfirmed,
  pending: m.application_pending,
  approved: m.application_approved,
}

export const securityWords: Record<SecurityStatus, () => string> = {
  rejected: m.security_rejected,
  onHold: m.security_onHold,
  passportPending: m.security_passportPending,
  passportFailed: m.security_passportFailed,
  passportVerified: m.security_passportVerified,
}

/** The words for a passport: its check, or that there is nothing to check yet. */
export const passportWords: Record<PassportQueueState, () => string> = {
  ...securityWords,
  notGiven: m.passport_not_given,
}

export const paymentWords: Record<PaymentStatus, () => string> = {
  unpaid: m.payment_unpaid,
  pending: m.payment_pending,
  paid: m.payment_paid,
  cardPaymentAccepted: m.payment_cardPaymentAccepted,
  noPaymentRequired: m.payment_noPaymentRequired,
}

export const invoiceWords: Record<InvoiceStatus, () => string> = {
  unpaid: m.invoice_unpaid,
  paid: m.invoice_paid,
  paidByCard: m.invoice_paidByCard,
  cancelled: m.invoice_cancelled,
}
