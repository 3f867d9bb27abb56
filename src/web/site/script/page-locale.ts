import type { Locale } from '#contract/field.ts'

export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'ru'
}
