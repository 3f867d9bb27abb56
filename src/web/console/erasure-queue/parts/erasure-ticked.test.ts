import { expect, test } from 'vitest'
import { erasuresByAct } from './erasure-ticked.ts'

test('each open request is refused, and only what nothing holds up is carried out', () => {
  const free = { status: 'open' as const, obstacle: null }
  const paid = { status: 'open' as const, obstacle: 'refund_first' as const }
  const paying = { status: 'open' as const, obstacle: 'payment_in_progress' as const }
  const done = { status: 'done' as const, obstacle: null }
  expect(erasuresByAct([free, paid, paying, done])).toEqual({
    open: [free, paid, paying],
    erasable: [free],
    held: [
      { obstacle: 'payment_in_progress', count: 1 },
      { obstacle: 'refund_first', count: 1 },
    ],
  })
})
