import { describe, expect, it } from 'vitest'
import { type Face, headHeight, largestFace, moveFace, proposeFrame, roll } from './face-geometry.ts'
import { judgeFaces } from './judge-face.ts'

const frame = { x: 0, y: 0, side: 1000 }

/** A face in the middle of a frame of 1000 whose head is so high and leans so far. */
function face(
  wish: { head?: number; x?: number; eyes?: number; roll?: number; certainty?: number } = {},
): Face {
  const { head = 720, x = 500, eyes = 450, certainty = 0.9 } = wish
  const [lean, half] = [((wish.roll ?? 0) * Math.PI) / 180, head / 6]
  return {
    leftEye: { x: x - half * Math.cos(lean), y: eyes - half * Math.sin(lean) },
    rightEye: { x: x + half * Math.cos(lean), y: eyes + half * Math.sin(lean) },
    chin: { x, y: eyes + head / 2 },
    certainty,
  }
}

const reasons = (faces: Face[]) =>
  Object.fromEntries(judgeFaces(faces, frame).map(({ rule, verdict, reason }) => [rule, reason ?? verdict]))

describe('judgeFaces', () => {
  it.each<[string, Face, Record<string, string>]>([
    ['as the automatic crop leaves it', face(), { face: 'pass', size: 'pass', frame: 'pass', pose: 'pass' }],
    ['just large enough', face({ head: 650 }), { size: 'pass' }],
    ['a little small', face({ head: 649 }), { size: 'face_smallish' }],
    ['just not too small', face({ head: 550 }), { size: 'face_smallish' }],
    ['too small', face({ head: 549 }), { size: 'photo_face_small' }],
    ['as large as may be', face({ head: 950 }), { size: 'pass' }],
    ['all but filling it', face({ head: 951, eyes: 480 }), { size: 'face_tight', frame: 'pass' }],
    ['chin near the edge', face({ eyes: 629 }), { frame: 'pass' }],
    ['chin at the edge', face({ eyes: 631 }), { frame: 'photo_face_cut' }],
    ['an eye cut', face({ x: 110 }), { frame: 'photo_face_cut', pose: 'face_aside' }],
    ['eyes cut, chin in sight', face({ eyes: -10 }), { frame: 'photo_face_cut' }],
    ['leaning a little', face({ roll: 7.9 }), { pose: 'pass' }],
    ['leaning', face({ roll: -8.1 }), { pose: 'face_tilted' }],
    ['aside', face({ x: 410 }), { pose: 'face_aside' }],
    ['low', face({ eyes: 560, head: 700 }), { pose: 'face_aside' }],
  ])('%s', (_, seen, expected) => {
    expect(reasons([seen])).toMatchObject(expected)
  })

  it.each<[string, Face[], string]>([
    ['nobody', [], 'photo_face_none'],
    ['somebody outside the frame', [face({ x: 1600 })], 'photo_face_none'],
    ['somebody a hair left of it', [face({ x: -1 })], 'photo_face_none'],
    ['somebody a hair right of it', [face({ x: 1001 })], 'photo_face_none'],
    ['somebody a hair above it', [face({ eyes: -181 })], 'photo_face_none'],
    ['somebody a hair below it', [face({ eyes: 821 })], 'photo_face_none'],
    ['a head on the left edge', [face({ x: 0 })], 'pass'],
    ['a head on the right edge', [face({ x: 1000 })], 'pass'],
    ['a head on the upper edge', [face({ eyes: -180 })], 'pass'],
    ['a head on the lower edge', [face({ eyes: 820 })], 'pass'],
    ['two side by side', [face(), face({ head: 400, x: 800 })], 'photo_faces_many'],
    ['somebody behind', [face(), face({ head: 300, x: 850 })], 'faces_behind'],
    ['a pattern behind', [face(), face({ head: 400, x: 850, certainty: 0.4 })], 'pass'],
    ['another beyond the edge', [face(), face({ head: 700, x: 1500 })], 'pass'],
    ['a face the finder doubts', [face({ certainty: 0.4 })], 'pass'],
  ])('%s', (_, faces, expected) => {
    expect(reasons(faces).face).toBe(expected)
  })
})

describe('proposeFrame', () => {
  const picture = { width: 3000, height: 2000 }

  it('puts the head at 72 % of the height and the eyes at 55 % from below', () => {
    const seen = moveFace(face({ head: 720 }), { x: -900, y: -300 }, 1)
    const proposed = proposeFrame(seen, picture)
    expect(proposed).toEqual({ x: 900, y: 300, side: 1000 })
    expect(judgeFaces([seen], proposed).every(({ verdict }) => verdict === 'pass')).toBe(true)
  })

  it.each<[string, Face, { width: number; height: number }, { x: number; y: number; side: number }]>([
    ['a face at the left edge', face({ x: 100 }), picture, { x: 0, y: 0, side: 1000 }],
    ['a face at the lower edge', face({ eyes: 1700 }), picture, { x: 0, y: 1000, side: 1000 }],
    ['a face far away', face({ head: 72, x: 1500, eyes: 900 }), picture, { x: 1300, y: 720, side: 400 }],
    ['a face that fills the picture', face(), { width: 900, height: 800 }, { x: 100, y: 0, side: 800 }],
  ])('%s', (_, seen, size, expected) => {
    const proposed = proposeFrame(seen, size)
    expect(proposed).toEqual(expected)
    expect(proposed.x + proposed.side).toBeLessThanOrEqual(size.width)
    expect(proposed.y + proposed.side).toBeLessThanOrEqual(size.height)
  })
})

it('measures heads that lean', () => {
  expect(headHeight(face({ head: 600, roll: 30 }))).toBeCloseTo(600)
  expect(roll(face({ roll: 30 }))).toBeCloseTo(30)
  expect(roll(face({ roll: -12 }))).toBeCloseTo(12)
})

it('the main face is the one with the largest head, the first of two alike', () => {
  const [small, large, like] = [face({ head: 300 }), face({ head: 700 }), face({ head: 700, x: 400 })]
  expect(largestFace([small, large])).toBe(large)
  expect(largestFace([large, small])).toBe(large)
  expect(largestFace([large, like])).toBe(large)
  expect(largestFace([])).toBeNull()
})

it('is disturbed by one large head among small ones behind, from half the size on', () => {
  const large = face()
  const beside = (head: number) => face({ head, x: 150, eyes: 300 })
  expect(reasons([large, beside(100), beside(400)])).toMatchObject({ face: 'photo_faces_many' })
  expect(reasons([large, beside(100), beside(120)])).toMatchObject({ face: 'faces_behind' })
})
