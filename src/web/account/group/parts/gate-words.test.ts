import { expect, test } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import type { MemberGate } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { gateSentence } from './gate-words.ts'
import { sampleMember } from './member-samples.ts'

const member = (status: GroupMember['status']) =>
  sampleMember({
    status,
    gates: {
      confirmed: 'done',
      approved: 'refused',
      paid: 'closed',
      passport: 'closed',
      photo: 'done',
      transfer: 'closed',
    },
  })

test.each<[GroupMember['status'], MemberGate, () => string]>([
  ['pending', 'paid', m.group_paid_closed],
  ['pending', 'passport', m.group_passport_closed],
  ['rejected', 'passport', m.group_gate_ended],
  ['cancelled', 'transfer', m.group_gate_ended],
  ['rejected', 'approved', m.group_approved_refused],
  ['rejected', 'photo', m.group_photograph_done],
])('%s at %s', (status, gate, sentence) => {
  expect(gateSentence(member(status), gate)).toBe(sentence())
})
