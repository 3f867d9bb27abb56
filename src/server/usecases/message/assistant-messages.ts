import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Messages about an assistant's rights, to both sides. */
export const assistantMessages = {
  assistant_granted: {
    sms: m.mail_assistant_granted_sms,
    subject: m.mail_assistant_granted_subject,
    text: m.mail_assistant_granted_text,
    urgency: 'notice',
    copied: 'never',
  },
  assistant_added: {
    sms: m.mail_assistant_added_sms,
    subject: m.mail_assistant_added_subject,
    text: m.mail_assistant_added_text,
    urgency: 'notice',
    copied: 'never',
  },
  assistant_changed: {
    sms: m.mail_assistant_changed_sms,
    subject: m.mail_assistant_changed_subject,
    text: m.mail_assistant_changed_text,
    urgency: 'notice',
    copied: 'never',
  },
  assistant_withdrawn: {
    sms: m.mail_assistant_withdrawn_sms,
    subject: m.mail_assistant_withdrawn_subject,
    text: m.mail_assistant_withdrawn_text,
    urgency: 'notice',
    copied: 'never',
  },
  assistant_left: {
    sms: m.mail_assistant_left_sms,
    subject: m.mail_assistant_left_subject,
    text: m.mail_assistant_left_text,
    urgency: 'notice',
    copied: 'never',
  },
} satisfies Record<string, MessageDefinition>
