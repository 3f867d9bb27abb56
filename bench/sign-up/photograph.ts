import sharp from 'sharp'
import { drawPortraits } from '#server/demo/draw-portraits.ts'

const side = 900

export type DrawnPhotograph = { bytes: Uint8Array<ArrayBuffer>; side: number }

/** Square drawn portraits with the grain of a camera, so that they are as hard to encode as real photographs. */
export async function drawPhotographs(): Promise<DrawnPhotograph[]> {
  const portraits = [...(await drawPortraits()).values()]
  const grain = drawGrain()
  return Promise.all(
    portraits.map(async portrait => {
      const jpeg = await sharp(await sharp(portrait).resize(side, side).png().toBuffer())
        .composite([{ input: grain, raw: { width: side, height: side, channels: 4 } }])
        .jpeg({ quality: 90 })
        .toBuffer()
      return { bytes: new Uint8Array(jpeg), side }
    }),
  )
}

export async function drawPhotograph(): Promise<DrawnPhotograph> {
  const [, , , , , photograph] = await drawPhotographs()
  if (!photograph) throw new Error('Nobody was drawn')
  return photograph
}

/** A faint grey pattern. */
function drawGrain(): Buffer {
  const pixels = Buffer.alloc(side * side * 4)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const grain = (x * 7919 + y * 104_729) % 61
      pixels.fill(grain > 30 ? 255 : 0, (y * side + x) * 4, (y * side + x) * 4 + 3)
      pixels[(y * side + x) * 4 + 3] = grain % 16
    }
  return pixels
}
