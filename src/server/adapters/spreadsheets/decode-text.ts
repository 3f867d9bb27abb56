import { isUnreadable } from '#domain/import/import-cell.ts'
import { SheetFault } from './port.ts'

/** Non-ASCII letters and signs of a Russian list in Windows-1251. */
const expected = /[А-Яа-яЁё№«»„“”–—‘’…\u00a0]/g

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1251, which Excel in Russia writes. Anything else is
 * refused (file_encoding): a wrong guess would put unreadable names into the database.
 */
export function decodeText(bytes: Buffer): string {
  const marked = decodeMarked(bytes)
  if (marked !== null) return marked
  const hasZeros = bytes.includes(0)
  if (hasZeros && looksWide(bytes)) throw new SheetFault('file_encoding')
  const text = decodeUtf8(bytes) ?? decodeRussian(bytes)
  if (text === null) throw new SheetFault(hasZeros ? 'file_format' : 'file_encoding')
  // A list may have a spoilt row, which is told of by its number; where most are spoilt it is no list.
  if (hasZeros && !isMost(linesOf(text), line => !line.includes('\0'))) throw new SheetFault('file_format')
  return text
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)

function isMost(lines: readonly string[], has: (line: string) => boolean): boolean {
  return lines.filter(has).length * 2 >= lines.length
}

/** Also with a few spoilt lines: Cyrillic of another encoding hardly ever makes a whole line of UTF-8. */
function decodeUtf8(bytes: Buffer): string | null {
  const whole = decode(bytes, 'utf-8')
  if (whole !== null) return whole
  const text = new TextDecoder('utf-8').decode(bytes)
  const beyond = linesOf(text).filter(line => /\P{ASCII}/u.test(line))
  const good = beyond.filter(line => !line.includes('\ufffd'))
  return good.length * 2 > beyond.length ? text : null
}

function decodeRussian(bytes: Buffer): string | null {
  const text = decode(bytes, 'windows-1251')
  if (text === null) return null
  const lines = linesOf(text)
  const isReadable = (line: string) => !isUnreadable(line)
  // A few spoilt lines say nothing of the others.
  const judged = isMost(lines, isReadable) ? lines.filter(isReadable).join('\n') : text
  return isRussian(judged) ? text : null
}

function decodeMarked(bytes: Buffer): string | null {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null
  const marked = wide ?? (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null)
  if (!marked) return null
  const text = marked === 'utf-8' ? decodeUtf8(bytes) : decode(bytes, marked)
  if (text === null) throw new SheetFault('file_encoding')
  return text
}

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 without a byte order mark: every second byte of its spaces and digits is zero. */
function looksWide(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4000)
  const zeros = [0, 0]
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  return Math.max(even, odd) > head.length / 10 && Math.min(even, odd) * 10 < Math.max(even, odd)
}

/** Nearly all non-ASCII characters are Russian, and words begin with capitals: KOI8-R read as Windows-1251 has them at the end. */
function isRussian(text: string): boolean {
  const beyond = text.match(/\P{ASCII}/gu)?.length ?? 0
  const russian = text.match(expected)?.length ?? 0
  const named = text.match(/[А-ЯЁ][а-яё]{2,}/g)?.length ?? 0
  const reversed = text.match(/[а-яё][А-ЯЁ]{2,}/g)?.length ?? 0
  // «Mьller»: another alphabet was decoded as this one.
  const mixed = text.match(/[A-Za-z][а-яё]|[а-яё][A-Za-z]/g)?.length ?? 0
  const words = text.match(/(?<![A-Za-zА-яЁё])[А-ЯЁа-яё]{2,}(?![A-Za-z])/g)?.length ?? 0
  return russian >= beyond * 0.98 && named >= reversed && mixed * 2 <= words
}
