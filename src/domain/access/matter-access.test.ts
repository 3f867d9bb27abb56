import { expect, it } from 'vitest'
import { readableMatters } from './matter-access.ts'
import { type OrganiserRole, organiserRoles } from './organiser-role.ts'

const readable: Record<OrganiserRole, string[]> = {
  committee: ['change', 'duplicate'],
  finance: [],
  security: ['call'],
  support: ['change', 'call', 'duplicate'],
  content: ['change'],
  logistics: ['change'],
  gate: [],
  admin: ['change', 'erasure', 'call', 'duplicate'],
}

it.each(organiserRoles)('%s reads the open matters of the lists that the role reads', role => {
  expect(readableMatters([role])).toEqual(readable[role])
})

it('reads with two roles what either reads', () => {
  expect(readableMatters(['finance', 'security'])).toEqual(['call'])
})
