import { expect, test } from 'vitest'
import { placesOf, startingQuotas as quotas, takesForumPlace } from './forum-day-quota.ts'
import { reviewStates } from './review-transitions.ts'

test.each([
  ['generalPartner', 0, 10],
  ['officialPartner', 0, 6],
  ['partner', 0, 4],
  ['exhibitor', 0, 2],
  ['contractor', 0, 0],
  ['exhibitor', 3, 5],
] as const)('a confirmed %s with %i added places has %i', (contractorRole, added, places) => {
  expect(placesOf({ contractorRole, confirmed: true, added }, quotas)).toBe(places)
})

test('an unconfirmed package gives nothing but what was added', () => {
  expect(placesOf({ contractorRole: 'generalPartner', confirmed: false, added: 0 }, quotas)).toBe(0)
  expect(placesOf({ contractorRole: 'generalPartner', confirmed: false, added: 2 }, quotas)).toBe(2)
})

test('who was sent for review holds a place until security refuses them', () => {
  expect(reviewStates.filter(state => takesForumPlace({ state, onForum: true }))).toEqual([
    'pending',
    'approved',
  ])
})

test('who only sets up and dismantles holds none', () => {
  expect(reviewStates.filter(state => takesForumPlace({ state, onForum: false }))).toEqual([])
})
