import { describe, expect, test } from 'vitest'
import { chatFileTypeOf } from './chat-file-type.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** A ZIP of stored entries without content, as Word and Excel write their parts. */
function zip(names: string[], comment = ''): Uint8Array {
  const parts: number[] = []
  const number = (value: number, bytes: number) => {
    for (let at = 0; at < bytes; at += 1) parts.push((value >>> (8 * at)) & 255)
  }
  const heads = names.map(name => {
    const at = parts.length
    number(0x04034b50, 4)
    number(0, 22)
    number(text(name).length, 2)
    number(0, 2)
    parts.push(...text(name))
    return { name, at }
  })
  const begin = parts.length
  for (const { name, at } of heads) {
    number(0x02014b50, 4)
    number(0, 24)
    number(text(name).length, 2)
    number(0, 12)
    number(at, 4)
    parts.push(...text(name))
  }
  const length = parts.length - begin
  number(0x06054b50, 4)
  number(0, 4)
  number(names.length, 2)
  number(names.length, 2)
  number(length, 4)
  number(begin, 4)
  number(comment.length, 2)
  parts.push(...text(comment))
  return Uint8Array.from(parts)
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const word = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']

describe('taken', () => {
  test.each<[string, Uint8Array, string]>([
    ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'image/jpeg'],
    ['PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
    ['PDF', text('%PDF-1.7\n'), 'application/pdf'],
    ['Word', zip(word), docx],
    ['Word with a comment of the archive', zip(word, 'PK comment'), docx],
    ['Excel', zip(['[Content_Types].xml', 'xl/workbook.xml']), xlsx],
    ['text', text('Добрый день!\r\n\tВопрос о трансфере.'), 'text/plain'],
    ['text with a mark of its order', text('\ufeffgate;time\n1;09:00'), 'text/plain'],
  ])('%s', (_, bytes, expected) => {
    expect(chatFileTypeOf(bytes)).toBe(expected)
  })
})

describe('refused', () => {
  test.each<[string, Uint8Array]>([
    ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3)],
    ['a GIF', text('GIF89a\u0000')],
    ['an archive', zip(['photo.jpg'])],
    ['an archive that calls itself Word inside', zip(['word/document.xml'])],
    ['macros', zip([...word, 'word/vbaProject.bin'])],
    ['Word without its end', zip(word).subarray(0, -8)],
    ['Word whose directory lies beyond the file', zip(word).with(-6, 255)],
    ['an archive of nothing', Uint8Array.of(0x50, 0x4b, 0x03, 0x04)],
    ['text in another encoding', Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2)],
    ['text with controls', text('a\u0000b')],
    ['half a JPEG', Uint8Array.of(0xff, 0xd8)],
  ])('%s', (_, bytes) => {
    expect(chatFileTypeOf(bytes)).toBeNull()
  })
})
