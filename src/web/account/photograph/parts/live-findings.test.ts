import { expect, it } from 'vitest'
import type { ChosenPicture } from '#contract/photograph.ts'
import { fail, look, pass } from '#domain/photograph/photograph-finding.ts'
import { isRefused, liveFindings } from './live-findings.ts'

const measured: ChosenPicture = {
  width: 1200,
  height: 1200,
  answered: true,
  faces: [
    { leftEye: { x: 410, y: 450 }, rightEye: { x: 590, y: 450 }, chin: { x: 500, y: 810 }, certainty: 0.9 },
  ],
  proposed: { x: 0, y: 0, width: 1000, height: 1000 },
  crop: { x: 0, y: 0, width: 1000, height: 1000 },
  verdict: 'fail',
  findings: [pass('file'), look('background', 'background_dark'), fail('age', 'photo_age_unknown')],
  age: 'unknown',
  takenOn: null,
}

const say = (...call: Parameters<typeof liveFindings>) =>
  Object.fromEntries(liveFindings(...call).map(({ rule, verdict, reason }) => [rule, reason ?? verdict]))

it.each<[string, Parameters<typeof liveFindings>, Record<string, string>]>([
  [
    'as proposed',
    [measured, { x: 0, y: 0, side: 1000 }, false],
    { file: 'pass', size: 'pass', background: 'background_dark', age: 'photo_age_unknown' },
  ],
  ['declared', [measured, { x: 0, y: 0, side: 1000 }, true], { age: 'age_declared', size: 'pass' }],
  ['too wide', [measured, { x: 0, y: 0, side: 1200 }, true], { size: 'face_smallish' }],
  ['beside the face', [measured, { x: 800, y: 800, side: 400 }, true], { face: 'photo_face_none' }],
])('%s', (_what, call, expected) => {
  expect(say(...call)).toMatchObject(expected)
})

it('says nothing of a face that nobody has looked for', () => {
  const findings = say({ ...measured, answered: false, faces: [] }, { x: 0, y: 0, side: 1000 }, true)
  expect(Object.keys(findings)).toEqual(['file', 'background', 'age'])
})

it('asks for another picture where a rule is broken, not where only the tick about its age is missing', () => {
  expect(isRefused(measured, { x: 0, y: 0, side: 1000 })).toBe(false)
  expect(isRefused({ ...measured, age: 'old' }, { x: 0, y: 0, side: 1000 })).toBe(true)
  expect(isRefused(measured, { x: 800, y: 800, side: 400 })).toBe(true)
})
