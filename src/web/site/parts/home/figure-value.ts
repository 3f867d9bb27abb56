import type { Locale } from '#contract/field.ts'

/** A figure as each language prints it; editors type it once, as Russian does. */
export function figureValue(value: string, locale: Locale): string {
  if (locale === 'ru') return value
  return value.replace(/\s(?=%)/, '').replace(/\d{4,}/, digits => Number(digits).toLocaleString('en'))
}
