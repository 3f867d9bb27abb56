import { expect, it } from 'vitest'
import { videoTime } from './video-time.ts'

it.each([
  [0, '0:00'],
  [20, '0:20'],
  [65, '1:05'],
  [725, '12:05'],
  [3723, '1:02:03'],
  [-5, '0:00'],
])('%i seconds', (seconds, expected) => {
  expect(videoTime(seconds)).toBe(expected)
})
