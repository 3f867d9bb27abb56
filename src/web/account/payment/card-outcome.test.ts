import { describe, expect, it } from 'vitest'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { pollDelay, pollLimitMilliseconds } from './parts/poll-schedule.ts'
import { cardOutcome, isFinal } from './rules.ts'

describe('cardOutcome', () => {
  it.each([
    [null, false, false, 'waiting'],
    ['created', false, false, 'waiting'],
    ['pending', false, false, 'waiting'],
    ['pending', false, true, 'late'],
    [null, false, true, 'late'],
    ['succeeded', false, false, 'succeeded'],
    ['succeeded', false, true, 'succeeded'],
    ['failed', false, true, 'failed'],
    ['expired', false, false, 'expired'],
    ['refunded', false, false, 'refunded'],
    [null, true, false, 'unknown'],
    ['succeeded', true, false, 'succeeded'],
  ] as const)('status %s, missing %s, time up %s: %s', (status, missing, timeIsUp, outcome) => {
    expect(cardOutcome({ status, missing, timeIsUp })).toBe(outcome)
  })

  it('says paid for one status alone', () => {
    const paid = cardPaymentStatuses.filter(
      status => cardOutcome({ status, missing: false, timeIsUp: false }) === 'succeeded',
    )
    expect(paid).toEqual(['succeeded'])
    expect(cardPaymentStatuses.filter(status => !isFinal(status))).toEqual(['created', 'pending'])
  })
})

describe('pollDelay', () => {
  it('begins with a second, grows, and stays at five', () => {
    const delays = Array.from({ length: 12 }, (_, asked) => pollDelay(asked))
    expect(delays[0]).toBe(1000)
    expect(delays).toEqual([...delays].sort((one, other) => one - other))
    expect(delays.at(-1)).toBe(5000)
  })

  it('asks fewer than forty times in all', () => {
    let waited = 0
    let asked = 1
    while (waited < pollLimitMilliseconds) waited += pollDelay(asked++)
    expect(asked).toBeLessThan(40)
  })
})
