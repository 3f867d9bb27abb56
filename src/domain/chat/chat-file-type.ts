import { zipEntryNames } from './zip-entry-names.ts'

/** What may be sent in the chat, with the extensions of each type; the first is added where none fits. */
export const chatFileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt', 'log', 'csv', 'md'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type ChatFileType = keyof typeof chatFileTypes

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** The type of a file by its content, not by its name; null for what may not be sent. */
export function chatFileTypeOf(bytes: Uint8Array): ChatFileType | null {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return officeTypeOf(bytes)
  return isPlainText(bytes) ? 'text/plain' : null
}

/** Word and Excel documents are ZIPs with known parts; one with macros is a program and may not be sent. */
function officeTypeOf(bytes: Uint8Array): ChatFileType | null {
  const names = zipEntryNames(bytes)
  if (!names?.has('[Content_Types].xml')) return null
  if ([...names].some(name => /vbaProject\.bin$/i.test(name))) return null
  if (names.has('word/document.xml'))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (names.has('xl/workbook.xml')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return null
}

const isControl = (byte: number) => byte < 0x20 && (byte < 0x09 || byte > 0x0d || byte === 0x0b)

/** UTF-8 without control characters, except tabs, line ends and page breaks. */
function isPlainText(bytes: Uint8Array): boolean {
  // An indexed loop, because an iterator takes four times as long over ten megabytes.
  for (let at = 0; at < bytes.length; at += 1) if (isControl(bytes[at] ?? 0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
