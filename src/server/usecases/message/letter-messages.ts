import { m } from '#messages/compiled/messages.js'
import type { MessageDefinition } from './message-texts.ts'

/** Marketing, by e-mail alone: it says why it came and carries the link that stops it. Nobody gets a copy, because nobody else agreed to it. */
export const letterMessages = {
  marketing_letter: {
    subject: m.mail_marketing_letter_subject,
    text: m.mail_marketing_letter_text,
    urgency: 'notice',
    copied: 'never',
  },
} satisfies Record<string, MessageDefinition>
