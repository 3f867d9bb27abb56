import { expect, it } from 'vitest'
import { checkScan } from './rules.ts'

const megabyte = 1024 * 1024

it.each([
  ['image/jpeg', 1, { ok: true }],
  ['image/png', 50 * megabyte, { ok: true }],
  ['image/jpeg', 50 * megabyte + 1, { ok: false, code: 'scan_bytes' }],
  ['image/png', 0, { ok: false, code: 'scan_empty' }],
  ['application/pdf', 1000, { ok: true }],
  ['image/bmp', 1000, { ok: false, code: 'scan_type' }],
  ['', 1000, { ok: false, code: 'scan_type' }],
])('%s of %i bytes', (type, size, verdict) => {
  expect(checkScan({ type, size })).toEqual(verdict)
})
