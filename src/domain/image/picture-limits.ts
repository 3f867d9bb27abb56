import { type ImageType, sniffImageType } from '../photograph/photograph-rules.ts'

export type PictureType = ImageType | 'webp'

/**
 * What one picture may cost (design.md §4), judged by its header before any pixel is decoded: 25 megapixels, and 100,000,000 bytes once decoded,
 * which is the same with four channels.
 */
export const pictureLimits = { pixels: 25_000_000, decodedBytes: 100_000_000, bmpPixels: 10_000_000 } as const

export type PictureHeader = {
  width: number
  height: number
  channels: number
  /** Bytes of one channel of one pixel: 2 in a 16-bit picture. */
  channelBytes: number
}

export type PictureCost = { ok: true; bytes: number } | { ok: false; code: 'image_pixels' }

/** Bytes that the whole picture takes once decoded. */
export function decodedCost(header: PictureHeader): PictureCost {
  const pixels = header.width * header.height
  const bytes = pixels * Math.max(3, header.channels) * header.channelBytes
  return pixels > 0 && pixels <= pictureLimits.pixels && bytes <= pictureLimits.decodedBytes
    ? { ok: true, bytes }
    : { ok: false, code: 'image_pixels' }
}

/** The type of a picture by its first bytes, not by its name; null for every other type, SVG included. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  const webp = has(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && has(bytes, 8, [0x57, 0x45, 0x42, 0x50])
  return webp ? 'webp' : sniffImageType(bytes)
}

/**
 * The size of a BMP. Refused are run-length encoding, which can promise more pixels than the file holds, and pictures over 10 megapixels, because a
 * BMP is decoded whole in our own memory.
 */
export function readBmpHeader(
  bytes: Uint8Array,
): { ok: true; width: number; height: number } | { ok: false; code: 'image_unreadable' } {
  const broken = { ok: false, code: 'image_unreadable' } as const
  if (bytes.length < 54 || (bytes[14] ?? 0) < 40) return broken
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = view.getInt32(18, true)
  const height = Math.abs(view.getInt32(22, true))
  const depth = view.getUint16(28, true)
  const compression = view.getUint32(30, true)
  const colours = view.getUint32(46, true)
  const plain = compression === 0 || compression === 3 || compression === 6
  if (!plain || width <= 0 || height <= 0 || ![1, 4, 8, 16, 24, 32].includes(depth) || colours > 256)
    return broken
  if (width * height > pictureLimits.bmpPixels) return broken
  const row = Math.ceil((width * depth) / 32) * 4
  const whole = view.getUint32(10, true) + row * height <= bytes.length
  return whole ? { ok: true, width, height } : broken
}

function has(bytes: Uint8Array, at: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte)
}
