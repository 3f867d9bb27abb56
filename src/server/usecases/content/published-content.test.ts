import { expect, test } from 'vitest'
import type { ContentSnapshot } from './content-snapshot.ts'
import { createPublishedContent } from './published-content.ts'

const named = (name: string) => ({ name }) as unknown as ContentSnapshot

function setUp() {
  const loads: { answer: (name: string) => void; fail: () => void }[] = []
  const failures: unknown[] = []
  const stale: number[] = []
  let ticks = 0
  const content = createPublishedContent({
    load: () =>
      new Promise((resolve, reject) => {
        loads.push({ answer: name => resolve(named(name)), fail: () => reject(new Error('no database')) })
      }),
    onFailure: error => failures.push(error),
    onStale: milliseconds => stale.push(milliseconds),
    ticks: () => ticks,
  })
  return { content, loads, failures, stale, later: (by: number) => (ticks += by) }
}

test('many who ask at once wait for one load, and it is kept', async () => {
  const { content, loads } = setUp()
  const asked = Array.from({ length: 50 }, () => content.snapshot())
  expect(loads).toHaveLength(1)
  loads[0]?.answer('first')
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect(await content.snapshot()).toEqual(named('first'))
  expect(loads).toHaveLength(1)
})

test('a change loads anew', async () => {
  const { content, loads } = setUp()
  const first = content.snapshot()
  loads[0]?.answer('first')
  await first
  content.expire()
  const second = content.snapshot()
  loads[1]?.answer('second')
  expect(await second).toEqual(named('second'))
})

test('a change heard of during a load is not missed, in whichever order the loads end', async () => {
  const { content, loads } = setUp()
  const before = content.snapshot()
  content.expire()
  const after = content.snapshot()
  expect(loads).toHaveLength(2)
  loads[1]?.answer('new')
  expect(await after).toEqual(named('new'))
  loads[0]?.answer('old')
  await before
  expect(await content.snapshot()).toEqual(named('new'))
  expect(loads).toHaveLength(2)
})

test('a failed load leaves the old snapshot, is told, and is tried again a second later', async () => {
  const { content, loads, failures, stale, later } = setUp()
  const first = content.snapshot()
  loads[0]?.answer('first')
  await first
  content.expire()
  expect(stale).toEqual([])
  const failed = content.snapshot()
  loads[1]?.fail()
  expect(await failed).toEqual(named('first'))
  expect(failures).toHaveLength(1)
  expect(stale).toEqual([1000])
  expect(await content.snapshot()).toEqual(named('first'))
  expect(loads).toHaveLength(2)
  later(1000)
  const again = content.snapshot()
  loads[2]?.answer('second')
  expect(await again).toEqual(named('second'))
})

test('without an old snapshot the failure is the answer, and the next caller tries again', async () => {
  const { content, loads } = setUp()
  const failed = content.snapshot()
  loads[0]?.fail()
  await expect(failed).rejects.toThrow('no database')
  const again = content.snapshot()
  loads[1]?.answer('first')
  expect(await again).toEqual(named('first'))
})
