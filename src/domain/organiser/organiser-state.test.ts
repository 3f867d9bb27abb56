import { expect, test } from 'vitest'
import { type OrganiserFacts, type OrganiserState, organiserState } from './organiser-state.ts'

const plain: OrganiserFacts = { revoked: false, endsAt: null, invitedUntil: null, factors: 1 }
const at = { now: 1_000, wall: 50_000, factorRequired: true }

test.each<[string, Partial<OrganiserFacts>, Partial<typeof at>, OrganiserState]>([
  ['has a factor', {}, {}, 'active'],
  ['is shut out', { revoked: true }, {}, 'revoked'],
  ['is shut out though the end has come too', { revoked: true, endsAt: 1 }, {}, 'revoked'],
  ['ends later', { endsAt: 1_001 }, {}, 'active'],
  ['ends now', { endsAt: 1_000 }, {}, 'ended'],
  ['ended while invited', { endsAt: 999, factors: 0, invitedUntil: 60_000 }, {}, 'ended'],
  ['is invited', { factors: 0, invitedUntil: 50_001 }, {}, 'invited'],
  [
    'is invited where no factor is required',
    { factors: 0, invitedUntil: 50_001 },
    { factorRequired: false },
    'invited',
  ],
  ['let the invitation pass', { factors: 0, invitedUntil: 50_000 }, {}, 'lapsed'],
  [
    'let it pass where no factor is required',
    { factors: 0, invitedUntil: 50_000 },
    { factorRequired: false },
    'lapsed',
  ],
  ['has an old invitation beside a factor', { invitedUntil: 1 }, {}, 'active'],
  ['has neither factor nor invitation', { factors: 0 }, {}, 'lapsed'],
  ['has neither in the demo', { factors: 0 }, { factorRequired: false }, 'active'],
])('an organiser who %s', (_, facts, moment, expected) => {
  expect(organiserState({ ...plain, ...facts }, { ...at, ...moment })).toBe(expected)
})
