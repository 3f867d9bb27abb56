const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toCyrillic = new Map([...latinKeys].map((key, index) => [key, cyrillicKeys[index] ?? key]))
const toLatin = new Map([...cyrillicKeys].map((key, index) => [key, latinKeys[index] ?? key]))
// The same keys with Shift.
const shifted: [string, string][] = [
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
  ['~', 'ё'],
]
for (const [key, letter] of shifted) toCyrillic.set(key, letter)

/**
 * What the same keys would have given in the other keyboard layout (ЙЦУКЕН and QWERTY), in lower case. Null for a text with letters of both
 * alphabets, or none: it was hardly typed in the wrong layout. Null too for one letter over and over: nobody means it.
 */
export function swapKeyboardLayout(typed: string): string | null {
  const small = typed.toLowerCase()
  const [hasLatin, hasCyrillic] = [/[a-z]/.test(small), /[а-яё]/.test(small)]
  if (hasLatin === hasCyrillic) return null
  const keys = hasLatin ? toCyrillic : toLatin
  const swapped = [...small].map(character => keys.get(character) ?? character).join('')
  const letters = swapped.replaceAll(/\s/g, '')
  return letters.length > 1 && new Set(letters).size === 1 ? null : swapped
}
