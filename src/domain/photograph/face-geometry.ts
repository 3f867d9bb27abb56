import { photographLimits } from './photograph-rules.ts'

export type Point = { x: number; y: number }

/** A few points of a face, never a descriptor (product.md §6a). Pixels of the picture it was found in. */
export type Face = {
  /** Centres of both eyes; the left one is left in the picture. */
  leftEye: Point
  rightEye: Point
  chin: Point
  /** How sure the finder is that it is a face, 0 to 1. */
  certainty: number
}

/** A square cut out of a picture, in its pixels. */
export type Frame = { x: number; y: number; side: number }

/** Where the automatic crop puts a head (domain.md §7.1): 72 % of the height, the eyes 55 % above the lower edge. */
const aim = { head: 0.72, eyes: 0.55 } as const

export function eyeMiddle(face: Face): Point {
  return { x: (face.leftEye.x + face.rightEye.x) / 2, y: (face.leftEye.y + face.rightEye.y) / 2 }
}

/** Chin to crown without hair: twice the distance from the eyes to the chin (ISO 19794-5, quoted in domain.md §7.1). */
export function headHeight(face: Face): number {
  const eyes = eyeMiddle(face)
  return 2 * Math.hypot(eyes.x - face.chin.x, eyes.y - face.chin.y)
}

/** The head's tilt to a side, in degrees, 0 to 90. */
export function roll(face: Face): number {
  const [across, down] = [face.rightEye.x - face.leftEye.x, face.rightEye.y - face.leftEye.y]
  return Math.abs((Math.atan2(down, Math.abs(across)) * 180) / Math.PI)
}

/** The face whose head is the largest; null for an empty list. */
export function largestFace(faces: readonly Face[]): Face | null {
  return faces.reduce<Face | null>(
    (largest, face) => (largest && headHeight(largest) >= headHeight(face) ? largest : face),
    null,
  )
}

/** The same face after the picture was cropped to a frame and scaled. */
export function moveFace(face: Face, frame: Point, scale: number): Face {
  const move = (point: Point) => ({ x: (point.x - frame.x) * scale, y: (point.y - frame.y) * scale })
  return { ...face, leftEye: move(face.leftEye), rightEye: move(face.rightEye), chin: move(face.chin) }
}

/**
 * The square crop that shows a face as a badge needs it, in whole pixels, inside the picture and at least 400 px; a face at the edge or one that
 * fills the picture gets the nearest possible.
 */
export function proposeFrame(face: Face, picture: { width: number; height: number }): Frame {
  const longest = Math.min(picture.width, picture.height)
  const side = Math.min(longest, Math.max(photographLimits.side, Math.round(headHeight(face) / aim.head)))
  const eyes = eyeMiddle(face)
  const within = (start: number, whole: number) => Math.max(0, Math.min(whole - side, Math.round(start)))
  return {
    x: within((eyes.x + face.chin.x) / 2 - side / 2, picture.width),
    y: within(eyes.y - side * (1 - aim.eyes), picture.height),
    side,
  }
}
