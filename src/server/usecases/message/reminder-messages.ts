import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Reminders before a personal deadline. They are service messages: each says what it is about and why it came. */
export const reminderMessages = {
  reminder_payment: {
    sms: m.mail_reminder_payment_sms,
    subject: m.mail_reminder_payment_subject,
    text: m.mail_reminder_payment_text,
    urgency: 'notice',
    copied: 'payment',
  },
  reminder_payment_group: {
    sms: m.mail_reminder_payment_group_sms,
    subject: m.mail_reminder_payment_group_subject,
    text: m.mail_reminder_payment_group_text,
    urgency: 'notice',
    copied: 'never',
  },
  reminder_passport: {
    sms: m.mail_reminder_passport_sms,
    subject: m.mail_reminder_passport_subject,
    text: m.mail_reminder_passport_text,
    urgency: 'notice',
    copied: 'passport',
  },
  reminder_photograph: {
    sms: m.mail_reminder_photograph_sms,
    subject: m.mail_reminder_photograph_subject,
    text: m.mail_reminder_photograph_text,
    urgency: 'notice',
    copied: 'profile',
  },
  reminder_transfer: {
    sms: m.mail_reminder_transfer_sms,
    subject: m.mail_reminder_transfer_subject,
    text: m.mail_reminder_transfer_text,
    urgency: 'notice',
    copied: 'transfer',
  },
  // The link proves a phone, so its reminder goes there too, without the link: only its hash is kept.
  reminder_confirmation: {
    sms: m.mail_reminder_confirmation_sms,
    urgency: 'notice',
    copied: 'never',
  },
  itinerary_changed: {
    sms: m.mail_itinerary_changed_sms,
    subject: m.mail_itinerary_changed_subject,
    text: m.mail_itinerary_changed_text,
    urgency: 'notice',
    copied: 'home',
  },
} satisfies Record<string, MessageDefinition>
