import type { Locale } from '#contract/field.ts'

/** The language of the page. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'ru'
}
