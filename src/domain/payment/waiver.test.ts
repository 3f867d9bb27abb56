import { expect, test } from 'vitest'
import { participantRoles } from '../participant/participant-role.ts'
import { paymentStatuses } from './payment-transitions.ts'
import { isWaiverOffered } from './waiver.ts'

test('speakers and media who owe, and nobody else', () => {
  const offered = participantRoles.flatMap(role =>
    paymentStatuses
      .filter(payment => isWaiverOffered({ role, payment, placeWaits: false }))
      .map(payment => `${role} ${payment}`),
  )
  expect(offered).toEqual(['speaker unpaid', 'media unpaid'])
})

test('a paid place that waits is used, not waived', () => {
  expect(isWaiverOffered({ role: 'speaker', payment: 'unpaid', placeWaits: true })).toBe(false)
})
