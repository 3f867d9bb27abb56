import { m } from '#messages/compiled/messages.js'

/** Messages the app sends to people; each has its texts in messages/<language>/mail.json. */
export const messageTemplates = [
  'code',
  'confirmation_link',
  'confirmed',
  'declined',
  'received',
  'approved',
  'approved_waived',
  'approved_paid',
  'rejected',
  'reopened',
  'more_information',
  'photograph_requested',
  'cancelled',
  'replaced',
  'place_given',
  'passport_verified',
  'passport_failed',
  'passport_failed_copy',
  'passport_refused',
  'passport_on_hold',
  'change_granted',
  'change_granted_answer',
  'change_refused',
  'speaker_leaves',
  'chat_answer',
  'payment_card_accepted',
  'payment_card_failed',
  'payment_invoice_issued',
  'payment_invoice_replaced',
  'payment_invoice_paid',
  'payment_refunded',
  'assistant_granted',
  'assistant_added',
  'assistant_withdrawn',
  'assistant_left',
  'group_reminder',
  'group_changed',
  'group_left',
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
  /** Who filled in an application for another person. */
  registrant?: string
  /** The person for whom it was filled in. */
  person?: string
  /** Who acts for the person from now on, or no longer. */
  assistant?: string
  /** The sections that somebody may act in, in words. */
  sections?: string
  /** Who coordinates the person's group. */
  coordinator?: string
  /** What the person is asked to do, in words. */
  tasks?: string
  /** What was changed for the person, in words. */
  changes?: string
  /** A whole address that opens something once. */
  link?: string
  support?: string
  url?: string
}

export type RenderedMessage = { sms: string; email: { subject: string; text: string } | null }

type Text = (parameters: MessageParameters, options: { locale: 'ru' | 'en' }) => string

/** What proves a phone goes by SMS alone. */
function goesBySmsAlone(template: MessageTemplate): template is 'code' | 'confirmation_link' {
  return template === 'code' || template === 'confirmation_link'
}

/** The texts of a message in one language. */
export function renderMessage(
  template: MessageTemplate,
  locale: 'ru' | 'en',
  parameters: MessageParameters,
): RenderedMessage {
  const say = (text: Text) => text(parameters, { locale })
  const sms = say(m[`mail_${template}_sms`] as Text)
  if (goesBySmsAlone(template)) return { sms, email: null }
  return {
    sms,
    email: {
      subject: say(m[`mail_${template}_subject`] as Text),
      text: say(m[`mail_${template}_text`] as Text),
    },
  }
}
