import { expect, test } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import {
  actingRole,
  assistantSections,
  type ParticipantConcern,
  type ParticipantTies,
} from './participant-access.ts'

const concerns: ParticipantConcern[] = [...assistantSections, 'home', 'form', 'withdraw', 'own']

const stranger: ParticipantTies = {
  own: false,
  registered: false,
  granted: null,
  coordinates: false,
  status: 'approved',
}

/** Everything that is open with these ties, in the order of `concerns`. */
const open = (ties: Partial<ParticipantTies>) =>
  concerns.filter(concern => actingRole({ ...stranger, ...ties }, concern) !== null).join(' ')

test('a stranger has nothing, the person everything', () => {
  expect(open({})).toBe('')
  expect(open({ own: true })).toBe(concerns.join(' '))
})

test.each<[ParticipantTies['granted'], string]>([
  [[], ''],
  [['transfer'], 'transfer home'],
  [['profile'], 'profile home withdraw'],
  [['passport', 'chat'], 'passport chat home'],
  [assistantSections, 'profile passport payment transfer chat home withdraw'],
])('an assistant with %j', (granted, expected) => {
  expect(open({ granted })).toBe(expected)
})

test.each<[ApplicationStatus, string]>([
  ['draft', 'form withdraw'],
  ['unconfirmed', 'form withdraw'],
  ['pending', ''],
  ['approved', ''],
  ['rejected', ''],
  ['cancelled', ''],
])('whoever filled in the application, while it is %s', (status, expected) => {
  expect(open({ registered: true, status })).toBe(expected)
})

test.each(applicationStatuses)('a coordinator, while the application is %s', status => {
  const form = status === 'draft' || status === 'unconfirmed'
  expect(open({ coordinates: true, status })).toBe(form ? 'payment form withdraw' : 'payment withdraw')
})

test('says as whom', () => {
  const all = { ...stranger, own: true, registered: true, coordinates: true, granted: assistantSections }
  expect(actingRole(all, 'payment')).toBe('participant')
  expect(actingRole({ ...all, own: false }, 'payment')).toBe('coordinator')
  expect(actingRole({ ...all, own: false }, 'transfer')).toBe('assistant')
  expect(actingRole({ ...all, own: false }, 'own')).toBeNull()
})
