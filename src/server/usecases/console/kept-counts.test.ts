import { expect, it, vi } from 'vitest'
import { keptCounts } from './kept-counts.ts'

function counter() {
  let now = 0
  let counted = 0
  const log = { error: vi.fn() }
  const clock = { wall: () => new Date(now) }
  const kept = keptCounts({ database: {}, clock, log } as never)
  return {
    log,
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
    hang: () => kept('funnel', () => new Promise<{ counted: number }>(() => {})),
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
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  expect(await read()).toBe(2)
  later(121)
  expect(await read()).toBe(3)
})

it('lets nobody wait for a slow count while there is an older one', async () => {
  const { read, later, hang } = counter()
  await read()
  later(31)
  expect(await hang()).toEqual({ counted: 1 })
  expect(await read()).toBe(1)
})

it('keeps no failure, and tells of one that nobody waited for', async () => {
  const { read, later, fail, log } = counter()
  await expect(fail()).rejects.toThrow('no database')
  expect(log.error).not.toHaveBeenCalled()
  expect(await read()).toBe(1)
  later(31)
  expect(await fail()).toEqual({ counted: 1 })
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  expect(await read()).toBe(1)
  expect(await read()).toBe(2)
})
