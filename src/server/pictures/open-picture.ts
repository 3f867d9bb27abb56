import type { Sharp } from 'sharp'
import {
  decodedCost,
  type PictureType,
  pictureLimits,
  readBmpHeader,
  sniffPictureType,
} from '#domain/image/picture-limits.ts'
import { RefusalError } from '../refuse.ts'
import { type GateTicket, pictureGate } from './picture-gate.ts'
import { loadSharp, type SharpLibrary } from './sharp-library.ts'

/** Why bytes cannot be opened as a picture. */
export type PictureFault = 'image_type' | 'image_pixels' | 'image_unreadable'

/** A picture with its header read; width and height as shown, after its EXIF orientation. */
export type OpenPicture = {
  type: PictureType
  width: number
  height: number
  channels: number
  hasAlpha: boolean
  /** The whole picture, upright, in sRGB and reduced to this size; further steps run in the same pass when its output is requested. */
  reduce(size: { width: number; height: number }): Promise<Sharp>
}

/** Share of its pixels that a picture read line by line holds at most. */
const streamedShare = 4

/** Time-out of one picture, in seconds. */
const patience = 15

/**
 * Works on a picture of one of these types inside the process's gate. Size and memory are judged by the header; pixels are decoded only as `make`
 * asks for them, without a copy in our own memory (except BMP, which the library cannot read). A picture that turns out to be broken ends in `fault`,
 * like a file that is no picture.
 */
export function workOnPicture<Result>(
  source: { bytes: Buffer; types: readonly PictureType[]; actor: string },
  fault: (code: PictureFault) => never,
  make: (picture: OpenPicture) => Promise<Result>,
): Promise<Result> {
  const type = sniffPictureType(source.bytes)
  if (!type || !source.types.includes(type)) return Promise.resolve().then(() => fault('image_type'))
  return pictureGate.run(source.actor, ticket => workInside({ ...source, type }, ticket, fault, make))
}

/** The same for work that has already passed the gate. */
export async function workInside<Result>(
  source: { bytes: Buffer; type: PictureType },
  ticket: GateTicket,
  fault: (code: PictureFault) => never,
  make: (picture: OpenPicture) => Promise<Result>,
): Promise<Result> {
  const sharp = await loadSharp()
  let judged: PictureFault = 'image_unreadable'
  try {
    const opened = await open(sharp, source, async header => {
      const cost = decodedCost(header)
      if (!cost.ok) {
        judged = cost.code
        throw new RangeError(cost.code)
      }
      await ticket.claim(header.streamed ? Math.ceil(cost.bytes / streamedShare) : cost.bytes)
    })
    return await make({ type: source.type, ...opened })
  } catch (error) {
    if (error instanceof RefusalError) throw error
    return fault(judged)
  }
}

type Header = { width: number; height: number; channels: number; channelBytes: number; streamed: boolean }

async function open(
  sharp: SharpLibrary,
  { bytes, type }: { bytes: Buffer; type: PictureType },
  admit: (header: Header) => Promise<void>,
): Promise<Omit<OpenPicture, 'type'>> {
  if (type === 'bmp') return openBmp(sharp, bytes, admit)
  const input = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
  const { width, height, channels, depth, hasAlpha, autoOrient, ...head } = await readHeader(input)
  const channelBytes = depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4
  await admit({ width, height, channels, channelBytes, streamed: type !== 'webp' && !head.isProgressive })
  return {
    channels,
    hasAlpha,
    width: autoOrient.width,
    height: autoOrient.height,
    reduce: size => reduceUpright(sharp, input, head.orientation ?? 1, size),
  }
}

/** Above its own limit the library only throws a sentence; the header then has size zero, which `admit` refuses as too big. */
async function readHeader(input: Sharp) {
  try {
    return await input.metadata()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('pixel limit'))) throw error
    const none = { width: 0, height: 0, orientation: 1, isProgressive: false }
    return { ...none, channels: 3, depth: 'uchar', hasAlpha: false, autoOrient: none } as const
  }
}

/**
 * Reduces first and rotates then: rotating first would hold the whole picture, and a JPEG could no longer be decoded at a half, a quarter or an
 * eighth of its size.
 */
async function reduceUpright(
  sharp: SharpLibrary,
  input: Sharp,
  orientation: number,
  { width, height }: { width: number; height: number },
): Promise<Sharp> {
  const lying = orientation >= 5
  const small = input
    .toColourspace('srgb')
    .resize(lying ? height : width, lying ? width : height, { fit: 'fill' })
    .timeout({ seconds: patience })
  if (orientation <= 1) return small
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const turned = sharp(data, { raw }).rotate([0, 0, 0, 180, 0, 270, 90, 90, 270][orientation] ?? 0)
  // The library mirrors before it rotates.
  if (orientation === 4) return turned.flip()
  return [2, 5, 7].includes(orientation) ? turned.flop() : turned
}

/** The prebuilt sharp cannot read BMP. */
async function openBmp(sharp: SharpLibrary, bytes: Buffer, admit: (header: Header) => Promise<void>) {
  const header = readBmpHeader(bytes)
  if (!header.ok) throw new RangeError(header.code)
  const { width, height } = header
  await admit({ width, height, channels: 4, channelBytes: 1, streamed: false })
  const { decode } = await import('bmp-ts')
  const { data } = decode(bytes, { toRGBA: true })
  const image = sharp(withoutFourth(data), { raw: { width, height, channels: 3 } })
  return {
    width,
    height,
    channels: 3,
    hasAlpha: false,
    reduce: async (size: { width: number; height: number }) =>
      image.resize(size.width, size.height, { fit: 'fill' }).timeout({ seconds: patience }),
  }
}

/** The fourth byte of a BMP pixel is not alpha: move the other three together. */
function withoutFourth(data: Buffer): Buffer {
  const pixels = data.length / 4
  for (let pixel = 1; pixel < pixels; pixel += 1) data.copyWithin(pixel * 3, pixel * 4, pixel * 4 + 3)
  return data.subarray(0, pixels * 3)
}
