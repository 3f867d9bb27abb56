import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import { type ConsentKind, consentKinds } from './consent-kind.ts'
import { judgeWithdrawal, mayGive } from './withdrawal.ts'

describe('judgeWithdrawal', () => {
  const free: ConsentKind[] = [
    'distribution',
    'advertising',
    'cardPayment',
    'notifications',
    'speakerPublication',
    'payerDetails',
  ]
  it.each(free)('%s ends at once whatever the application', kind => {
    for (const status of applicationStatuses) expect(judgeWithdrawal({ kind, status })).toEqual({ ok: true })
  })

  it.each<[ConsentKind, ApplicationStatus, boolean]>([
    ['processing', 'approved', false],
    ['processing', 'pending', false],
    ['processing', 'unconfirmed', false],
    ['processing', 'draft', false],
    ['processing', 'cancelled', true],
    ['processing', 'rejected', true],
    ['badgePhotograph', 'approved', false],
    ['badgePhotograph', 'cancelled', true],
  ])('%s with an application that is %s: %s', (kind, status, ok) => {
    expect(judgeWithdrawal({ kind, status })).toEqual(
      ok ? { ok } : { ok, code: 'consent_ends_participation' },
    )
  })
})

describe('mayGive', () => {
  const given = (role: 'participant' | 'speaker' | 'media') =>
    consentKinds.filter(kind => mayGive(kind, role))

  it('leaves the consents of a payment to the payment, and publication to speakers', () => {
    const everybody = ['processing', 'distribution', 'advertising', 'notifications', 'badgePhotograph']
    expect(given('participant')).toEqual(everybody)
    expect(given('media')).toEqual(everybody)
    expect(given('speaker').sort()).toEqual([...everybody, 'speakerPublication'].sort())
  })
})
