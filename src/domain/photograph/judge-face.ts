import { eyeMiddle, type Face, type Frame, headHeight, largestFace, moveFace, roll } from './face-geometry.ts'
import { fail, look, type PhotographFinding, pass } from './photograph-finding.ts'

/** Head height over the height of the picture: what "70 % of the frame" means (domain.md §7.1). */
const headShare = { least: 0.55, good: 0.65, tight: 0.95 } as const

/** Another head of at least this part of the largest stands beside it, not behind it. */
const besideShare = 0.5

/** Under this a face that is not the largest is more often a pattern than a person. */
const sureEnough = 0.5

/** Where the middle of the eyes may be: across, and above the lower edge; wider than ISO 19794-5 by what the finder errs. */
const eyesAt = { across: [0.42, 0.58], up: [0.45, 0.72] } as const

/** ISO 19794-5. */
const mostRoll = 8

/** What is out of the frame by less than `error` is the finder's error; a chin so near the edge cannot be told from one that is cut. */
const edge = { error: 0.005, chin: 0.99 } as const

/**
 * Judges the faces of a picture under a square frame (spec point 5): one face, how large it is, whether it is cut, how it is held. Without a
 * face there is but one finding.
 */
export function judgeFaces(faces: readonly Face[], frame: Frame): PhotographFinding[] {
  // Shares of the frame from here on.
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

/** A head that reaches over the edge by half is still there to be cut; one beyond it is not. */
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

/** Never by the crown: hair makes heads taller than they are measured. */
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
