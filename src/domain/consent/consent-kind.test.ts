import { describe, expect, it } from 'vitest'
import { type ConsentKind, consentKinds, missingConsents, requiredForApplication } from './consent-kind.ts'

it('has the eight consents of product.md §6a', () => {
  expect(consentKinds).toEqual([
    'processing',
    'distribution',
    'advertising',
    'cardPayment',
    'notifications',
    'speakerPublication',
    'payerDetails',
    'badgePhotograph',
  ])
})

describe('missingConsents for an application', () => {
  it.each<[ConsentKind[], ConsentKind[]]>([
    [[], ['processing', 'badgePhotograph']],
    [['processing'], ['badgePhotograph']],
    [['badgePhotograph'], ['processing']],
    [['badgePhotograph', 'processing'], []],
    // Advertising is a free choice: giving it replaces nothing, leaving it out lacks nothing.
    [
      ['advertising', 'notifications', 'distribution'],
      ['processing', 'badgePhotograph'],
    ],
    [['processing', 'badgePhotograph', 'advertising'], []],
  ])('given %j', (given, missing) => {
    expect(missingConsents(given, requiredForApplication)).toEqual(missing)
  })

  it('asks for nothing where nothing is required', () => {
    expect(missingConsents([], [])).toEqual([])
  })
})
