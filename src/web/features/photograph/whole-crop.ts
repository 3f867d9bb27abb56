export type Crop = { x: number; y: number; width: number; height: number }

/**
 * A crop frame as whole pixels of the picture: square, inside it, as near to the drawn one as rounding lets it be. The
 * cropper gives fractions and may reach over the edge by one.
 */
export function wholeCrop(drawn: Crop, picture: { width: number; height: number }): Crop {
  const longest = Math.min(picture.width, picture.height)
  const side = Math.max(1, Math.min(longest, Math.round((drawn.width + drawn.height) / 2)))
  const within = (start: number, whole: number) => Math.max(0, Math.min(whole - side, Math.round(start)))
  return {
    x: within(drawn.x, picture.width),
    y: within(drawn.y, picture.height),
    width: side,
    height: side,
  }
}

/** How far a picture may be enlarged before the square frame is smaller than `side` pixels of it; 1 is not at all. */
export function largestZoom(picture: { width: number; height: number }, side: number): number {
  return Math.max(1, Math.min(4, Math.min(picture.width, picture.height) / side))
}
