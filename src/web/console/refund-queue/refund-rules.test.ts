import { expect, test } from 'vitest'
import type { RefundRow } from '#contract/organiser-refund.ts'
import { refundsByAct } from './rules.ts'

const row: RefundRow = {
  ...{ guid: '1', kind: 'card', state: 'unconfirmed', amountKopecks: '18000000' },
  ...{ at: '2025-09-15T08:00:00.000Z', since: null, name: 'Орлова Анна', applicationGuid: 'a' },
  ...{ cardPaymentGuid: 'c', invoice: null, askedBy: 'Вера', mayConfirm: true },
  ...{ askedAt: '2025-09-15T08:00:00.000Z', ofParticipation: true },
  ...{ owner: null, madeBy: null, reason: 'Заявление', bankNumber: null, returnedOn: null },
}

test('what the organiser may not confirm can still be declined; others are no requests', () => {
  const own = { ...row, guid: '2', mayConfirm: false }
  const due = { ...row, guid: '3', state: 'due' as const }
  const transfer = {
    ...row,
    guid: '4',
    state: 'done' as const,
    kind: 'transfer' as const,
    cardPaymentGuid: null,
  }
  expect(refundsByAct([row, own, due, transfer])).toEqual({ confirmable: [row], declinable: [row, own] })
})
