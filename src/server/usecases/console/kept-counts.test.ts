import { expect, it } from 'vitest'
import { keptCounts } from './kept-counts.ts'

function counter() {
  let now = 0
  let counted = 0
  const kept = keptCounts({}, () => now)
  return {
    later: (seconds: number) => {
      now += seconds * 1000
    },
    read: async () =>
      (
        await kept('funnel', async () => {
          counted += 1
          return { counted }
        })
      ).counted,
    fail: () => kept('funnel', () => Promise.reject(new Error('no database'))),
  }
}

it('counts once for all who ask within half a minute', async () => {
  const { read, later } = counter()
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  later(29)
  expect(await read()).toBe(1)
})

it('says the older count while it counts anew, and waits where that is too old', async () => {
  const { read, later } = counter()
  await read()
  later(31)
  expect(await read()).toBe(1)
  expect(await read()).toBe(2)
  later(121)
  expect(await read()).toBe(3)
})

it('keeps no failure', async () => {
  const { read, later, fail } = counter()
  await expect(fail()).rejects.toThrow('no database')
  expect(await read()).toBe(1)
  later(31)
  // The older count is said, and the next one counts again.
  expect(await fail()).toEqual({ counted: 1 })
  expect(await read()).toBe(2)
})
