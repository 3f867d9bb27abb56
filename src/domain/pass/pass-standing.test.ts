import { expect, it } from 'vitest'
import { applicationStatuses } from '../application/application-status.ts'
import { securityStatuses } from '../passport/security-status.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import { keepsPass } from './pass-standing.ts'

it('keeps the pass of those who are approved, verified and settled, and of nobody else', () => {
  const keep: string[] = []
  for (const application of applicationStatuses)
    for (const security of securityStatuses)
      for (const payment of paymentStatuses)
        if (keepsPass({ application, security, payment })) keep.push(`${application} ${security} ${payment}`)
  expect(keep).toEqual([
    'approved passportVerified paid',
    'approved passportVerified cardPaymentAccepted',
    'approved passportVerified noPaymentRequired',
  ])
})
