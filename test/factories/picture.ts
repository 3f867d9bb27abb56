import { encode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'

export type PictureWish = {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp'
  /** Without any colour. */
  grey?: boolean
  /** Strength of the noise, 0 to 255: much of it makes big files. */
  noise?: number
  /** The EXIF field Artist; a place is added too. */
  exif?: string
}

/** A real picture: a colourful gradient with noise, 600 x 600 JPEG unless asked otherwise. Always the same pixels. */
export async function drawPicture(wish: PictureWish = {}): Promise<Buffer> {
  const { width = 600, height = 600, format = 'jpeg', grey = false, noise = 24 } = wish
  const pixels = drawPixels({ width, height, grey, noise })
  if (format === 'bmp') return drawBmp(pixels, width, height)
  let image: Sharp = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (wish.exif)
    image = image.withExif({
      IFD0: { Artist: wish.exif },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 24/1 0/1' },
    })
  return image.toFormat(format).toBuffer()
}

function drawPixels(wish: { width: number; height: number; grey: boolean; noise: number }): Buffer {
  const { width, height, grey, noise } = wish
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 20_260_218
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const shade = 90 + (120 * x) / width
      const spread = noise * random()
      const colour = grey ? [shade, shade, shade] : [200 - shade / 3, shade, 60 + (120 * y) / height]
      for (const [channel, value] of colour.entries())
        pixels[at + channel] = Math.max(0, Math.min(255, value + (grey ? spread : noise * random())))
    }
  return pixels
}

function drawBmp(pixels: Buffer, width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3)
    data.set([255, blue, green, red], pixel * 4)
  }
  return encode({ data, width, height, bitPP: 24 }).data
}
