import type { Sharp } from 'sharp'
import type { ImageFormat, ImageModifiers } from '#domain/image/image-modifiers.ts'
import { planRendering, type RenderingPlan, type Size } from '#domain/image/rendering-plan.ts'
import type { OpenPicture } from './open-picture.ts'

/** Increase it when the same wish gives other bytes: older renderings then age out of the cache. */
export const renderingVersion = 1

export const renderingTypes: Record<ImageFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Renders a picture in one size, frame and format, without its metadata. */
export async function renderPicture(picture: OpenPicture, modifiers: ImageModifiers): Promise<Buffer> {
  const plan = planRendering(modifiers, picture)
  const inner = plan.fit === 'cover' ? covering(plan, picture) : within(plan, picture)
  let image = await picture.reduce(inner)
  if (plan.fit === 'cover')
    image = image.extract({
      left: Math.floor((inner.width - plan.width) / 2),
      top: Math.floor((inner.height - plan.height) / 2),
      width: plan.width,
      height: plan.height,
    })
  const ground = modifiers.background ?? (modifiers.format === 'jpeg' ? '#ffffff' : null)
  if (plan.fit === 'contain') image = padded(image, plan, inner, ground)
  if (ground && picture.hasAlpha) image = image.flatten({ background: ground })
  if (modifiers.blur > 0) image = image.blur(modifiers.blur)
  return encode(image, modifiers).toBuffer()
}

function covering(plan: RenderingPlan, picture: Size): Size {
  const scale = Math.max(plan.width / picture.width, plan.height / picture.height)
  return {
    width: Math.max(plan.width, Math.round(picture.width * scale)),
    height: Math.max(plan.height, Math.round(picture.height * scale)),
  }
}

function within(plan: RenderingPlan, picture: Size): Size {
  if (plan.fit === 'inside') return plan
  const scale = Math.min(plan.width / picture.width, plan.height / picture.height)
  return {
    width: Math.min(plan.width, Math.max(1, Math.round(picture.width * scale))),
    height: Math.min(plan.height, Math.max(1, Math.round(picture.height * scale))),
  }
}

function padded(image: Sharp, plan: Size, inner: Size, ground: string | null): Sharp {
  const [across, down] = [plan.width - inner.width, plan.height - inner.height]
  return image.ensureAlpha().extend({
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
    background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
  })
}

function encode(image: Sharp, { format, quality }: ImageModifiers): Sharp {
  if (format === 'webp') return image.webp({ quality, effort: 4 })
  // The lowest effort that still beats webp: the highest takes a minute where this takes a second.
  if (format === 'avif') return image.avif({ quality, effort: 2 })
  if (format === 'png') return image.png({ compressionLevel: 9 })
  return image.jpeg({ quality, progressive: true })
}
