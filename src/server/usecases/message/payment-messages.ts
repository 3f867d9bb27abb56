import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages about money: to each person about their own part, and to a payer of several. */
export const paymentMessages = {
  payment_card_accepted: {
    sms: m.mail_payment_card_accepted_sms,
    subject: m.mail_payment_card_accepted_subject,
    text: m.mail_payment_card_accepted_text,
    urgency: 'answer',
    copied: 'payment',
  },
  payment_card_failed: {
    sms: m.mail_payment_card_failed_sms,
    subject: m.mail_payment_card_failed_subject,
    text: m.mail_payment_card_failed_text,
    urgency: 'answer',
    copied: 'payment',
  },
  payment_invoice_issued: {
    sms: m.mail_payment_invoice_issued_sms,
    subject: m.mail_payment_invoice_issued_subject,
    text: m.mail_payment_invoice_issued_text,
    urgency: 'answer',
    copied: 'payment',
  },
  payment_invoice_replaced: {
    sms: m.mail_payment_invoice_replaced_sms,
    subject: m.mail_payment_invoice_replaced_subject,
    text: m.mail_payment_invoice_replaced_text,
    urgency: 'notice',
    copied: 'payment',
  },
  payment_invoice_cancelled: {
    sms: m.mail_payment_invoice_cancelled_sms,
    subject: m.mail_payment_invoice_cancelled_subject,
    text: m.mail_payment_invoice_cancelled_text,
    urgency: 'notice',
    copied: 'payment',
  },
  payment_invoice_paid: {
    sms: m.mail_payment_invoice_paid_sms,
    subject: m.mail_payment_invoice_paid_subject,
    text: m.mail_payment_invoice_paid_text,
    urgency: 'notice',
    copied: 'payment',
  },
  payment_refunded: {
    sms: m.mail_payment_refunded_sms,
    subject: m.mail_payment_refunded_subject,
    text: m.mail_payment_refunded_text,
    urgency: 'notice',
    copied: 'payment',
  },
  payer_card_accepted: {
    subject: m.mail_payer_card_accepted_subject,
    text: m.mail_payer_card_accepted_text,
    urgency: 'answer',
    copied: 'never',
  },
  payer_card_failed: {
    sms: m.mail_payer_card_failed_sms,
    subject: m.mail_payer_card_failed_subject,
    text: m.mail_payer_card_failed_text,
    urgency: 'answer',
    copied: 'never',
  },
  payer_invoice_issued: {
    subject: m.mail_payer_invoice_issued_subject,
    text: m.mail_payer_invoice_issued_text,
    urgency: 'answer',
    copied: 'never',
  },
  payer_invoice_replaced: {
    sms: m.mail_payer_invoice_replaced_sms,
    subject: m.mail_payer_invoice_replaced_subject,
    text: m.mail_payer_invoice_replaced_text,
    urgency: 'notice',
    copied: 'never',
  },
  payer_invoice_cancelled: {
    subject: m.mail_payer_invoice_cancelled_subject,
    text: m.mail_payer_invoice_cancelled_text,
    urgency: 'notice',
    copied: 'never',
  },
  payer_invoice_paid: {
    subject: m.mail_payer_invoice_paid_subject,
    text: m.mail_payer_invoice_paid_text,
    urgency: 'notice',
    copied: 'never',
  },
} satisfies Record<string, MessageDefinition>
