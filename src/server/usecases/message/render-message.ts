import { m } from '#messages/compiled/messages.js'

/** Messages the app sends to people; each has its texts in messages/<language>/mail.json. */
export const messageTemplates = [
  'code',
  'confirmation_link',
  'confirmed',
  'confirmed_alone',
  'group_confirmed',
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
  'payment_invoice_cancelled',
  'payment_invoice_paid',
  'payment_refunded',
  'payer_card_accepted',
  'payer_card_failed',
  'payer_invoice_issued',
  'payer_invoice_replaced',
  'payer_invoice_cancelled',
  'payer_invoice_paid',
  'assistant_granted',
  'assistant_added',
  'assistant_changed',
  'assistant_withdrawn',
  'assistant_left',
  'group_reminder',
  'group_changed',
  'group_left',
  'group_left_paid',
  'group_left_invoiced',
  'group_decided',
  'group_invoice_issued',
  'group_invoice_cancelled',
  'group_invoice_paid',
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
  /** How many people something is about, in words. */
  people?: string
  /** The last day of a term, in words. */
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
  /** How many were decided on and how, with their names, one a line. */
  decided?: string
  /** A whole address that opens something once. */
  link?: string
  support?: string
  url?: string
}

/** What goes by one channel alone has no text for the other. */
export type RenderedMessage = { sms: string | null; email: { subject: string; text: string } | null }

type Text = (parameters: MessageParameters, options: { locale: 'ru' | 'en' }) => string

/** What proves a phone goes by SMS alone. */
function goesBySmsAlone(template: MessageTemplate): template is 'code' | 'confirmation_link' {
  return template === 'code' || template === 'confirmation_link'
}

/** What a coordinator gets sixty times, and what asks nothing of a member, is no reason for an SMS. */
const byEmailAlone = [
  'group_confirmed',
  'group_decided',
  'group_invoice_issued',
  'group_invoice_cancelled',
  'group_invoice_paid',
  'payer_card_accepted',
  'payer_invoice_issued',
  'payer_invoice_cancelled',
  'payer_invoice_paid',
] as const satisfies MessageTemplate[]

function goesByEmailAlone(template: MessageTemplate): template is (typeof byEmailAlone)[number] {
  return byEmailAlone.some(each => each === template)
}

/** The texts of a message in one language. */
export function renderMessage(
  template: MessageTemplate,
  locale: 'ru' | 'en',
  parameters: MessageParameters,
): RenderedMessage {
  const say = (text: Text) => text(parameters, { locale })
  const sms = goesByEmailAlone(template) ? null : inShort(say(m[`mail_${template}_sms`] as Text), locale)
  if (goesBySmsAlone(template)) return { sms, email: null }
  return {
    sms,
    email: {
      subject: say(m[`mail_${template}_subject`] as Text),
      text: say(m[`mail_${template}_text`] as Text),
    },
  }
}

/** One non-breaking space takes an English SMS out of the alphabet of phones, in which it is half as long. */
function inShort(sms: string, locale: 'ru' | 'en'): string {
  return locale === 'en' ? sms.replaceAll('\u00a0', ' ') : sms
}
