import { expect, test } from 'vitest'
import { type Charged, chargeNotice, paysAsCoordinator } from './charge-notice.ts'

const self: Charged = { own: true, inPayersGroup: false }
const coordinatorInGroup: Charged = { own: true, inPayersGroup: true }
const member: Charged = { own: false, inPayersGroup: true }
const assisted: Charged = { own: false, inPayersGroup: false }

test.each<[string, Charged[], string[]]>([
  ['for oneself', [self], ['apart']],
  ['an assistant for one', [assisted], ['apart']],
  ['an assistant for oneself and another', [self, assisted], ['apart', 'apart']],
  ['a coordinator for oneself alone', [coordinatorInGroup], ['apart']],
  ['a coordinator for two members', [member, member], ['asMember', 'asMember']],
  ['a coordinator for oneself and a member', [coordinatorInGroup, member], ['withAll', 'asMember']],
  ['a coordinator who stands outside the group', [self, member], ['withAll', 'asMember']],
  ['a coordinator who assists somebody else', [member, assisted], ['asMember', 'apart']],
])('%s', (_who, people, expected) => {
  expect(people.map(person => chargeNotice(person, people))).toEqual(expected)
  expect(paysAsCoordinator(people)).toBe(expected.includes('asMember'))
})
