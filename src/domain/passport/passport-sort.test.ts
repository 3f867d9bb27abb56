import { expect, test } from 'vitest'
import { passportQueueStates } from './passport-queue-state.ts'
import { isRankedPassportSort, passportRankings, passportRanks, passportSorts } from './passport-sort.ts'

test('every state of the queue has one rank', () => {
  expect(passportRanks.toSorted()).toEqual(passportQueueStates.toSorted())
})

test('an order by ranks goes the way that its name says', () => {
  const ranked = passportSorts.filter(isRankedPassportSort)
  expect(ranked).toHaveLength(4)
  for (const sort of ranked) {
    const { by, way } = passportRankings[sort]
    expect(sort).toBe(way === 'asc' ? by : `${by}Down`)
  }
})
