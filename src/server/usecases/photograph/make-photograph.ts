import type { PhotographCrop } from '#contract/photograph.ts'
import { checkCrop, judgeFile } from '#domain/photograph/photograph-rules.ts'
import { type BarePicture, seenSide } from '#server/adapters/faces/port.ts'
import type { OpenPicture } from '#server/pictures/open-picture.ts'
import { loadSharp } from '#server/pictures/sharp-library.ts'
import { barePixels, cutSquare } from './cut-picture.ts'
import { measureChroma, readPicture } from './read-picture.ts'
import { refusePhotograph } from './refuse-photograph.ts'

/** Side of the stored picture in pixels, enough for a badge of 96 x 134 mm. */
const storedSide = 800

export type MadePhotograph = {
  jpeg: Buffer
  /** Length of a side in pixels. */
  side: number
  channels: number
  chroma: number
  /** The same picture as input of the face finder. */
  bare: BarePicture
}

/** Cuts a picture to its square and measures what needs no face; refuses a file that is no photograph. */
export function makePhotograph(bytes: Buffer, crop: PhotographCrop, actor: string): Promise<MadePhotograph> {
  return readPicture(bytes, { field: 'photo', actor }, async picture => {
    const cut = checkCrop(crop, picture)
    if (!cut.ok) refusePhotograph([cut.code])
    refuseFile(bytes, crop, picture)
    const side = Math.min(storedSide, crop.width)
    const square = await cutSquare(picture, { ...crop, side: crop.width }, side)
    const jpeg = await square.jpeg({ quality: 88, mozjpeg: true }).toBuffer()
    // One after the other: the gate expects one decoding for each picture that it lets in.
    const bare = await seenPixels(jpeg)
    return { jpeg, side, channels: picture.channels, chroma: await measureChroma(bare), bare }
  })
}

/** A stored photograph as input of the face finder. */
export async function seenPixels(jpeg: Buffer): Promise<BarePicture> {
  const sharp = await loadSharp()
  return barePixels(sharp(jpeg).resize(seenSide, seenSide, { fit: 'fill' }))
}

function refuseFile(bytes: Buffer, crop: PhotographCrop, picture: OpenPicture): void {
  const broken = judgeFile({
    bytes: bytes.length,
    type: picture.type === 'webp' ? null : picture.type,
    width: crop.width,
    height: crop.height,
    channels: 3,
    chroma: null,
  })
  if (broken.length > 0) refusePhotograph(broken)
}
