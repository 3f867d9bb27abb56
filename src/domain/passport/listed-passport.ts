import { foreignNumber, internalNumber } from './passport-number.ts'

/** What a list may say of somebody's document: the number alone. */
export type ListedPassport =
  | { kind: 'russian'; series: string; number: string }
  | { kind: 'foreign'; number: string; issuingCountry: string }

export type ListedPassportVerdict =
  | { ok: true; passport: ListedPassport; canonical: string }
  | { ok: false; field: 'series' | 'number'; code: 'passport_series' | 'passport_number' }

/**
 * Reads the number of a document out of a list: series and number apart or in one, or the number of a foreign one, whose country is that of the
 * citizenship (ISO 3166-1 alpha-3). `canonical` is the one that a whole passport gets.
 */
export function readListedPassport(typed: {
  series: string
  number: string
  country: string
}): ListedPassportVerdict {
  const [series, number] = [typed.series, typed.number].map(text => text.replace(/\D/g, '')) as [
    string,
    string,
  ]
  // A citizen of Russia may have given the passport for travel abroad: two digits and seven, or nine in one.
  const forTravel = number.length === 9 - series.length && (series.length === 0 || series.length === 2)
  if (typed.country !== 'RUS' || forTravel) {
    const verdict = foreignNumber(typed.country, `${typed.series}${typed.number}`)
    if (!verdict.ok) return { ok: false, field: 'number', code: 'passport_number' }
    const passport = { kind: 'foreign', number: verdict.number, issuingCountry: verdict.country } as const
    return { ok: true, passport, canonical: verdict.canonical }
  }
  const inOne = series === '' && number.length === 10
  const verdict = internalNumber(
    inOne ? number.slice(0, 4) : typed.series,
    inOne ? number.slice(4) : typed.number,
  )
  if (!verdict.ok) {
    const [field = 'number'] = verdict.wrong
    return { ok: false, field, code: field === 'series' ? 'passport_series' : 'passport_number' }
  }
  return {
    ok: true,
    passport: { kind: 'russian', series: verdict.series, number: verdict.number },
    canonical: verdict.canonical,
  }
}
