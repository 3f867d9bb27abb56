/**
 * How mobile numbers of the countries whose numbers are taken (src/contract/phone.ts) are written at home: the country's code and the groups after it. A
 * library's tables of all countries would be loaded by every page for these few.
 */
const groups: readonly (readonly [code: string, ...groups: number[]])[] = [
  ['373', 3, 2, 3],
  ['374', 2, 3, 3],
  ['375', 2, 3, 2, 2],
  ['381', 2, 3, 4],
  ['381', 2, 3, 3],
  ['86', 3, 4, 4],
  ['90', 3, 3, 2, 2],
  ['91', 5, 5],
  ['971', 2, 3, 4],
  ['992', 2, 3, 2, 2],
  ['993', 2, 2, 2, 2],
  ['994', 2, 3, 2, 2],
  ['995', 3, 2, 2, 2],
  ['996', 3, 3, 3],
  ['998', 2, 3, 2, 2],
]

const shapes = groups.map(
  ([code, ...sizes]) => new RegExp(`^\\+(${code})${sizes.map(size => `(\\d{${size}})`).join('')}$`),
)

/** Country codes of one digit and of two; all others have three. */
const codeShape = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/

/**
 * A phone for its own owner to read: a Russian or Kazakh number as `+7 912 345-67-89`, one of the other countries in its groups, anything else by threes
 * after the country's code. Non-breaking spaces keep it on one line.
 */
export function formatPhone(phone: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  if (match) return `+7\u00a0${match[1]}\u00a0${match[2]}-${match[3]}-${match[4]}`
  for (const shape of shapes) {
    const parts = shape.exec(phone)
    if (parts) return `+${parts.slice(1).join('\u00a0')}`
  }
  const [, code, rest = ''] = codeShape.exec(phone) ?? []
  return code ? `+${code}\u00a0${byThrees(rest)}` : phone
}

/** No single digit stands alone at the end. */
const byThrees = (digits: string) => digits.replace(/\d{3}(?=\d\d)/g, three => `${three}\u00a0`)
