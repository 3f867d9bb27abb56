import { expect, test } from 'vitest'
import { participantRoles } from '../participant/participant-role.ts'
import { passportQueueStates } from '../passport/passport-queue-state.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import {
  applicationOrder,
  applicationOrders,
  applicationRankings,
  applicationRanks,
  isRanked,
} from './application-sort.ts'
import { applicationStatuses } from './application-status.ts'

test.each([
  ['pending', 'oldest'],
  ['approved', 'newest'],
  ['all', 'newest'],
  [undefined, 'newest'],
] as const)('%s come %s first where nothing else is asked for', (status, expected) => {
  expect(applicationOrder('submitted', status)).toBe(expected)
})

test.each(applicationOrders)('%s is the same under every tab', order => {
  expect(applicationOrder(order, 'pending')).toBe(order)
  expect(applicationOrder(order, 'all')).toBe(order)
})

test('every value of a column has one rank', () => {
  const values = {
    status: applicationStatuses,
    security: passportQueueStates,
    payment: paymentStatuses,
    role: participantRoles.filter(role => role !== 'coordinator'),
    photograph: ['review', 'requested', 'missing', 'none'],
  }
  for (const [by, known] of Object.entries(values))
    expect(applicationRanks[by as keyof typeof values].toSorted()).toEqual(known.toSorted())
})

test('an order by ranks goes the way that its name says', () => {
  for (const order of applicationOrders.filter(isRanked)) {
    const { by, way } = applicationRankings[order]
    expect(order).toBe(way === 'asc' ? by : `${by}Down`)
  }
})
