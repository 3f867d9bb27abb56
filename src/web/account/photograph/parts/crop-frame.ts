import type { Frame } from '#domain/photograph/face-geometry.ts'
import { photographLimits } from '#domain/photograph/photograph-rules.ts'

/** A picture's size in its pixels. */
export type Size = { width: number; height: number }

/** How far one key press moves the frame, as a share of its side. */
export const steps = { move: 0.02, bigMove: 0.1, zoom: 1.05, bigZoom: 1.25 } as const

/** The smallest and largest side of the frame: at least the pixels a photograph needs, at most those there are. */
export function sideRange({ width, height }: Size): { least: number; most: number } {
  const most = Math.min(width, height)
  return { least: Math.min(most, photographLimits.side), most }
}

/** The largest possible frame, centred. */
export function middleFrame(picture: Size): Frame {
  const { most: side } = sideRange(picture)
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side }
}

/** The frame moved by pixels of the picture, kept inside it. */
export function moveFrame(frame: Frame, by: { x: number; y: number }, picture: Size): Frame {
  return keepInside({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, picture)
}

/**
 * Zooms in by a factor, making the frame smaller. `anchor` (in parts of the frame's side, by default the middle) stays in place as far as the
 * picture's edge allows.
 */
export function zoomFrame(frame: Frame, factor: number, picture: Size, anchor = { x: 0.5, y: 0.5 }): Frame {
  const { least, most } = sideRange(picture)
  const side = Math.max(least, Math.min(most, frame.side / factor))
  const grown = frame.side - side
  return keepInside({ x: frame.x + grown * anchor.x, y: frame.y + grown * anchor.y, side }, picture)
}

/** The frame in whole pixels. */
export function wholeFrame(frame: Frame, picture: Size): Frame {
  const side = Math.min(Math.floor(sideRange(picture).most), Math.round(frame.side))
  const within = (start: number, whole: number) => Math.max(0, Math.min(whole - side, Math.round(start)))
  return { x: within(frame.x, picture.width), y: within(frame.y, picture.height), side }
}

function keepInside({ x, y, side }: Frame, { width, height }: Size): Frame {
  return { x: Math.max(0, Math.min(width - side, x)), y: Math.max(0, Math.min(height - side, y)), side }
}
