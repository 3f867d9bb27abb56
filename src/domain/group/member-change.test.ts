import { expect, it } from 'vitest'
import {
  type ChangeLocks,
  isInCoordinatorsHands,
  judgeMemberChange,
  type MemberChange,
  type MemberState,
} from './member-change.ts'

const draft: MemberState = {
  status: 'draft',
  security: 'passportPending',
  registered: true,
  confirmed: false,
}
const approved: MemberState = { ...draft, status: 'approved', confirmed: true }
const open: ChangeLocks = { badgeLocked: false, transferLocked: false }

it.each<[string, MemberState, MemberChange[], Partial<ChangeLocks>, string]>([
  ['everything of a draft', draft, ['role', 'position', 'transfer'], {}, 'ok'],
  ['the role of an unconfirmed one', { ...draft, status: 'unconfirmed' }, ['role'], {}, 'ok'],
  ['the role of a confirmed one', { ...approved, status: 'pending' }, ['role'], {}, 'state_forbids'],
  ['the role of a reopened form', { ...draft, confirmed: true }, ['role'], {}, 'state_forbids'],
  ['the role of the coordinator’s own draft', { ...draft, registered: false }, ['role'], {}, 'state_forbids'],
  ['position and transfer of an approved one', approved, ['position', 'transfer'], {}, 'ok'],
  ['the position after its day', approved, ['position'], { badgeLocked: true }, 'deadline_passed'],
  ['the transfer after the badge’s day', approved, ['transfer'], { badgeLocked: true }, 'ok'],
  ['the transfer after its day', approved, ['transfer'], { transferLocked: true }, 'deadline_passed'],
  ['the position after the transfer’s day', approved, ['position'], { transferLocked: true }, 'ok'],
  [
    'both when one is closed',
    approved,
    ['position', 'transfer'],
    { transferLocked: true },
    'deadline_passed',
  ],
  ['of a rejected one', { ...approved, status: 'rejected' }, ['position'], {}, 'state_forbids'],
  ['of a cancelled one', { ...approved, status: 'cancelled' }, ['transfer'], {}, 'state_forbids'],
  ['of one refused by security', { ...approved, security: 'rejected' }, ['transfer'], {}, 'state_forbids'],
])('%s', (_, state, changes, locks, expected) => {
  const verdict = judgeMemberChange(state, changes, { ...open, ...locks })
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

it('leaves the coordinator nothing to fill in once an application has ended unconfirmed', () => {
  const ends = (['draft', 'unconfirmed', 'cancelled', 'rejected'] as const).map(status =>
    isInCoordinatorsHands({ ...draft, status }),
  )
  expect(ends).toEqual([true, true, false, false])
})
