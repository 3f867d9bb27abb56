import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages about an account and about requests made in the cabinet. */
export const accountMessages = {
  // A code proves a phone, so it goes only by SMS.
  code: {
    sms: m.mail_code_sms,
    urgency: 'code',
    copied: 'never',
  },
  change_granted: {
    sms: m.mail_change_granted_sms,
    subject: m.mail_change_granted_subject,
    text: m.mail_change_granted_text,
    urgency: 'notice',
    copied: 'profile',
  },
  change_granted_answer: {
    sms: m.mail_change_granted_answer_sms,
    subject: m.mail_change_granted_answer_subject,
    text: m.mail_change_granted_answer_text,
    urgency: 'notice',
    copied: 'profile',
  },
  change_refused: {
    sms: m.mail_change_refused_sms,
    subject: m.mail_change_refused_subject,
    text: m.mail_change_refused_text,
    urgency: 'notice',
    copied: 'profile',
  },
  names_corrected: {
    sms: m.mail_names_corrected_sms,
    subject: m.mail_names_corrected_subject,
    text: m.mail_names_corrected_text,
    urgency: 'notice',
    copied: 'profile',
  },
  records_merged: {
    sms: m.mail_records_merged_sms,
    subject: m.mail_records_merged_subject,
    text: m.mail_records_merged_text,
    urgency: 'notice',
    copied: 'profile',
  },
  speaker_leaves: {
    sms: m.mail_speaker_leaves_sms,
    subject: m.mail_speaker_leaves_subject,
    text: m.mail_speaker_leaves_text,
    urgency: 'notice',
    copied: 'profile',
  },
  chat_answer: {
    sms: m.mail_chat_answer_sms,
    subject: m.mail_chat_answer_subject,
    text: m.mail_chat_answer_text,
    urgency: 'notice',
    copied: 'chat',
  },
  erasure_requested: {
    sms: m.mail_erasure_requested_sms,
    subject: m.mail_erasure_requested_subject,
    text: m.mail_erasure_requested_text,
    urgency: 'answer',
    copied: 'never',
  },
  erasure_refused: {
    sms: m.mail_erasure_refused_sms,
    subject: m.mail_erasure_refused_subject,
    text: m.mail_erasure_refused_text,
    urgency: 'notice',
    copied: 'never',
  },
  erasure_done: {
    sms: m.mail_erasure_done_sms,
    subject: m.mail_erasure_done_subject,
    text: m.mail_erasure_done_text,
    urgency: 'notice',
    copied: 'never',
  },
  // A stolen log-in must not be able to hide these from their owner: they go to the phone alone.
  organiser_invited: { sms: m.mail_organiser_invited_sms, urgency: 'notice', copied: 'never' },
  organiser_revoked: { sms: m.mail_organiser_revoked_sms, urgency: 'notice', copied: 'never' },
  second_factor_reset: { sms: m.mail_second_factor_reset_sms, urgency: 'answer', copied: 'never' },
  second_factor_added: { sms: m.mail_second_factor_added_sms, urgency: 'answer', copied: 'never' },
  second_factor_removed: { sms: m.mail_second_factor_removed_sms, urgency: 'answer', copied: 'never' },
  recovery_code_used: { sms: m.mail_recovery_code_used_sms, urgency: 'answer', copied: 'never' },
  recovery_codes_renewed: { sms: m.mail_recovery_codes_renewed_sms, urgency: 'answer', copied: 'never' },
} satisfies Record<string, MessageDefinition>
