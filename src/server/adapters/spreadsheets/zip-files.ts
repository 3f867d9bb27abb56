import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SheetFault } from './port.ts'

const mostEntries = 2000

/** A ZIP whose files are unpacked one at a time and only up to a limit: the sizes in its directory are not trusted. */
export type ZipFiles = {
  has(name: string): boolean
  /** The file's bytes; throws `tooLarge` for one that unpacks to more than `limit`. */
  read(name: string, limit: number, tooLarge: SheetFault): Promise<Buffer | null>
}

/** Reads the directory of a ZIP; refuses a broken one (file_format). */
export async function openZip(bytes: Buffer): Promise<ZipFiles> {
  // Names are only compared here, so a path that would be dangerous on a disk does no harm.
  const options = { decodeStrings: false, validateEntrySizes: false }
  const zip = await fromBufferPromise(bytes, options).catch(brokenZip)
  const entries = await listEntries(zip).catch(brokenZip)
  return {
    has: name => entries.has(name.toLowerCase()),
    async read(name, limit, tooLarge) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return null
      if (entry.isEncrypted()) throw new SheetFault('file_password')
      return unpack(zip, entry, limit, tooLarge)
    },
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new SheetFault('file_format')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').toLowerCase(), entry)
  return entries
}

async function unpack(zip: ZipFile, entry: Entry, limit: number, tooLarge: SheetFault): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry).catch(brokenZip)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length
      if (size > limit) throw tooLarge
      parts.push(part)
    }
  } catch (error) {
    if (error === tooLarge) throw error
    brokenZip()
  }
  return Buffer.concat(parts)
}

function brokenZip(): never {
  throw new SheetFault('file_format')
}
