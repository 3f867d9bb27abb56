import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages within a group. No SMS for what a coordinator gets sixty times or what asks nothing of a member. */
export const groupMessages = {
  group_created: {
    subject: m.mail_group_created_subject,
    text: m.mail_group_created_text,
    urgency: 'answer',
    copied: 'never',
  },
  group_confirmed: {
    subject: m.mail_group_confirmed_subject,
    text: m.mail_group_confirmed_text,
    urgency: 'notice',
    copied: 'never',
  },
  group_reminder: {
    sms: m.mail_group_reminder_sms,
    subject: m.mail_group_reminder_subject,
    text: m.mail_group_reminder_text,
    urgency: 'notice',
    copied: 'home',
  },
  group_changed: {
    sms: m.mail_group_changed_sms,
    subject: m.mail_group_changed_subject,
    text: m.mail_group_changed_text,
    urgency: 'notice',
    copied: 'profile',
  },
  group_member_left: {
    subject: m.mail_group_member_left_subject,
    text: m.mail_group_member_left_text,
    urgency: 'notice',
    copied: 'never',
  },
  group_left: {
    sms: m.mail_group_left_sms,
    subject: m.mail_group_left_subject,
    text: m.mail_group_left_text,
    urgency: 'notice',
    copied: 'home',
  },
  group_left_paid: {
    sms: m.mail_group_left_paid_sms,
    subject: m.mail_group_left_paid_subject,
    text: m.mail_group_left_paid_text,
    urgency: 'notice',
    copied: 'home',
  },
  group_left_invoiced: {
    sms: m.mail_group_left_invoiced_sms,
    subject: m.mail_group_left_invoiced_subject,
    text: m.mail_group_left_invoiced_text,
    urgency: 'notice',
    copied: 'home',
  },
  group_decided: {
    subject: m.mail_group_decided_subject,
    text: m.mail_group_decided_text,
    urgency: 'notice',
    copied: 'never',
  },
  group_invoice_issued: {
    subject: m.mail_group_invoice_issued_subject,
    text: m.mail_group_invoice_issued_text,
    urgency: 'notice',
    copied: 'payment',
  },
  group_invoice_cancelled: {
    subject: m.mail_group_invoice_cancelled_subject,
    text: m.mail_group_invoice_cancelled_text,
    urgency: 'notice',
    copied: 'payment',
  },
  group_invoice_reopened: {
    subject: m.mail_group_invoice_reopened_subject,
    text: m.mail_group_invoice_reopened_text,
    urgency: 'notice',
    copied: 'payment',
  },
  group_invoice_paid: {
    subject: m.mail_group_invoice_paid_subject,
    text: m.mail_group_invoice_paid_text,
    urgency: 'notice',
    copied: 'payment',
  },
} satisfies Record<string, MessageDefinition>
