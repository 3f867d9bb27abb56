import { expect, test } from 'vitest'
import { createActorCap } from './actor-cap.ts'

function cap(calls: number, seconds: number) {
  let time = 0
  const take = createActorCap({ calls, seconds }, () => time)
  return {
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    /** Seconds until the next call, or null when this one is let through. */
    ask: (account: string, weight?: number): number | null => {
      try {
        take({ accountGuid: account }, weight)
        return null
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many_requests' })
        return (error as { retryAfterSeconds: number }).retryAfterSeconds
      }
    },
  }
}

test('so many at once, then one after the other', () => {
  const { ask, wait } = cap(3, 60)
  expect([ask('a'), ask('a'), ask('a'), ask('a')]).toEqual([null, null, null, 20])
  wait(19_000)
  expect(ask('a')).toBe(1)
  wait(1000)
  expect([ask('a'), ask('a')]).toEqual([null, 20])
})

test('one account does not spend what is another’s', () => {
  const { ask } = cap(1, 60)
  expect([ask('a'), ask('b'), ask('a'), ask('b')]).toEqual([null, null, 60, 60])
})

test('a long rest saves up no more than the whole', () => {
  const { ask, wait } = cap(2, 10)
  wait(3_600_000)
  expect([ask('a'), ask('a'), ask('a')]).toEqual([null, null, 5])
  wait(3_600_000)
  expect([ask('a'), ask('a'), ask('a')]).toEqual([null, null, 5])
})

test('asking in vain does not put the next call off', () => {
  const { ask, wait } = cap(1, 10)
  ask('a')
  for (let second = 0; second < 9; second += 1) {
    wait(1000)
    expect(ask('a')).toBe(9 - second)
  }
  wait(1000)
  expect(ask('a')).toBeNull()
})

test('a heavy call takes as much of the allowance as many light ones', () => {
  const { ask, wait } = cap(10, 100)
  expect([ask('a', 8), ask('a', 3), ask('a', 2), ask('a')]).toEqual([null, 10, null, 10])
  wait(50_000)
  expect([ask('a', 5), ask('a')]).toEqual([null, 10])
})

test('ten thousand accounts are remembered, the one who called longest ago is forgotten', () => {
  const { ask } = cap(1, 60)
  for (let index = 0; index < 10_000; index += 1) ask(`account ${index}`)
  expect(ask('account 0')).toBe(60)
  ask('one more')
  expect(ask('account 1')).toBe(60)
  expect(ask('account 0')).toBeNull()
})
