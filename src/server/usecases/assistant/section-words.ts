import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'

const sectionWords: Record<AssistantSection, typeof m.assistant_section_profile> = {
  profile: m.assistant_section_profile,
  passport: m.assistant_section_passport,
  payment: m.assistant_section_payment,
  transfer: m.assistant_section_transfer,
  chat: m.assistant_section_chat,
}

/** "profile, payment" in the words of the cabinet. */
export function sectionsInWords(sections: readonly AssistantSection[], locale: 'ru' | 'en'): string {
  return sections.map(section => sectionWords[section]({}, { locale }).toLocaleLowerCase(locale)).join(', ')
}
