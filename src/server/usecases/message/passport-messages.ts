import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** What is said of the check of a passport. */
export const passportMessages = {
  passport_verified: {
    sms: m.mail_passport_verified_sms,
    subject: m.mail_passport_verified_subject,
    text: m.mail_passport_verified_text,
    urgency: 'notice',
    copied: 'passport',
  },
  passport_failed: {
    sms: m.mail_passport_failed_sms,
    subject: m.mail_passport_failed_subject,
    text: m.mail_passport_failed_text,
    urgency: 'notice',
    copied: 'passport',
    // Only the person may read what an operator found in their passport.
    copiedAs: {
      template: 'passport_failed_copy',
      sms: m.mail_passport_failed_copy_sms,
      subject: m.mail_passport_failed_copy_subject,
      text: m.mail_passport_failed_copy_text,
    },
  },
  // As good as the account, so only by SMS and to its own phone.
  passport_correction: {
    sms: m.mail_passport_correction_sms,
    urgency: 'answer',
    copied: 'never',
  },
  corrected_on_call: {
    sms: m.mail_corrected_on_call_sms,
    subject: m.mail_corrected_on_call_subject,
    text: m.mail_corrected_on_call_text,
    urgency: 'notice',
    copied: 'profile',
  },
  passport_refused: {
    sms: m.mail_passport_refused_sms,
    subject: m.mail_passport_refused_subject,
    text: m.mail_passport_refused_text,
    urgency: 'notice',
    copied: 'passport',
  },
  passport_on_hold: {
    sms: m.mail_passport_on_hold_sms,
    subject: m.mail_passport_on_hold_subject,
    text: m.mail_passport_on_hold_text,
    urgency: 'notice',
    copied: 'passport',
  },
} satisfies Record<string, MessageDefinition>
