import { expect, test } from 'vitest'
import type { OrganiserRole } from './organiser-role.ts'
import { searchableKinds } from './search-access.ts'

const onSite = ['employee', 'vehicle', 'volunteer']
const everybody = ['speaker', 'session']

test.each<[OrganiserRole, string[]]>([
  ['committee', ['person', 'company', 'group', 'staffCompany', ...everybody]],
  ['finance', ['person', 'invoice', 'paymentOrder', 'cardPayment', 'company', 'group', ...everybody]],
  ['security', ['person', 'staffCompany', ...onSite, ...everybody]],
  ['support', ['person', 'company', 'group', 'chat', ...everybody]],
  ['content', everybody],
  ['logistics', ['staffCompany', ...onSite, ...everybody]],
  ['gate', everybody],
  [
    'admin',
    [
      'person',
      'invoice',
      'paymentOrder',
      'cardPayment',
      'company',
      'group',
      'staffCompany',
      ...onSite,
      'chat',
      ...everybody,
    ],
  ],
])('%s searches for no more than the role reads', (role, kinds) => {
  expect(searchableKinds([role])).toEqual(kinds)
})

test('two roles search for what either reads', () => {
  expect(searchableKinds(['logistics', 'content'])).toEqual(['staffCompany', ...onSite, ...everybody])
})
