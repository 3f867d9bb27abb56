import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages to volunteers. What they have to act on soon goes by SMS as well; none is copied, because each carries the link of their page. */
export const volunteerMessages = {
  volunteer_received: {
    sms: m.mail_volunteer_received_sms,
    subject: m.mail_volunteer_received_subject,
    text: m.mail_volunteer_received_text,
    urgency: 'answer',
    copied: 'never',
  },
  volunteer_known: {
    sms: m.mail_volunteer_known_sms,
    subject: m.mail_volunteer_known_subject,
    text: m.mail_volunteer_known_text,
    urgency: 'answer',
    copied: 'never',
  },
  volunteer_accepted: {
    sms: m.mail_volunteer_accepted_sms,
    subject: m.mail_volunteer_accepted_subject,
    text: m.mail_volunteer_accepted_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_reserve: {
    subject: m.mail_volunteer_reserve_subject,
    text: m.mail_volunteer_reserve_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_declined: {
    subject: m.mail_volunteer_declined_subject,
    text: m.mail_volunteer_declined_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_withdrawn: {
    subject: m.mail_volunteer_withdrawn_subject,
    text: m.mail_volunteer_withdrawn_text,
    urgency: 'answer',
    copied: 'never',
  },
  volunteer_link: {
    sms: m.mail_volunteer_link_sms,
    subject: m.mail_volunteer_link_subject,
    text: m.mail_volunteer_link_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_admitted: {
    subject: m.mail_volunteer_admitted_subject,
    text: m.mail_volunteer_admitted_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_refused: {
    subject: m.mail_volunteer_refused_subject,
    text: m.mail_volunteer_refused_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_looked_again: {
    subject: m.mail_volunteer_looked_again_subject,
    text: m.mail_volunteer_looked_again_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_shift_assigned: {
    sms: m.mail_volunteer_shift_assigned_sms,
    subject: m.mail_volunteer_shift_assigned_subject,
    text: m.mail_volunteer_shift_assigned_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_shift_changed: {
    sms: m.mail_volunteer_shift_changed_sms,
    subject: m.mail_volunteer_shift_changed_subject,
    text: m.mail_volunteer_shift_changed_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_shift_removed: {
    sms: m.mail_volunteer_shift_removed_sms,
    subject: m.mail_volunteer_shift_removed_subject,
    text: m.mail_volunteer_shift_removed_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_reminder: {
    sms: m.mail_volunteer_reminder_sms,
    subject: m.mail_volunteer_reminder_subject,
    text: m.mail_volunteer_reminder_text,
    urgency: 'notice',
    copied: 'never',
  },
  volunteer_erased: {
    subject: m.mail_volunteer_erased_subject,
    text: m.mail_volunteer_erased_text,
    urgency: 'answer',
    copied: 'never',
  },
} satisfies Record<string, MessageDefinition>
