const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const longestComment = 0xffff
const mostEntries = 10_000

/** Names of the files in a ZIP, from its central directory; nothing is unpacked. Null where the directory is malformed. */
export function zipEntryNames(bytes: Uint8Array): Set<string> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > mostEntries) return null
  const names = new Set<string>()
  const decoder = new TextDecoder()
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return null
    const lengthAt = (offset: number) => view.getUint16(at + offset, true)
    const beside = lengthAt(30) + lengthAt(32)
    const nameEnd = at + 46 + lengthAt(28)
    if (nameEnd > end) return null
    names.add(decoder.decode(bytes.subarray(at + 46, nameEnd)))
    at = nameEnd + beside
  }
  return names
}

/** The closing record of a ZIP stands at its end, before a comment of up to 64 kB. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1)
    if (view.getUint32(at, true) === endSignature) return at
  return null
}
