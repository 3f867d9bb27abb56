import { expect, test } from 'vitest'
import { changeRequestKinds } from '../change-request/change-request-kind.ts'
import { changeConcern, changeDecider, decidableChanges } from './change-access.ts'
import { mayOrganise, type OrganiserRole, organiserRoles } from './organiser-role.ts'

test.each<[OrganiserRole, string]>([
  ['committee', 'identity badge'],
  ['finance', ''],
  ['security', ''],
  ['support', 'identity badge transfer'],
  ['content', 'speaker'],
  ['logistics', 'badge transfer'],
  ['gate', ''],
  ['admin', 'identity badge transfer speaker'],
])('%s decides on: %s', (role, kinds) => {
  expect(decidableChanges([role]).join(' ')).toBe(kinds)
})

test('whoever may open the queue has something in it, and nobody else has', () => {
  for (const role of organiserRoles)
    expect(decidableChanges([role]).length > 0).toBe(mayOrganise([role], 'decide-changes'))
})

test('the role of the act is the one that opens it', () => {
  expect(changeDecider(['gate', 'content', 'logistics'], 'transfer')).toBe('logistics')
  expect(changeDecider(['gate', 'content'], 'identity')).toBeNull()
})

test('an assistant who sees to the transfer alone asks for no other change', () => {
  const sections = changeRequestKinds.map(kind => `${kind} ${changeConcern(kind)}`)
  expect(sections).toEqual(['identity profile', 'badge profile', 'transfer transfer', 'speaker profile'])
})
