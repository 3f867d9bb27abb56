import { describe, expect, it } from 'vitest'
import { attemptFor, endsAttempt } from './attempt-key.ts'

const numbered = () => {
  let last = 0
  return () => `key-${++last}`
}

describe('attemptFor', () => {
  it('keeps the key of the same body and gives another body a key of its own', () => {
    const newKey = numbered()
    const first = attemptFor(null, { name: 'Anna' }, newKey)
    const again = attemptFor(first, { name: 'Anna' }, newKey)
    const other = attemptFor(again, { name: 'Boris' }, newKey)
    expect([first.key, again.key, other.key]).toEqual(['key-1', 'key-1', 'key-2'])
  })
})

describe('endsAttempt', () => {
  it.each([
    [200, '', true],
    [409, 'payment_already_settled', true],
    [422, 'fields_invalid', true],
    [409, 'idempotency_in_progress', false],
    [0, 'server_error', false],
    [500, 'server_error', false],
    [503, 'card_payments_unavailable', false],
  ])('%i %s: %s', (status, code, ended) => {
    expect(endsAttempt(status, code)).toBe(ended)
  })
})
