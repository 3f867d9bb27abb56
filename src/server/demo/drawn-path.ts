import { type DrawnKind, drawnImagePath } from '#domain/image/image-path.ts'

/** Pixels of each kind of drawing. */
export const drawnSizes: Record<DrawnKind, { width: number; height: number }> = {
  album: { width: 960, height: 640 },
  news: { width: 960, height: 540 },
  speaker: { width: 640, height: 640 },
  partner: { width: 480, height: 240 },
  map: { width: 960, height: 540 },
}

/** Reference to a picture that the demo draws on first request. `seed` (a-z, 0-9, hyphen, at most 40) determines its look. */
export function drawnPicture(kind: DrawnKind, seed: string): { path: string; width: number; height: number } {
  return { path: drawnImagePath(kind, seed), ...drawnSizes[kind] }
}
