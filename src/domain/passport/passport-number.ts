/** Series and number of a Russian internal passport in one spelling; `wrong` names what does not fit. */
export function internalNumber(
  typedSeries: string,
  typedNumber: string,
):
  | { ok: true; series: string; number: string; canonical: string }
  | { ok: false; wrong: ('series' | 'number')[] } {
  const series = compact(typedSeries)
  const number = compact(typedNumber)
  const wrong: ('series' | 'number')[] = []
  if (!/^\d{4}$/.test(series)) wrong.push('series')
  if (!/^\d{6}$/.test(number) || number === '000000') wrong.push('number')
  if (wrong.length > 0) return { ok: false, wrong }
  return { ok: true, series, number, canonical: `internal:RUS:${series}${number}` }
}

/** The number of any other document in one spelling, beside the country that issued it (ISO 3166-1 alpha-3). */
export function foreignNumber(
  typedCountry: string,
  typedNumber: string,
): { ok: boolean; country: string; number: string; canonical: string } {
  const country = typedCountry.trim().toUpperCase()
  const number = withLatinLetters(compact(typedNumber))
  // A Russian passport for travel abroad has nine digits; elsewhere letters and digits of many lengths.
  const format = country === 'RUS' ? /^\d{9}$/ : /^[A-Z0-9]{5,20}$/
  const ok = format.test(number) && !/^0+$/.test(number)
  return { ok, country, number, canonical: `foreign:${country}:${number}` }
}

/** Drops spaces, hyphens, dashes and the number sign; full-width digits become plain ones. */
function compact(typed: string): string {
  return typed
    .replace(/[№\s‐‑–—-]/g, '')
    .normalize('NFKC')
    .toUpperCase()
}

/** Cyrillic letters that look like Latin ones: one document typed on two keyboards must give one number. */
function withLatinLetters(number: string): string {
  const [cyrillic, latin] = ['АВЕКМНОРСТУХ', 'ABEKMHOPCTYX']
  return number.replace(/[А-Я]/g, letter => latin[cyrillic.indexOf(letter)] ?? letter)
}
