import { expect, test } from 'vitest'
import { organiserRoles } from '../access/organiser-role.ts'
import { cabinetParts, mayLookAt, visibleParts } from './cabinet-part.ts'

/** In the order of the roles: committee, finance, security, support, content, logistics, gate, admin. */
const table: Record<(typeof cabinetParts)[number], string> = {
  home: 'Y--Y---Y',
  application: 'Y--Y---Y',
  programme: 'Y--Y---Y',
  favourites: 'Y--Y---Y',
  badge: 'Y--Y---Y',
  chat: '---Y---Y',
  updates: 'Y--Y---Y',
  photograph: 'Y--Y---Y',
  passport: '---Y---Y',
  payment: '-------Y',
  documents: 'Y--Y---Y',
  speaker: 'Y--Y---Y',
  group: 'Y--Y---Y',
  hotels: 'Y--Y---Y',
  transfer: '---Y---Y',
  profile: 'Y--Y---Y',
  contact: 'Y--Y---Y',
  settings: 'Y--Y---Y',
}

test.each(cabinetParts)('%s is shown to the roles that see such things elsewhere', part => {
  expect(organiserRoles.map(role => (mayLookAt([role], part) ? 'Y' : '-')).join('')).toBe(table[part])
})

test('two roles together open what each opens, where one of them looks at cabinets', () => {
  expect(mayLookAt(['support', 'finance'], 'payment')).toBe(true)
  expect(mayLookAt(['finance', 'logistics'], 'payment')).toBe(false)
})

const person = { status: 'approved', isSpeaker: false, hasGroup: false } as const

test.each([
  ['of a participant', person, ['application', 'speaker', 'group']],
  ['of a speaker', { ...person, isSpeaker: true }, ['application', 'group']],
  ['of somebody in a group', { ...person, hasGroup: true }, ['application', 'speaker']],
  [
    'of somebody who still fills in the form',
    { ...person, status: 'draft' },
    ['speaker', 'group', 'profile'],
  ],
] as const)('an admin looks at everything %s', (_whose, owner, absent) => {
  const absentParts: readonly string[] = absent
  expect(visibleParts(['admin'], owner)).toEqual(cabinetParts.filter(part => !absentParts.includes(part)))
})

test('support sees no payments, the committee no passport, chat and transfer', () => {
  const all = visibleParts(['admin'], person)
  expect(all.filter(part => !visibleParts(['support'], person).includes(part))).toEqual(['payment'])
  expect(all.filter(part => !visibleParts(['committee'], person).includes(part))).toEqual([
    ...['chat', 'passport', 'payment', 'transfer'],
  ])
})
