import { describe, expect, it } from 'vitest'
import {
  type ConsentKind,
  consentKinds,
  isAsked,
  missingConsents,
  type PlannedKind,
  requiredForApplication,
} from './consent-kind.ts'

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

it.each<[ConsentKind, PlannedKind[], boolean]>([
  ['processing', [], true],
  ['distribution', [], true],
  ['advertising', [], false],
  ['notifications', [], false],
  ['notifications', ['advertising'], false],
  ['notifications', ['notifications'], true],
  ['advertising', ['notifications', 'advertising'], true],
])('%s is asked for where %j is planned: %s', (kind, planned, expected) => {
  expect(isAsked(kind, planned)).toBe(expected)
})
