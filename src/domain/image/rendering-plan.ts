import { type ImageFit, type ImageModifiers, imageLimits } from './image-modifiers.ts'

export type Size = { width: number; height: number }

/** The picture to make, in pixels; `fit` has sharp's meaning. */
export type RenderingPlan = Size & { fit: ImageFit }

/**
 * The size of a rendering. Without sizes a picture keeps its own; with one, the other follows its ratio. Pictures are never enlarged: a frame too
 * large shrinks in its own ratio, so that nothing is blurred and the page layout does not move.
 */
export function planRendering(
  wish: Pick<ImageModifiers, 'width' | 'height' | 'fit'>,
  picture: Size,
): RenderingPlan {
  const limit = imageLimits.clamped
  const { width, height, fit } = wish
  if (width === null || height === null || fit === 'inside') {
    const scale = Math.min(1, (width ?? limit) / picture.width, (height ?? limit) / picture.height)
    return { ...scaled(picture, scale), fit: 'inside' }
  }
  const across = picture.width / width
  const down = picture.height / height
  const scale = Math.min(1, fit === 'cover' ? Math.min(across, down) : Math.max(across, down))
  return { ...scaled({ width, height }, scale), fit }
}

/** The size of a picture whose longer side is at most this long; never enlarged. */
export function fitInside(picture: Size, longestSide: number): Size {
  return scaled(picture, Math.min(1, longestSide / Math.max(picture.width, picture.height)))
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
