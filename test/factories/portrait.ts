import sharp from 'sharp'
import { drawPortraits } from '#server/demo/draw-portraits.ts'

export type PortraitWish = {
  /** Which of the drawn people, 0 to 7. */
  who?: number
  /** Size of the whole picture; the drawing is `size` wide and placed at `x` and `y`. */
  width?: number
  height?: number
  size?: number
  x?: number
  y?: number
  ground?: string
  /** Another drawn person beside the first. */
  beside?: { who: number; size: number; x: number; y: number }
  blur?: number
  brightness?: number
  format?: 'jpeg' | 'png'
  grey?: boolean
  turn?: number
  /** EXIF of the file: when it was taken, as the standard writes it, and the camera's zone. */
  taken?: { at: string; offset?: string }
  orientation?: number
}

let portraits: Promise<Buffer[]> | null = null

/** A drawn portrait, never of a real person. The detector finds the drawn faces. */
export async function drawPortrait(wish: PortraitWish = {}): Promise<Buffer> {
  portraits ??= drawPortraits().then(map => [...map.values()])
  const people = await portraits
  const { who = 0, width = 600, height = 600, size = 600, x = 0, y = 0, ground = '#eef2f4' } = wish
  const place = async (one: { who: number; size: number; x: number; y: number }) => ({
    input: await sharp(people[one.who % people.length])
      .rotate(wish.turn ?? 0, { background: ground })
      .resize(one.size, one.size)
      .png()
      .toBuffer(),
    left: one.x,
    top: one.y,
  })
  const parts = [await place({ who, size, x, y }), ...(wish.beside ? [await place(wish.beside)] : [])]
  const flat = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(parts)
    .png()
    .toBuffer()
  let image = sharp(flat)
  if (wish.blur) image = image.blur(wish.blur)
  if (wish.brightness) image = image.modulate({ brightness: wish.brightness })
  if (wish.grey) image = image.greyscale()
  if (wish.taken || wish.orientation) {
    const { at, offset } = wish.taken ?? {}
    image = image.withExif({
      IFD0: { Orientation: String(wish.orientation ?? 1) },
      IFD2: { ...(at && { DateTimeOriginal: at }), ...(offset && { OffsetTimeOriginal: offset }) },
    })
  }
  return image.toFormat(wish.format ?? 'jpeg', { quality: 90 }).toBuffer()
}
