import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'

/** A section of the cabinet, and what an assistant sees and does there. */
export const sectionWords: Record<AssistantSection, { name: () => string; opens: () => string }> = {
  profile: { name: m.assistant_section_profile, opens: m.assistant_section_profile_opens },
  passport: { name: m.assistant_section_passport, opens: m.assistant_section_passport_opens },
  payment: { name: m.assistant_section_payment, opens: m.assistant_section_payment_opens },
  transfer: { name: m.assistant_section_transfer, opens: m.assistant_section_transfer_opens },
  chat: { name: m.assistant_section_chat, opens: m.assistant_section_chat_opens },
}
