import { expect, test } from 'vitest'
import { cardPaymentWait } from './card-payment-wait.ts'

const [early, late] = [new Date('2025-09-01T10:00:00Z'), new Date('2025-09-03T10:00:00Z')]
const line = (state: string, refundWantedAt: Date | null = null) => ({ state, refundWantedAt })

test.each([
  ['created', [line('open')], null, { for: 'acquirer', since: early }],
  ['pending', [line('open'), line('open')], null, { for: 'acquirer', since: early }],
  ['succeeded', [line('charged')], late, null],
  ['succeeded', [line('charged'), line('refundDue')], late, { for: 'refund', since: late }],
  ['succeeded', [line('charged', late), line('charged', early)], late, { for: 'refund', since: early }],
  ['succeeded', [line('refunded', early)], late, null],
  ['failed', [line('failed')], late, null],
  ['refunded', [line('refunded', early), line('refundDue')], null, { for: 'refund', since: early }],
] as const)('a card payment that is %s with %o waits for %o', (status, lines, finishedAt, expected) => {
  expect(cardPaymentWait({ status, startedAt: early, finishedAt, lines })).toEqual(expected)
})
