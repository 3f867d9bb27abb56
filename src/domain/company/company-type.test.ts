import { expect, it } from 'vitest'
import { companyTypes } from './company-type.ts'

it('names each field of activity once and ends with the one for all others', () => {
  expect(companyTypes).toHaveLength(13)
  expect(new Set(companyTypes).size).toBe(companyTypes.length)
  expect(companyTypes.at(-1)).toBe('other')
})
