import { expect, it } from 'vitest'
import { historyEnd } from './history-end.ts'

it.each([
  ['unpaid', 'unpaid'],
  ['2026-0001', '2026-0001'],
  ['Ошибка бухгалтера', 'Ошибка бухгалтера'],
  ['01990000-0000-7000-8000-000000000001', null],
  ['{"venue":"Сириус"}', null],
  [null, null],
])('%s is shown as %s', (value, shown) => {
  expect(historyEnd(value)).toBe(shown)
})
