import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages to the responsible employee of a contractor or an exhibitor. */
export const staffMessages = {
  staff_company_created: {
    subject: m.mail_staff_company_created_subject,
    text: m.mail_staff_company_created_text,
    urgency: 'answer',
    copied: 'never',
  },
  staff_package_confirmed: {
    subject: m.mail_staff_package_confirmed_subject,
    text: m.mail_staff_package_confirmed_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_handover_offered: { sms: m.mail_staff_handover_offered_sms, urgency: 'notice', copied: 'never' },
  staff_handover_taken: {
    subject: m.mail_staff_handover_taken_subject,
    text: m.mail_staff_handover_taken_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_handover_declined: {
    subject: m.mail_staff_handover_declined_subject,
    text: m.mail_staff_handover_declined_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_approved: {
    subject: m.mail_staff_approved_subject,
    text: m.mail_staff_approved_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_refused: {
    subject: m.mail_staff_refused_subject,
    text: m.mail_staff_refused_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_looked_again: {
    subject: m.mail_staff_looked_again_subject,
    text: m.mail_staff_looked_again_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_vehicles_approved: {
    subject: m.mail_staff_vehicles_approved_subject,
    text: m.mail_staff_vehicles_approved_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_vehicles_refused: {
    subject: m.mail_staff_vehicles_refused_subject,
    text: m.mail_staff_vehicles_refused_text,
    urgency: 'notice',
    copied: 'never',
  },
  staff_vehicles_looked_again: {
    subject: m.mail_staff_vehicles_looked_again_subject,
    text: m.mail_staff_vehicles_looked_again_text,
    urgency: 'notice',
    copied: 'never',
  },
} satisfies Record<string, MessageDefinition>
