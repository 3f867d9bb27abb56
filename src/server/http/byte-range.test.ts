import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('readRange of ten bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=3-5', { first: 3, last: 5 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=5-100', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-100', { first: 0, last: 9 }],
    ['bytes=-0', 'beyond'],
    ['bytes=10-', 'beyond'],
    ['bytes=10-12', 'beyond'],
    ['bytes=5-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    ['bytes=a-b', 'whole'],
    ['pages=1-2', 'whole'],
    [`bytes=${'9'.repeat(40)}-`, 'whole'],
  ])('%s', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected)
  })

  it('has no last bytes of an empty file', () => {
    expect(readRange('bytes=-5', 0)).toBe('beyond')
  })
})
