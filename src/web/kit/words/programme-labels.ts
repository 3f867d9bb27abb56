import type { ProgrammeSession } from '#contract/programme.ts'
import { m } from '#messages/compiled/messages.js'

type Language = ProgrammeSession['language']
type Options = { locale?: 'ru' | 'en' }

const languages: Record<Language, (parameters: Record<string, never>, options: Options) => string> = {
  ru: m.programme_language_ru,
  en: m.programme_language_en,
  both: m.programme_language_both,
}

/** A session's language, in the page's language unless another is given. */
export const languageLabel = (language: Language, options: Options = {}): string =>
  languages[language]({}, options)

/** A short mark for sessions that are not only in Russian; empty otherwise. */
export function languageMark(language: Language): string {
  if (language === 'ru') return ''
  return language === 'en' ? m.programme_language_mark_en() : m.programme_language_mark_both()
}
