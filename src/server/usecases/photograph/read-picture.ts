import { decode as decodeBmp } from 'bmp-ts'
import type sharpLibrary from 'sharp'
import type { Sharp } from 'sharp'
import { type ImageType, sniffImageType } from '#domain/photo/photo-rules.ts'
import { refuse } from '../../refuse.ts'

/** A picture bigger than this is refused before its pixels are decoded: a 31 kB file can cost 1.5 s (design.md §4). */
const pixelLimit = 25_000_000

export type Picture = { type: ImageType; image: Sharp; width: number; height: number; channels: number }

/**
 * Opens an uploaded picture by its content, upright by its EXIF mark; refuses what is none or too big to decode. `field`
 * is the form's name for it.
 */
export async function readPicture(bytes: Buffer, field: 'photo' | 'file'): Promise<Picture> {
  const type = sniffImageType(bytes)
  if (!type) refuse('photo_type', { details: [{ field, code: 'photo_type' }] })
  // Loaded with the first picture: the library is too heavy for the start.
  const { default: sharp } = await import('sharp')
  try {
    const source =
      type === 'bmp' ? openBmp(sharp, bytes) : sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
    const { data, info } = await source
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { type, image: sharp(data, { raw: { width, height, channels } }), width, height, channels }
  } catch {
    return refuse('photo_unreadable', { details: [{ field, code: 'photo_unreadable' }] })
  }
}

/** sharp's own binary reads no BMP; the header is measured first, and the alpha that BMP carries is dropped. */
function openBmp(sharp: typeof sharpLibrary, bytes: Buffer): Sharp {
  const width = bytes.readInt32LE(18)
  const height = Math.abs(bytes.readInt32LE(22))
  if (width <= 0 || width * height > pixelLimit) throw new RangeError('picture too big')
  const { data } = decodeBmp(bytes, { toRGBA: true })
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** 95th percentile of CIELAB chroma, measured on a small copy: grey pictures stay under 6 (domain.md §7.2). */
export async function measureChroma(picture: Picture): Promise<number> {
  const { data, info } = await picture.image
    .clone()
    .resize(96, 96, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  const chroma: number[] = []
  for (let at = 0; at + 2 < values.length; at += info.channels)
    chroma.push(Math.hypot(values[at + 1] ?? 0, values[at + 2] ?? 0))
  chroma.sort((left, right) => left - right)
  return chroma[Math.floor(chroma.length * 0.95)] ?? 0
}
