import type { MessageName } from './message-catalogue.ts'

export type MessageUrgency = 'answer' | 'notice'

/** Messages that confirm or refuse the reader's own act: they are still looking at the screen. */
const answers: readonly string[] = [
  'confirmation_link',
  'received',
  'cancelled',
  'payment_card_accepted',
  'payment_card_failed',
  'payment_invoice_issued',
  'payer_card_accepted',
  'payer_card_failed',
  'payer_invoice_issued',
  'erasure_requested',
] satisfies MessageName[]

/** How soon a message is sent: answers to the reader's own act go first. Codes have a queue of their own. */
export function messageUrgency(template: string): MessageUrgency {
  return answers.includes(template) ? 'answer' : 'notice'
}
