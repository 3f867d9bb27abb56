import {
  judgeFile,
  type PhotographCode,
  photographLimits,
  sniffImageType,
} from '#domain/photograph/photograph-rules.ts'

/** A chosen picture that the browser can draw; sizes in pixels as it is shown, after its EXIF rotation. */
export type Picture = {
  file: File
  /** An object URL; the holder must revoke it. */
  url: string
  width: number
  height: number
}

export type PictureCode = PhotographCode | 'photo_unreadable'

export type PictureVerdict =
  | { ok: true; picture: Picture }
  /** `reducible`: only the file's size is wrong. */
  | { ok: false; codes: PictureCode[]; reducible: Picture | null }

// Enough for the type by content (photograph-rules.ts).
const headBytes = 32

/** Judges a chosen file by the rules that a browser can check before anything is sent (spec point 5). */
export async function readPicture(file: File): Promise<PictureVerdict> {
  const type = sniffImageType(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  const tooLarge = file.size > photographLimits.bytes
  if (type === null) return refused(tooLarge ? ['photo_type', 'photo_bytes'] : ['photo_type'])
  const url = URL.createObjectURL(file)
  const size = await measure(url)
  if (!size) {
    URL.revokeObjectURL(url)
    return refused(['photo_unreadable'])
  }
  // The server judges squareness and colour, on the cropped picture.
  const side = Math.min(size.width, size.height)
  const codes = judgeFile({
    bytes: file.size,
    type,
    width: side,
    height: side,
    channels: 3,
    chroma: null,
  })
  const picture = { file, url, ...size }
  if (codes.length === 0) return { ok: true, picture }
  if (codes.length === 1 && codes[0] === 'photo_bytes') return { ok: false, codes, reducible: picture }
  URL.revokeObjectURL(url)
  return refused(codes)
}

function refused(codes: PictureCode[]): PictureVerdict {
  return { ok: false, codes, reducible: null }
}

function measure(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise(resolve => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  })
}
