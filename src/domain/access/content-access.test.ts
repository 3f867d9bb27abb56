import { expect, it } from 'vitest'
import { contentKindNames } from '../content/content-kind.ts'
import { kindsEditedBy, roleThatEdits } from './content-access.ts'
import { mayOrganise, type OrganiserRole, organiserRoles } from './organiser-role.ts'

it.each<[OrganiserRole, readonly string[]]>([
  ['content', contentKindNames],
  ['admin', contentKindNames],
  ['support', ['cannedReply']],
  [
    'logistics',
    ['hotel', 'shuttle', 'transferHub', 'venuePlace', 'staffContact', 'staffDocument', 'staffGuide'],
  ],
  ['committee', []],
  ['finance', []],
  ['security', []],
  ['gate', []],
])('%s edits %j', (role, kinds) => {
  expect([...kindsEditedBy([role])].sort()).toEqual([...kinds].sort())
})

it('the log names the role whose work it is', () => {
  expect(roleThatEdits(['logistics', 'support'], 'hotel')).toBe('logistics')
  expect(roleThatEdits(['logistics', 'content'], 'hotel')).toBe('content')
  expect(roleThatEdits(['support'], 'hotel')).toBeNull()
})

it('whoever edits any kind may enter the content, and nobody else', () => {
  for (const role of organiserRoles)
    expect(mayOrganise([role], 'edit-some-content')).toBe(kindsEditedBy([role]).length > 0)
})
