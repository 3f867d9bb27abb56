import { expect, it } from 'vitest'
import { isPassSortOpen, passSorts } from './pass-sort.ts'

it('opens the order of scans to readers of the log alone, and every other to all', () => {
  expect(passSorts.filter(sort => !isPassSortOpen(sort, false))).toEqual(['scan', 'scanDown'])
  expect(passSorts.filter(sort => !isPassSortOpen(sort, true))).toEqual([])
  expect(isPassSortOpen(undefined, false)).toBe(true)
})
