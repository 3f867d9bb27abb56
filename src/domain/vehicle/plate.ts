/** The letters of a Russian plate, each beside the Latin one that looks like it (GOST R 50577). */
const lookAlikes: Record<string, string> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  Y: 'У',
  X: 'Х',
}

const backwards = Object.fromEntries(Object.entries(lookAlikes).map(([latin, cyrillic]) => [cyrillic, latin]))

const letter = `[${Object.values(lookAlikes).join('')}]`
/** Two or three digits; the list of regions grows, so none is refused. */
const region = '\\d{2,3}'

/**
 * Numbers of Russian plates (GOST R 50577); the digits that cannot all be zero stand in brackets. The forms of a taxi and a trailer overlap, so the kind
 * of vehicle cannot be read from its plate.
 */
const russianForms = [
  // A car, a taxi or a bus, a trailer, a motorcycle or a tractor, a vehicle in transit, the police.
  `${letter}(\\d{3})${letter}{2}${region}`,
  `${letter}{2}(\\d{3})${region}`,
  `${letter}{2}(\\d{4})${region}`,
  `(\\d{4})${letter}{2}${region}`,
  `${letter}{2}(\\d{3})${letter}${region}`,
  `${letter}(\\d{4})${region}`,
].map(form => new RegExp(`^${form}$`))

/** Diplomatic plates keep their Latin letters. */
const diplomatic = /^(\d{3})(?:CD|D|T)\d{1,3}\d{2,3}$/

/** Letters, digits and nothing else: plates abroad have no common form. */
const foreign = /^[\p{L}\d]{2,15}$/u

/**
 * Reads a plate as somebody typed it, whatever the spaces, dashes, case and alphabet: `number` is upper case without spaces, in Cyrillic letters where
 * the plate is Russian. `country` is an ISO 3166 code; only RU has forms that are checked.
 */
export function readPlate(
  text: string,
  country: string,
): { ok: true; number: string } | { ok: false; code: 'plate_invalid' } {
  const bare = bareText(text)
  if (country !== 'RU')
    return foreign.test(bare) ? { ok: true, number: bare } : { ok: false, code: 'plate_invalid' }
  const cyrillic = withLetters(bare, lookAlikes)
  if (russianForms.some(form => hasNumber(form.exec(cyrillic)))) return { ok: true, number: cyrillic }
  const latin = withLetters(bare, backwards)
  return hasNumber(diplomatic.exec(latin))
    ? { ok: true, number: latin }
    : { ok: false, code: 'plate_invalid' }
}

/** A part of a plate for searching, in the letters of Russian plates; null where it has no digit and so is rather a word. */
export function plateSearch(text: string): string | null {
  return /\d/.test(text) ? withLetters(bareText(text), lookAlikes) : null
}

/** The same in Latin letters, as it is kept for the palette; null where it is too short to tell one vehicle from the others. */
export function plateKey(text: string): string | null {
  const bare = bareText(text)
  return /\d/.test(bare) && bare.length >= 3 ? withLetters(bare, backwards).toLowerCase() : null
}

function bareText(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_./]+/gu, '')
}

/** A plate whose digits are all zero is not given out. */
function hasNumber(match: RegExpExecArray | null): boolean {
  return match?.[1] !== undefined && Number(match[1]) > 0
}

function withLetters(text: string, letters: Record<string, string>): string {
  return Array.from(text, sign => letters[sign] ?? sign).join('')
}

/** As it is read: «А 123 ВС 77», digits and letters apart. */
export function spacedPlate(plate: string): string {
  return plate.replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, '\u00a0')
}

/** A Russian plate is parted as on the metal; others stay as they were written. */
export function plateText({ plate, plateCountry }: { plate: string; plateCountry: string }): string {
  return plateCountry === 'RU' ? spacedPlate(plate) : plate
}
