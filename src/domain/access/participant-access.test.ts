import { expect, test } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from '../application/application-status.ts'
import {
  actingRole,
  assistantSections,
  type ParticipantConcern,
  type ParticipantRelations,
} from './participant-access.ts'

const concerns: ParticipantConcern[] = [...assistantSections, 'documents', 'home', 'form', 'withdraw', 'own']

const stranger: ParticipantRelations = {
  own: false,
  registered: false,
  granted: null,
  coordinates: false,
  confirmed: false,
  status: 'approved',
}

/** Everything that is open with these relations, in the order of `concerns`. */
const open = (relations: Partial<ParticipantRelations>) =>
  concerns.filter(concern => actingRole({ ...stranger, ...relations }, concern) !== null).join(' ')

test('a stranger has nothing, the person everything', () => {
  expect(open({})).toBe('')
  expect(open({ own: true })).toBe(concerns.join(' '))
})

test.each<[ParticipantRelations['granted'], string]>([
  [[], ''],
  [['transfer'], 'transfer home'],
  [['profile'], 'profile home withdraw'],
  [['passport', 'chat'], 'passport chat home'],
  [['payment'], 'payment documents home'],
  [assistantSections, 'profile passport payment transfer chat documents home withdraw'],
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

test('what the person has confirmed stays theirs when the committee reopens the form', () => {
  const reopened = { confirmed: true, status: 'draft' } as const
  expect(open({ registered: true, ...reopened })).toBe('')
  expect(open({ coordinates: true, ...reopened })).toBe('payment withdraw')
  expect(open({ own: true, ...reopened })).toBe(concerns.join(' '))
})

test('says as whom', () => {
  const all = { ...stranger, own: true, registered: true, coordinates: true, granted: assistantSections }
  expect(actingRole(all, 'payment')).toBe('participant')
  expect(actingRole({ ...all, own: false }, 'payment')).toBe('coordinator')
  expect(actingRole({ ...all, own: false }, 'transfer')).toBe('assistant')
  expect(actingRole({ ...all, own: false }, 'own')).toBeNull()
})
