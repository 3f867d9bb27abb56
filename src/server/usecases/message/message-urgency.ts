import type { MessageName } from './message-catalogue.ts'

export type MessageUrgency = 'answer' | 'notice'

/** What tells somebody that their own act has worked, or has not: they are still looking at the screen. */
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

/** How soon a message leaves: what answers an act of the reader goes before the rest. Codes have a queue of their own. */
export function messageUrgency(template: string): MessageUrgency {
  return answers.includes(template) ? 'answer' : 'notice'
}
