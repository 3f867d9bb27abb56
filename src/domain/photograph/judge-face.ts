import { eyeMiddle, type Face, type Frame, headHeight, largestFace, moveFace, roll } from './face-geometry.ts'
import { fail, look, type PhotographFinding, pass } from './photograph-finding.ts'

/** Head height over the height of the picture: what "70 % of the frame" means (domain.md §7.1). */
const headShare = { least: 0.55, good: 0.65, tight: 0.95 } as const

/** A head at least this large relative to the largest belongs to a second person in the picture, not to the background. */
const besideShare = 0.5

/** Below this certainty a face that is not the largest is more often a pattern than a person. */
const sureEnough = 0.5

/** Where the middle of the eyes may be: across, and above the lower edge. Wider than ISO 19794-5 by the finder's error. */
const eyesAt = { across: [0.42, 0.58], up: [0.45, 0.72] } as const

/** Largest tilt in degrees (ISO 19794-5). */
const mostRoll = 8

/** Up to `error` outside the frame may be the finder's error; a chin beyond `chin` cannot be told from one that is cut. */
const edge = { error: 0.005, chin: 0.99 } as const

/**
 * Judges the faces of a picture within a square frame (spec point 5): one face, its size, whether it is cut, its tilt. Without a face there is only
 * that finding.
 */
export function judgeFaces(faces: readonly Face[], frame: Frame): PhotographFinding[] {
  // From here on in shares of the frame.
  const inside = faces.map(face => moveFace(face, frame, 1 / frame.side)).filter(isInside)
  const face = largestFace(inside)
  if (!face) return [fail('face', 'photo_face_none')]
  return [
    judgeCount(
      face,
      inside.filter(other => other !== face && other.certainty >= sureEnough),
    ),
    judgeSize(face),
    isCut(face) ? fail('frame', 'photo_face_cut') : pass('frame'),
    judgePose(face),
  ]
}

/** A head that is at least half inside counts as cut; one further out is not in the picture. */
function isInside(face: Face): boolean {
  const [eyes, { chin }] = [eyeMiddle(face), face]
  const [x, y] = [(eyes.x + chin.x) / 2, (eyes.y + chin.y) / 2]
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

function judgeCount(face: Face, others: Face[]): PhotographFinding {
  if (others.length === 0) return pass('face')
  const beside = others.some(other => headHeight(other) >= besideShare * headHeight(face))
  return beside ? fail('face', 'photo_faces_many') : look('face', 'faces_behind')
}

function judgeSize(face: Face): PhotographFinding {
  const share = Number(headHeight(face).toFixed(4))
  if (share < headShare.least) return fail('size', 'photo_face_small')
  if (share < headShare.good) return look('size', 'face_smallish')
  return share > headShare.tight ? look('size', 'face_tight') : pass('size')
}

/** The crown is ignored: hair makes heads taller than measured. */
function isCut({ leftEye, rightEye, chin }: Face): boolean {
  const [least, most] = [-edge.error, 1 + edge.error]
  const outside = [leftEye, rightEye, chin].some(({ x, y }) => x < least || x > most || y < least || y > most)
  return outside || chin.y > edge.chin
}

function judgePose(face: Face): PhotographFinding {
  if (roll(face) > mostRoll) return look('pose', 'face_tilted')
  const { x, y } = eyeMiddle(face)
  const centred = within(x, eyesAt.across) && within(1 - y, eyesAt.up)
  return centred ? pass('pose') : look('pose', 'face_aside')
}

function within(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}
