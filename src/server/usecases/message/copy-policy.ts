import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { MessageTemplate } from './render-message.ts'

/** What a copy is about: an assistant gets it with the rights of this section, with any rights for `home`. */
export type CopiedSection = AssistantSection | 'home'

/**
 * What is copied of each message, to the contact person and to assistants with the rights of its section. Every template is named, so that a new one with
 * a link to log in by is not copied unasked. Codes, links and what the person decides alone never leave.
 */
export const copiedSections: Record<MessageTemplate, CopiedSection | 'never'> = {
  code: 'never',
  confirmation_link: 'never',
  confirmed: 'never',
  confirmed_alone: 'never',
  group_confirmed: 'never',
  declined: 'never',
  received: 'home',
  approved: 'home',
  approved_waived: 'home',
  approved_paid: 'home',
  rejected: 'home',
  reopened: 'home',
  more_information: 'home',
  photograph_requested: 'profile',
  cancelled: 'home',
  replaced: 'home',
  place_given: 'home',
  passport_verified: 'passport',
  passport_failed: 'passport',
  passport_failed_copy: 'never',
  passport_refused: 'passport',
  passport_on_hold: 'passport',
  change_granted: 'profile',
  change_granted_answer: 'profile',
  change_refused: 'profile',
  speaker_leaves: 'profile',
  chat_answer: 'chat',
  payment_card_accepted: 'payment',
  payment_card_failed: 'payment',
  payment_invoice_issued: 'payment',
  payment_invoice_replaced: 'payment',
  payment_invoice_cancelled: 'payment',
  payment_invoice_paid: 'payment',
  payment_refunded: 'payment',
  payer_card_accepted: 'never',
  payer_card_failed: 'never',
  payer_invoice_issued: 'never',
  payer_invoice_replaced: 'never',
  payer_invoice_cancelled: 'never',
  payer_invoice_paid: 'never',
  assistant_granted: 'never',
  assistant_added: 'never',
  assistant_changed: 'never',
  assistant_withdrawn: 'never',
  assistant_left: 'never',
  group_reminder: 'home',
  group_changed: 'profile',
  group_left: 'home',
  group_left_paid: 'home',
  group_left_invoiced: 'home',
  group_decided: 'never',
  group_invoice_issued: 'payment',
  group_invoice_cancelled: 'payment',
  group_invoice_paid: 'payment',
  erasure_requested: 'never',
  erasure_refused: 'never',
  erasure_done: 'never',
}

/** Another message in the place of one that says too much: what an operator found in a passport stays with the person. */
export const copiedInstead: Partial<Record<MessageTemplate, MessageTemplate>> = {
  passport_failed: 'passport_failed_copy',
}
