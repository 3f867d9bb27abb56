import { expect, test } from 'vitest'
import { judgeOwner } from './judge-owner.ts'

test.each<[string | null, string | null, string | null, string]>([
  [null, 'me', null, 'ok'],
  ['a', 'me', null, 'changed_meanwhile'],
  ['a', 'me', 'a', 'ok'],
  ['b', 'me', 'a', 'changed_meanwhile'],
  ['me', 'me', null, 'ok'],
  ['me', null, 'me', 'ok'],
  ['a', null, 'a', 'state_forbids'],
  ['a', null, 'me', 'changed_meanwhile'],
  [null, null, 'me', 'ok'],
  // To a colleague goes one's own or what is free, never what another one holds.
  ['me', 'b', 'me', 'ok'],
  [null, 'b', null, 'ok'],
  ['a', 'b', 'a', 'state_forbids'],
  ['a', 'b', 'me', 'changed_meanwhile'],
  ['b', 'b', 'me', 'ok'],
])('of %s, wished %s by somebody who saw %s: %s', (ownerGuid, owner, seenOwner, expected) => {
  const verdict = judgeOwner({ ownerGuid }, { owner, seenOwner, callerGuid: 'me' })
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})
