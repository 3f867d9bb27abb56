import { expect, test } from 'vitest'
import { readRecoveryCode, recoveryCodeOf } from './recovery-code.ts'

test('every byte gives a letter that is not misread', () => {
  const all = Array.from({ length: 26 }, (_, row) =>
    recoveryCodeOf(Uint8Array.from({ length: 10 }, (__, at) => row * 10 + at)),
  )
  for (const code of all) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(all[0]).toBe('01234-56789')
  expect(recoveryCodeOf(new Uint8Array(10).fill(255))).toBe('ZZZZZ-ZZZZZ')
})

test.each([
  ['7K2Q9-XM4TD', '7K2Q9XM4TD'],
  ['7k2q9xm4td', '7K2Q9XM4TD'],
  [' 7K2Q9 – XM4TD\n', '7K2Q9XM4TD'],
  ['oOiIl-LLLLL', '0011111111'],
  ['7K2Q9-XM4T', null],
  ['7K2Q9-XM4TDD', null],
  ['7K2Q9-XM4TU', null],
  ['7К2Q9-XM4TD', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readRecoveryCode(typed)).toBe(read)
})
