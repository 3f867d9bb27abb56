import { inflateRawSync } from 'node:zlib'
import { SheetFault } from './port.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const longestComment = 0xffff
const mostEntries = 2000

type Entry = { method: number; flags: number; size: number; at: number }

/** A ZIP whose files are unpacked one at a time and only as far as they are small: what its directory says of sizes is never believed. */
export type ZipFiles = {
  has(name: string): boolean
  /** The file's bytes; `tooLarge` ends the reading of one that unpacks to more than `limit`. */
  read(name: string, limit: number, tooLarge: SheetFault): Buffer | null
}

/** Reads the directory of a ZIP; refuses a broken one (file_format) and an encrypted one (file_password). */
export function openZip(bytes: Buffer): ZipFiles {
  const entries = new Map<string, Entry>()
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > mostEntries) throw new SheetFault('file_format')
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw new SheetFault('file_format')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name.replaceAll('\\', '/').toLowerCase(), {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return {
    has: name => entries.has(name.toLowerCase()),
    read(name, limit, tooLarge) {
      const entry = entries.get(name.toLowerCase())
      return entry ? unpack(bytes, entry, limit, tooLarge) : null
    },
  }
}

function unpack(bytes: Buffer, entry: Entry, limit: number, tooLarge: SheetFault): Buffer {
  if (entry.flags & 1) throw new SheetFault('file_password')
  if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== localSignature)
    throw new SheetFault('file_format')
  const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
  const packed = bytes.subarray(start, start + entry.size)
  if (packed.length < entry.size) throw new SheetFault('file_format')
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new SheetFault('file_format')
  try {
    return inflateRawSync(packed, { maxOutputLength: limit })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge
      : new SheetFault('file_format')
  }
}

/** The record that ends a ZIP stands at its end, before a comment of any length up to 64 kB. */
function findEnd(bytes: Buffer): number {
  const last = bytes.length - 22
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at
  throw new SheetFault('file_format')
}
