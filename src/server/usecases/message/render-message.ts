import { m } from '#messages/compiled/messages.js'

/** Messages the app sends to people; each has its texts in messages/<language>/mail.json. */
export const messageTemplates = [
  'code',
  'received',
  'approved',
  'approved_waived',
  'rejected',
  'reopened',
  'more_information',
  'photograph_requested',
  'cancelled',
  'passport_verified',
  'passport_failed',
  'passport_failed_copy',
  'passport_refused',
  'passport_on_hold',
  'change_granted',
  'change_refused',
  'speaker_leaves',
  'chat_answer',
  'payment_card_accepted',
  'payment_card_failed',
  'payment_invoice_issued',
  'payment_invoice_replaced',
  'payment_invoice_paid',
  'payment_refunded',
  'erasure_requested',
  'erasure_refused',
  'erasure_done',
] as const

export type MessageTemplate = (typeof messageTemplates)[number]

export type MessageParameters = {
  name?: string
  forum?: string
  code?: string
  host?: string
  reason?: string
  amount?: string
  payBy?: string
  /** The last day on which something holds, in words. */
  day?: string
  number?: string
  /** Number of the invoice that another took the place of. */
  replaced?: string
  support?: string
  url?: string
}

export type RenderedMessage = { sms: string; email: { subject: string; text: string } | null }

type Text = (parameters: MessageParameters, options: { locale: 'ru' | 'en' }) => string

/** The texts of a message in one language; a log-in code goes by SMS alone. */
export function renderMessage(
  template: MessageTemplate,
  locale: 'ru' | 'en',
  parameters: MessageParameters,
): RenderedMessage {
  const say = (text: Text) => text(parameters, { locale })
  if (template === 'code') return { sms: say(m.mail_code_sms as Text), email: null }
  return {
    sms: say(m[`mail_${template}_sms`] as Text),
    email: {
      subject: say(m[`mail_${template}_subject`] as Text),
      text: say(m[`mail_${template}_text`] as Text),
    },
  }
}
