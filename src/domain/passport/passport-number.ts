/** Normalises series and number of a Russian internal passport; `wrong` names the fields that do not fit. */
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

/** Normalises the number of any other document; the issuing country (ISO 3166-1 alpha-3) decides the format. */
export function foreignNumber(
  typedCountry: string,
  typedNumber: string,
): { ok: boolean; country: string; number: string; canonical: string } {
  const country = typedCountry.trim().toUpperCase()
  const number = withLatinLetters(compact(typedNumber))
  // A Russian passport for travel abroad has nine digits; other countries use letters and digits of many lengths.
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

/** Cyrillic letters that look like Latin ones: a document typed on either keyboard must give the same number. */
function withLatinLetters(number: string): string {
  const [cyrillic, latin] = ['АВЕКМНОРСТУХ', 'ABEKMHOPCTYX']
  return number.replace(/[А-Я]/g, letter => latin[cyrillic.indexOf(letter)] ?? letter)
}
