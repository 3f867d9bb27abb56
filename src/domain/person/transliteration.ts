// ICAO Doc 9303, part 3, as Russian passports have used it since about 2014. The soft sign has no letter.
const latinOf: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/**
 * Proposes the Latin spelling of a Cyrillic name by ICAO Doc 9303, keeping the casing (Щёголев → Shchegolev, ЩЁГОЛЕВ → SHCHEGOLEV). Only a proposal:
 * passports follow other rules too, so a corrected spelling is never overwritten (product.md §5). Characters outside the table stay as they are.
 */
export function transliterateName(cyrillic: string): string {
  const letters = [...cyrillic.normalize('NFC')]
  return letters.map((letter, index) => latinLetter(letter, letters[index - 1], letters[index + 1])).join('')
}

function latinLetter(letter: string, before: string | undefined, after: string | undefined): string {
  const small = latinOf[letter.toLowerCase()]
  if (small === undefined) return letter
  if (!isCapital(letter)) return small
  // One Cyrillic capital may give several Latin letters; only the first is a capital unless the whole word is in capitals.
  const inCapitals = isLetter(after) ? isCapital(after) : isCapital(before)
  return inCapitals ? small.toUpperCase() : small.charAt(0).toUpperCase() + small.slice(1)
}

function isLetter(character: string | undefined): character is string {
  return character !== undefined && /\p{L}/u.test(character)
}

function isCapital(character: string | undefined): boolean {
  return character !== undefined && /\p{Lu}/u.test(character)
}
