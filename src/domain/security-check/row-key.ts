/** Crockford's letters: none can be taken for another, in a font or in a hand. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type RowKey = { list: number; line: number; check: string }

const checkLength = 4

/** Four characters out of keyed bytes: a mistyped key, or one of another forum, does not come out as somebody else's. */
export function checkCharacters(bytes: Uint8Array): string {
  return [...bytes.subarray(0, checkLength)].map(byte => letters[byte % letters.length]).join('')
}

/** What stands in a row instead of a guid: `3-0017-K7QX` says which list and which row, and nothing about the person. */
export function writeRowKey({ list, line, check }: RowKey): string {
  return `${list}-${String(line).padStart(4, '0')}-${check}`
}

/** Cyrillic letters that look like ours, and the ones that Crockford leaves out. */
const lookalikes: Record<string, string> = {
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', Р: 'P', С: 'C', Т: 'T', Х: 'X', У: 'Y' },
  ...{ О: '0', З: '3', O: '0', I: '1', L: '1' },
}

/** Reads a key as a spreadsheet or a hand may bring it back; null where it is none. */
export function readRowKey(text: string): RowKey | null {
  const plain = [...text.normalize('NFKC').toUpperCase()].map(letter => lookalikes[letter] ?? letter).join('')
  const found = /^\s*(\d{1,4})\s*[-–—‑]\s*(\d{1,4})\s*[-–—‑]\s*([0-9A-Z]{4})\s*$/.exec(plain)
  if (!found) return null
  return { list: Number(found[1]), line: Number(found[2]), check: found[3] ?? '' }
}
