import { expect, it } from 'vitest'
import { admissionVerdict } from '../admission/admission-verdict.ts'
import { applicationStatuses } from '../application/application-status.ts'
import { securityStatuses } from '../passport/security-status.ts'
import { paymentStatuses } from '../payment/payment-transitions.ts'
import { keepsPass, passAfter } from './pass-standing.ts'

const standings = applicationStatuses.flatMap(application =>
  securityStatuses.flatMap(security => paymentStatuses.map(payment => ({ application, security, payment }))),
)

const photographs = [true, false].flatMap(photographGiven =>
  [true, false].flatMap(photographAwaitsReview =>
    [true, false].map(photographRequested => ({
      photographGiven,
      photographAwaitsReview,
      photographRequested,
    })),
  ),
)

it('keeps the pass of those who are approved, verified and settled, and of nobody else', () => {
  const keep = standings
    .filter(keepsPass)
    .map(({ application, security, payment }) => `${application} ${security} ${payment}`)
  expect(keep).toEqual([
    'approved passportVerified paid',
    'approved passportVerified cardPaymentAccepted',
    'approved passportVerified noPaymentRequired',
  ])
})

it('issues a pass to exactly those to whom the verdict is open, and voids none for a photograph', () => {
  for (const standing of standings)
    for (const photograph of photographs) {
      const { mayEnter } = admissionVerdict({
        ...standing,
        ...photograph,
        passportGiven: true,
        // Withholding is a fact of the pass itself, which no verdict decides.
        passWithheld: false,
        paidByCoordinator: false,
        payBy: null,
        invoiceDueOn: null,
        passportBy: null,
      })
      const after = passAfter({ ...standing, ...photograph })
      expect(after === 'issued').toBe(mayEnter)
      expect(after === 'void').toBe(!keepsPass(standing))
    }
})
