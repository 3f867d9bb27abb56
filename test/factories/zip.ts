import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, read from its central directory. Enough for what the app writes. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('no end of a ZIP: it was cut')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map(place => zip.readUInt16LE(at + place))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString('utf8')
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    files.set(name, method === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
