import { expect, test } from 'vitest'
import type { Face } from '../photograph/face-geometry.ts'
import { judgeScan, type ScanFacts } from './scan-finding.ts'

/** A face whose head is so many pixels high. */
const head = (height: number): Face => ({
  leftEye: { x: 90, y: 100 },
  rightEye: { x: 110, y: 100 },
  chin: { x: 100, y: 100 + height / 2 },
  certainty: 0.9,
})

const good: ScanFacts = {
  page: 'main',
  sharpness: 3,
  contrast: 25,
  brightness: 200,
  faces: [head(80)],
  height: 340,
}

test.each<[string, Partial<ScanFacts>, string[]]>([
  ['a good page', {}, []],
  ['in weak light', { sharpness: 0.8, contrast: 7, brightness: 60 }, []],
  ['out of focus', { sharpness: 1.3 }, ['blurred']],
  ['out of focus in weak light', { sharpness: 0.3, contrast: 7 }, ['blurred']],
  ['just crisp enough', { sharpness: 1.375 }, []],
  ['as pale as it may be', { sharpness: 0.3, contrast: 3 }, []],
  ['as dark as it may be', { brightness: 45 }, []],
  ['an empty sheet', { sharpness: 0.1, contrast: 2.9 }, ['pale']],
  ['almost night', { brightness: 44 }, ['dark']],
  ['night and out of focus', { sharpness: 0.1, brightness: 20 }, ['blurred', 'dark']],
  ['another page', { faces: [] }, ['face_none']],
  ['the photograph alone', { faces: [head(160)] }, ['cut']],
  ['a photograph as large as it may be', { faces: [head(153)] }, []],
  ['the owner’s hologram beside it', { faces: [head(30), head(80)] }, []],
  ['the registration', { page: 'registration', faces: [] }, []],
  ['the main page as the registration', { page: 'registration' }, ['face_there']],
  ['nobody looked', { faces: null }, []],
  ['nobody looked at the registration', { page: 'registration', faces: null }, []],
])('%s', (_, change, expected) => {
  expect(judgeScan({ ...good, ...change })).toEqual(expected)
})
