import type { ProgrammeSession } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'

type Language = ProgrammeSession['language']

const languages: Record<Language, () => string> = {
  ru: m.programme_language_ru,
  en: m.programme_language_en,
  both: m.programme_language_both,
}

export const languageLabel = (language: Language): string => languages[language]()

/** A short mark where a session is not in Russian alone; empty otherwise. */
export function languageMark(language: Language): string {
  if (language === 'ru') return ''
  return language === 'en' ? m.programme_language_mark_en() : m.programme_language_mark_both()
}
