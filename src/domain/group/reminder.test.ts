import { expect, it } from 'vitest'
import type { GateState, MemberGate } from './member-gates.ts'
import { decideReminder, type ReminderFacts } from './reminder.ts'

const now = new Date('2025-09-15T10:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const passed: Record<MemberGate, GateState> = {
  confirmed: 'done',
  approved: 'done',
  paid: 'done',
  passport: 'done',
  photo: 'done',
  transfer: 'done',
}

const member: ReminderFacts = {
  status: 'approved',
  inCoordinatorsHands: false,
  gates: passed,
  remindedAt: null,
}

it.each<[string, Partial<ReminderFacts>, string]>([
  ['nothing is left', {}, 'nothing_to_remind'],
  ['the payment alone is left', { gates: { ...passed, paid: 'todo' } }, 'nothing_to_remind'],
  ['security looks', { gates: { ...passed, passport: 'waiting' } }, 'nothing_to_remind'],
  [
    'everything is left',
    { gates: { ...passed, passport: 'todo', photo: 'todo', transfer: 'todo' } },
    'passport photo transfer',
  ],
  ['under review without photograph', { status: 'pending', gates: { ...passed, photo: 'todo' } }, 'photo'],
  ['the link is out', { status: 'unconfirmed' }, 'confirm'],
  ['the coordinator fills in the form', { status: 'draft', inCoordinatorsHands: true }, 'nothing_to_remind'],
  ['the committee asks for more', { status: 'draft' }, 'form'],
  ['reminded this moment', { status: 'draft', remindedAt: now }, 'reminded_recently'],
  ['reminded an hour ago', { status: 'draft', remindedAt: hoursAgo(1) }, 'reminded_recently'],
  [
    'reminded a minute short of a day ago',
    { status: 'draft', remindedAt: hoursAgo(23.99) },
    'reminded_recently',
  ],
  ['reminded a day ago', { status: 'draft', remindedAt: hoursAgo(24) }, 'form'],
  ['reminded in the future of a moved clock', { status: 'draft', remindedAt: hoursAgo(-30) }, 'form'],
  ['nothing is left, reminded lately', { remindedAt: hoursAgo(1) }, 'nothing_to_remind'],
])('%s', (_, facts, expected) => {
  const verdict = decideReminder({ ...member, ...facts }, now)
  expect(verdict.ok ? verdict.tasks.join(' ') : verdict.code).toBe(expected)
})
