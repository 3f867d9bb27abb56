import { foreignNumber, internalNumber } from './passport-number.ts'

/** What a list may contain of a document: only the number. */
export type ListedPassport =
  | { kind: 'russian'; series: string; number: string }
  | { kind: 'foreign'; number: string; issuingCountry: string }

export type ListedPassportVerdict =
  | {
      ok: true
      passport: ListedPassport
      /** Both parts as written in a table, which read back as the same document. */
      written: { series: string; number: string }
      canonical: string
    }
  | { ok: false; field: 'series' | 'number'; code: 'passport_series' | 'passport_number' }

/** Two digits and seven with a separator: nine digits in a row could also be an internal passport that lacks one. */
const forTravelInOne = /^(\d{2})[\s№-]+(\d{7})$/

/**
 * Reads a document number from a list: series and number apart or joined, or the number of a foreign document, whose country is that of the
 * citizenship (ISO 3166-1 alpha-3). `canonical` is the same as for a complete passport.
 */
export function readListedPassport(typed: {
  series: string
  number: string
  country: string
}): ListedPassportVerdict {
  if (typed.country !== 'RUS')
    return readForeign(typed.country, { series: '', number: `${typed.series}${typed.number}` })
  const forTravel = readForTravel(typed)
  return forTravel ? readForeign('RUS', forTravel) : readInternal(typed)
}

function readForeign(country: string, written: { series: string; number: string }): ListedPassportVerdict {
  const verdict = foreignNumber(country, `${written.series}${written.number}`)
  if (!verdict.ok) return { ok: false, field: 'number', code: 'passport_number' }
  const passport = { kind: 'foreign', number: verdict.number, issuingCountry: verdict.country } as const
  const { series } = written
  return {
    ok: true,
    passport,
    written: { series, number: verdict.number.slice(series.length) },
    canonical: verdict.canonical,
  }
}

/** A citizen of Russia may have listed the passport for travel abroad. */
function readForTravel(typed: { series: string; number: string }): { series: string; number: string } | null {
  const [series, number] = [digitsOf(typed.series), digitsOf(typed.number)]
  if (series.length === 2 && number.length === 7) return { series, number }
  const [, first, rest] = (typed.series === '' && forTravelInOne.exec(typed.number.trim())) || []
  return first && rest ? { series: first, number: rest } : null
}

function readInternal(typed: { series: string; number: string }): ListedPassportVerdict {
  const digits = digitsOf(typed.number)
  const inOne = typed.series === '' && digits.length === 10
  const verdict = inOne
    ? internalNumber(digits.slice(0, 4), digits.slice(4))
    : internalNumber(typed.series, typed.number)
  if (verdict.ok) {
    const { series, number, canonical } = verdict
    return { ok: true, passport: { kind: 'russian', series, number }, written: { series, number }, canonical }
  }
  // A number in one cell is wrong as a whole; blame the series only where the six digits are a valid number without it.
  const apart = typed.series !== '' || digits.length === 6
  return apart && verdict.wrong.includes('series')
    ? { ok: false, field: 'series', code: 'passport_series' }
    : { ok: false, field: 'number', code: 'passport_number' }
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}
