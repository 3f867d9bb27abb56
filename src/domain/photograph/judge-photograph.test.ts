import { describe, expect, it } from 'vitest'
import { type Background, judgeLight, type Light } from './judge-light.ts'
import { inOrder, judgePhotograph } from './judge-photograph.ts'
import { judgeAge, photographAge } from './photograph-age.ts'
import { fail, faultsOf, look, overallVerdict, pass } from './photograph-finding.ts'

const wall: Background = { lightness: 90, dark: 80, spread: 5, chroma: 4 }
const good: Light = { background: wall, sharpness: 120, clipped: 0.02, brightness: 140 }

describe('judgeLight', () => {
  it.each<[string, Partial<Light>, (string | null)[]]>([
    ['a white wall', {}, [null, null, null]],
    [
      'at every limit',
      { background: { lightness: 75, dark: 60, spread: 12, chroma: 18 } },
      [null, null, null],
    ],
    ['a dark room', { background: { ...wall, lightness: 74 } }, ['background_dark', null, null]],
    ['a blue wall', { background: { ...wall, chroma: 18.1 } }, ['background_coloured', null, null]],
    ['a bookcase', { background: { ...wall, spread: 12.1 } }, ['background_uneven', null, null]],
    ['a door frame', { background: { ...wall, dark: 59 } }, ['background_uneven', null, null]],
    ['nothing of it in sight', { background: null }, ['background_hidden', null, null]],
    ['out of focus', { sharpness: 4.9 }, [null, 'blurred', null]],
    ['against the sun', { clipped: 0.16 }, [null, null, 'exposure']],
    ['a face in the shade', { brightness: 41 }, [null, null, 'exposure']],
    ['a dark face in good light', { brightness: 42 }, [null, null, null]],
  ])('%s', (_, change, expected) => {
    expect(judgeLight({ ...good, ...change }).map(({ reason }) => reason)).toEqual(expected)
  })
})

describe('photographAge', () => {
  it.each([
    ['2025-09-15', '2025-09-15', 'recent'],
    ['2025-06-15', '2025-09-15', 'recent'],
    ['2025-06-14', '2025-09-15', 'old'],
    ['2025-02-28', '2025-05-31', 'recent'],
    ['2025-02-27', '2025-05-31', 'old'],
    ['2025-09-16', '2025-09-15', 'recent'],
    ['2025-09-17', '2025-09-15', 'unknown'],
    ['2020-01-01', '2025-09-15', 'old'],
    ['0000-00-00', '2025-09-15', 'unknown'],
    [null, '2025-09-15', 'unknown'],
  ])('taken on %s, seen on %s: %s', (takenOn, today, age) => {
    expect(photographAge(takenOn, today)).toBe(age)
  })

  it.each([
    ['recent', false, 'pass', null],
    ['recent', true, 'pass', null],
    ['old', false, 'fail', 'photo_old'],
    ['old', true, 'fail', 'photo_old'],
    ['unknown', false, 'fail', 'photo_age_unknown'],
    ['unknown', true, 'look', 'age_declared'],
  ] as const)('%s, declared: %s is %s', (age, declared, verdict, reason) => {
    expect(judgeAge(age, declared)).toEqual({ rule: 'age', verdict, reason })
  })
})

describe('judgePhotograph', () => {
  const facts = {
    frame: { x: 0, y: 0, side: 800 },
    chroma: 24,
    channels: 3,
    age: 'recent' as const,
    declared: false,
  }
  const face = {
    leftEye: { x: 310, y: 360 },
    rightEye: { x: 490, y: 360 },
    chin: { x: 400, y: 648 },
    certainty: 0.9,
  }

  it('passes all eleven rules', () => {
    const findings = judgePhotograph({ ...facts, seen: { faces: [face], light: good } })
    expect(findings).toHaveLength(11)
    expect(overallVerdict(findings)).toBe('pass')
  })

  it('says what it can while the finder does not answer', () => {
    const findings = judgePhotograph({ ...facts, seen: null, chroma: 8 })
    expect(findings.map(({ rule }) => rule)).toEqual(['file', 'dimensions', 'colour', 'age'])
    expect(overallVerdict(findings)).toBe('look')
  })

  it('names everything that is wrong', () => {
    const findings = judgePhotograph({ ...facts, channels: 1, age: 'old', seen: { faces: [], light: null } })
    expect(faultsOf(findings)).toEqual(['photo_colour', 'photo_face_none', 'photo_old'])
  })
})

it('the worst finding decides, in the order of the rules', () => {
  expect(overallVerdict([])).toBe('pass')
  expect(overallVerdict([pass('face'), look('pose', 'face_aside')])).toBe('look')
  expect(overallVerdict([look('pose', 'face_aside'), fail('age', 'photo_old')])).toBe('fail')
  expect(inOrder([pass('age'), look('face', 'unchecked'), pass('face')])).toEqual([
    look('face', 'unchecked'),
    pass('age'),
  ])
})
