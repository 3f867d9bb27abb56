import { expect, it } from 'vitest'
import { judgeList } from './gate-list.ts'

const minute = 60_000
const limits = { oldAfterMinutes: 30, refuseAfterMinutes: 240 }
const judged = (age: number, numbers: { revocationNumber?: number | null; greatestSeen?: number } = {}) =>
  judgeList({ madeAt: 0, revocationNumber: 5, greatestSeen: 5, ...numbers }, { now: age * minute, limits })

it.each([
  [-5, { use: true, old: false }],
  [-5.1, { use: false, reason: 'clockWrong' }],
  [30, { use: true, old: false }],
  [30.1, { use: true, old: true }],
  [240, { use: true, old: true }],
  [240.1, { use: false, reason: 'listTooOld' }],
])('%d minutes after it was made', (age, verdict) => {
  expect(judged(age)).toEqual(verdict)
})

it('is used only with revocations, and with none older than the device has seen', () => {
  expect(judgeList(null, { now: 0, limits })).toEqual({ use: false, reason: 'listMissing' })
  expect(judged(0, { revocationNumber: null })).toEqual({ use: false, reason: 'listMissing' })
  // The first list of all has the number 0.
  expect(judged(0, { revocationNumber: 0, greatestSeen: 0 })).toEqual({ use: true, old: false })
  expect(judged(0, { revocationNumber: 4 })).toEqual({ use: false, reason: 'listWentBack' })
  expect(judged(0, { revocationNumber: 6 })).toEqual({ use: true, old: false })
})
