import { expect, it } from 'vitest'
import { available, blocked, sampleGroup, sampleUsers, waiting } from '#web/kit/session/session-samples.ts'
import { blockedPeople } from './blocked-people.ts'

const lists = { users: sampleUsers(blocked, available), groups: [], staffCompanies: [], currentUser: null }
const another = { ...blocked, primary: false }

it.each([
  ['the only person', { ...lists, users: sampleUsers(blocked) }, ['a'], 'none'],
  ['nobody any more', { ...lists, users: sampleUsers(waiting) }, [], 'lifted'],
  ['one beside another who is let in', { ...lists, currentUser: 'a' }, ['a'], 'others'],
  ['one beside another, none chosen', lists, ['a'], 'others'],
  [
    'one of two who are closed',
    { ...lists, users: sampleUsers(blocked, another), currentUser: 'b' },
    ['b'],
    'others',
  ],
  ['two who are closed, none chosen', { ...lists, users: sampleUsers(blocked, another) }, ['a', 'b'], 'none'],
  [
    'a coordinator’s own application',
    { ...lists, users: sampleUsers(blocked), groups: [sampleGroup()] },
    ['a'],
    'group',
  ],
])('closed access is about %s', (_what, session, people, onward) => {
  const found = blockedPeople(session)
  expect(found.people.map(({ guid }) => guid)).toEqual(people)
  expect(found.onward).toBe(onward)
})

const declined = { ...blocked, status: 'rejected' } as const
const withdrawn = { statusId: -10, securityStatus: 0, status: 'cancelled' } as const
const refused = { ...declined, securityStatus: -20, security: 'rejected' } as const

it.each([
  ['a declined application', [declined], 'declined'],
  ['two declined ones', [declined, { ...declined, primary: false }], 'declined'],
  ['a withdrawn one', [withdrawn], 'withdrawn'],
  ['a declined and a withdrawn one', [declined, withdrawn], 'closed'],
  ['a refusal of the security service, whatever the committee said', [refused], 'closed'],
  ['nobody any more', [waiting], 'none'],
])('the screen is called by its cause: %s', (_what, users, cause) => {
  expect(blockedPeople({ ...lists, users: sampleUsers(...users) }).cause).toBe(cause)
})
