import { expect, test } from 'vitest'
import { type OrganiserRole, organiserRoles } from '../access/organiser-role.ts'
import { mayOpenMessage } from './message-access.ts'

test.each<[string, { letter: boolean; decision: boolean }, OrganiserRole[]]>([
  ['a letter', { letter: true, decision: false }, ['support', 'content', 'admin']],
  ['a decision', { letter: false, decision: true }, ['committee', 'support', 'admin']],
  ['anything else', { letter: false, decision: false }, ['support', 'admin']],
])('the message of %s', (_what, carries, readers) => {
  expect(organiserRoles.filter(role => mayOpenMessage([role], carries))).toEqual(readers)
  expect(mayOpenMessage([], carries)).toBe(false)
})
