import { expect, it } from 'vitest'
import { reconnectDelay } from './live-connection.ts'

it.each([
  [0, 0, null, 500],
  [0, 1, null, 1000],
  [1, 0.5, null, 1500],
  [3, 0, null, 4000],
  [5, 1, null, 30_000],
  [500, 0, null, 15_000],
  [0, 0, 20, 20_000],
  [9, 1, 2, 30_000],
])('attempt %i by chance %d after %s s asks for %i ms', (attempt, chance, retryAfter, delay) => {
  expect(reconnectDelay(attempt, chance, retryAfter)).toBe(delay)
})
