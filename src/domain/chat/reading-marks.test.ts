import { expect, test } from 'vitest'
import { moveMarks } from './reading-marks.ts'

test.each([
  ['received', { received: 0, read: 0 }, { received: 3 }, { received: 3, read: 0 }],
  ['read was received', { received: 0, read: 0 }, { read: 3 }, { received: 3, read: 3 }],
  ['both', { received: 1, read: 1 }, { received: 4, read: 2 }, { received: 4, read: 2 }],
  ['never back', { received: 5, read: 4 }, { received: 2, read: 1 }, { received: 5, read: 4 }],
  ['never beyond the last', { received: 5, read: 4 }, { received: 99, read: 98 }, { received: 6, read: 6 }],
  ['nothing said', { received: 5, read: 4 }, {}, { received: 5, read: 4 }],
])('%s', (_, before, said, expected) => {
  expect(moveMarks(before, said, 6)).toEqual(expected)
})
