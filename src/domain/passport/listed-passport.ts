import { foreignNumber, internalNumber } from './passport-number.ts'

/** What a list may say of somebody's document: the number alone. */
export type ListedPassport =
  | { kind: 'russian'; series: string; number: string }
  | { kind: 'foreign'; number: string; issuingCountry: string }

export type ListedPassportVerdict =
  | {
      ok: true
      passport: ListedPassport
      /** Both parts as they stand in a table, where they are read again as the same document. */
      written: { series: string; number: string }
      canonical: string
    }
  | { ok: false; field: 'series' | 'number'; code: 'passport_series' | 'passport_number' }

/** Two digits and seven, told apart by a space or a sign: nine in a row may as well be an internal passport that lacks one. */
const forTravelInOne = /^(\d{2})[\s№-]+(\d{7})$/

/**
 * Reads the number of a document out of a list: series and number apart or in one, or the number of a foreign one, whose country is that of the
 * citizenship (ISO 3166-1 alpha-3). `canonical` is the one that a whole passport gets.
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

/** A citizen of Russia may have given the passport for travel abroad. */
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
  // What stands in one cell is wrong there; the series alone is wrong where six digits make a number without it.
  const apart = typed.series !== '' || digits.length === 6
  return apart && verdict.wrong.includes('series')
    ? { ok: false, field: 'series', code: 'passport_series' }
    : { ok: false, field: 'number', code: 'passport_number' }
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}
