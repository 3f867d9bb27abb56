import type { ImageFit, ImageFormat } from '#domain/image/image-modifiers.ts'

/** Densities for which a picture is offered (spec point 9). */
export const densities = [1, 2] as const

/** The placeholder while the real picture loads (spec point 9). */
const placeholder = { width: 10, height: 10, quality: 50, blur: 3 } as const

export type ImageWish = {
  /** CSS pixels; the server may give fewer, never more. */
  width: number
  height: number
  fit?: ImageFit | undefined
  format?: ImageFormat | undefined
  quality?: number | undefined
  /** `rrggbb`. */
  background?: string | undefined
}

/** Address of a public picture with its modifiers (spec point 7); `path` is as an upload returned it. */
export function imageAddress(path: string, wish: Partial<ImageWish> & { blur?: number } = {}): string {
  const query = new URLSearchParams({ open: 'true' })
  for (const [name, value] of Object.entries({ ...wish, format: wish.format ?? 'webp' }))
    if (value !== undefined) query.set(name, typeof value === 'number' ? String(Math.round(value)) : value)
  return `/api/v2/image/${path.split('/').map(encodeURIComponent).join('/')}?${query}`
}

/** The same picture for each density, as a `srcset`. */
export function imageSourceSet(path: string, wish: ImageWish): string {
  return densities
    .map(density => {
      const { width, height } = wish
      return `${imageAddress(path, { ...wish, width: width * density, height: height * density })} ${density}x`
    })
    .join(', ')
}

export function placeholderAddress(path: string): string {
  return imageAddress(path, placeholder)
}
