import { expect, test } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import { choosePayable } from './rules.ts'

const invoice = { guid: 'i', number: '2025-0001', dueOn: '2026-01-30' }

test.each<[string, Partial<GroupMember>, string | null]>([
  ['approved and unpaid', {}, null],
  ['not sent yet', { status: 'draft' }, 'approval'],
  ['under review', { status: 'pending' }, 'approval'],
  ['withdrawn', { status: 'cancelled' }, 'ended'],
  ['rejected', { status: 'rejected' }, 'ended'],
  ['refused by security', { security: 'rejected' }, 'security'],
  ['on hold', { security: 'onHold' }, 'security'],
  ['on an invoice', { payment: 'pending', invoice }, 'invoice'],
  ['being paid by card', { payment: 'pending' }, 'card'],
  ['paid', { payment: 'paid' }, 'settled'],
  ['waived while under review', { status: 'pending', payment: 'noPaymentRequired' }, 'settled'],
])('%s', (_what, facts, obstacle) => {
  const member = {
    status: 'approved',
    security: 'passportPending',
    payment: 'unpaid',
    invoice: null,
    ...facts,
  } as GroupMember
  const { payable, refused } = choosePayable([member])
  expect(payable).toEqual(obstacle ? [] : [member])
  expect(refused).toEqual(obstacle ? [{ member, obstacle }] : [])
})
