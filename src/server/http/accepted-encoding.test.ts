import { expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encoding.ts'

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip, br;q=0', ['gzip', 'identity']],
  ['gzip;q=0.5, br;q=0.000', ['gzip', 'identity']],
  ['br', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity;q=0', ['identity']],
  ['brotli, gzipped', ['identity']],
])('%s', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
  expect(acceptedEncodings(header)).toEqual(expected)
})
