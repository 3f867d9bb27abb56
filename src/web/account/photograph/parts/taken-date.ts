/** When a picture was taken, as cameras write it: `2025:08:20 12:00:00` and `+03:00`. */
export type TakenDate = { at: string; offset: string | null }

/** EXIF is within the first 64 KB, after a few other segments. */
const headBytes = 128 * 1024

/** Null where the file has no date. */
export async function readTakenDate(file: Blob): Promise<TakenDate | null> {
  const { default: exifr } = await import('exifr')
  const pick = ['DateTimeOriginal', 'OffsetTimeOriginal']
  const head = await file.slice(0, headBytes).arrayBuffer()
  const found: unknown = await exifr.parse(head, { pick, reviveValues: false }).catch(() => null)
  const tags = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  const { DateTimeOriginal: at, OffsetTimeOriginal: offset } = tags
  if (typeof at !== 'string' || !/^\d{4}(:\d\d){2} \d\d(:\d\d){2}$/.test(at)) return null
  return { at, offset: typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset) ? offset : null }
}

/** Writes only the date into a JPEG without EXIF, so that a redrawn picture keeps its age. */
export function withTakenDate(jpeg: Uint8Array, { at, offset }: TakenDate): Uint8Array<ArrayBuffer> {
  const texts = [{ tag: 0x9003, text: `${at}\0` }, ...(offset ? [{ tag: 0x9011, text: `${offset}\0` }] : [])]
  const head = 26
  const textsAt = head + 2 + texts.length * 12 + 4
  const length = textsAt + texts.reduce((sum, { text }) => sum + text.length, 0)
  const tiff = new DataView(new ArrayBuffer(length))
  // "II" means little-endian. The first directory only points to the second, which holds the texts.
  tiff.setUint16(0, 0x4949)
  tiff.setUint16(2, 42, true)
  tiff.setUint32(4, 8, true)
  tiff.setUint16(8, 1, true)
  writeEntry(tiff, 10, { tag: 0x8769, type: 4, count: 1, value: head })
  tiff.setUint16(head, texts.length, true)
  let next = textsAt
  for (const [index, { tag, text }] of texts.entries()) {
    writeEntry(tiff, head + 2 + index * 12, { tag, type: 2, count: text.length, value: next })
    for (const letter of text) tiff.setUint8(next++, letter.charCodeAt(0))
  }
  const marker = new Uint8Array(10)
  marker.set([0xff, 0xe1, (length + 8) >> 8, (length + 8) & 255])
  marker.set(new TextEncoder().encode('Exif'), 4)
  const whole = new Uint8Array(jpeg.length + marker.length + length)
  whole.set(jpeg.subarray(0, 2))
  whole.set(marker, 2)
  whole.set(new Uint8Array(tiff.buffer), 12)
  whole.set(jpeg.subarray(2), 12 + length)
  return whole
}

function writeEntry(
  tiff: DataView,
  at: number,
  { tag, type, count, value }: { tag: number; type: number; count: number; value: number },
): void {
  tiff.setUint16(at, tag, true)
  tiff.setUint16(at + 2, type, true)
  tiff.setUint32(at + 4, count, true)
  tiff.setUint32(at + 8, value, true)
}
