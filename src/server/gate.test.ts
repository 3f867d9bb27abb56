import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>(resolve => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const endOne = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { work, endOne, most: () => most }
}

test('so much runs at once, so much waits, and the rest is told when to come again', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3, retryAfterSeconds: 7 })
  const { work, endOne, most } = held()
  const inside = Array.from({ length: 5 }, () => gate(work))
  await expect(gate(work)).rejects.toMatchObject({ code: 'service_busy', retryAfterSeconds: 7 })
  for (let time = 0; time < 5; time += 1) await endOne()
  expect(await Promise.all(inside)).toEqual(Array.from({ length: 5 }, () => 'done'))
  expect(most()).toBe(2)
})

test('whoever waits has their turn in the order in which they came', async () => {
  const gate = createGate({ atOnce: 1, waiting: 9, retryAfterSeconds: 1 })
  const order: number[] = []
  await Promise.all([0, 1, 2, 3].map(turn => gate(async () => void order.push(turn))))
  expect(order).toEqual([0, 1, 2, 3])
})

test('work that fails leaves its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0, retryAfterSeconds: 1 })
  await expect(gate(() => Promise.reject(new RangeError('torn')))).rejects.toThrow('torn')
  expect(await gate(async () => 'next')).toBe('next')
})

test('the event loop runs between two pieces of work', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 })
  const seen: string[] = []
  const both = [gate(async () => void seen.push('first')), gate(async () => void seen.push('second'))]
  setImmediate(() => seen.push('somebody else'))
  await Promise.all(both)
  expect(seen).toEqual(['first', 'somebody else', 'second'])
})
