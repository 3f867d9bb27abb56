import type { Sharp } from 'sharp'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { type BarePicture, seenSide } from '#server/adapters/faces/port.ts'
import type { OpenPicture } from '#server/pictures/open-picture.ts'

/** The square of a picture at this width. The whole picture is reduced first and cut then, so that it is never decoded at full size. */
export async function cutSquare(picture: OpenPicture, frame: Frame, side: number): Promise<Sharp> {
  const scale = side / frame.side
  const width = Math.max(side, Math.round(picture.width * scale))
  const height = Math.max(side, Math.round(picture.height * scale))
  const reduced = await picture.reduce({ width, height })
  return reduced.flatten({ background: '#ffffff' }).extract({
    left: Math.min(Math.round(frame.x * scale), width - side),
    top: Math.min(Math.round(frame.y * scale), height - side),
    width: side,
    height: side,
  })
}

/** The whole picture as input of the face finder; `scale` converts its pixels to the picture's. */
export async function bareScene(picture: OpenPicture): Promise<{ bare: BarePicture; scale: number }> {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / seenSide)
  const [width, height] = [picture.width / scale, picture.height / scale].map(side =>
    Math.max(1, Math.round(side)),
  ) as [number, number]
  const reduced = await picture.reduce({ width, height })
  return { bare: await barePixels(reduced.flatten({ background: '#ffffff' })), scale }
}

/** A picture's bare pixels, red, green and blue. */
export async function barePixels(image: Sharp): Promise<BarePicture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { pixels: data, width: info.width, height: info.height }
  const pixels = Buffer.alloc(info.width * info.height * 3)
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1)
    pixels.fill(data[pixel * info.channels] ?? 0, pixel * 3, pixel * 3 + 3)
  return { pixels, width: info.width, height: info.height }
}
