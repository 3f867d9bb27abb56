import { expect, it } from 'vitest'
import { rowSearch } from './rules.ts'

const keysOf = (search: string) => Object.fromEntries(new URLSearchParams(search))

it('opens the row and searches the list for the person', () => {
  expect(keysOf(rowSearch({ status: 'later', open: 'a-call' }, 'Сомова Инна'))).toEqual({
    status: 'later',
    open: 'a-call',
    q: 'Сомова Инна',
  })
})

it('searches for nobody where a draft has no name', () => {
  expect(keysOf(rowSearch({ open: 'a-request' }, '—'))).toEqual({ open: 'a-request' })
})
