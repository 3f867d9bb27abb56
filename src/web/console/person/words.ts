import { printedCountryName } from '#domain/country/country-name.ts'
import { m } from '#messages/compiled/messages.js'

/** The two that lists are narrowed to. */
export const citizenshipWords = {
  russian: m.organiser_citizenship_russian,
  foreign: m.organiser_citizenship_foreign,
}

/** A country by its two-letter code in the page's language; anything else is shown as it is. */
export function countryName(code: string, locale: 'ru' | 'en'): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return printedCountryName(names.of(code.toUpperCase()) ?? code, locale)
}
