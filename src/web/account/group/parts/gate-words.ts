import type { GroupMember } from '#contract/group.ts'
import type { GateState, MemberGate } from '#domain/group/member-gates.ts'
import { m } from '#messages/compiled/messages.js'
import { paymentWords } from '#web/kit/words/status-words.ts'
import { nextStep } from './member-next.ts'
import { nextSentence } from './next-words.ts'

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.

/** The gate's name in column headings and filters. */
export const gateWords: Record<MemberGate, () => string> = {
  confirmed: m.group_gate_confirmed,
  approved: m.group_gate_approved,
  paid: m.group_gate_paid,
  passport: m.group_gate_passport,
  photo: m.group_gate_photograph,
  transfer: m.group_gate_transfer,
}

/** The marks by themselves, for the legend under the board. */
export const markWords: Record<GateState, () => string> = {
  done: m.group_mark_done,
  waiting: m.group_mark_waiting,
  todo: m.group_mark_todo,
  refused: m.group_mark_refused,
  closed: m.group_mark_closed,
}

/** What a mark means at each gate. */
const gateStateWords: Record<MemberGate, Record<GateState, () => string>> = {
  confirmed: {
    closed: m.group_confirmed_closed,
    todo: m.group_confirmed_todo,
    waiting: m.group_confirmed_waiting,
    done: m.group_confirmed_done,
    refused: m.group_confirmed_refused,
  },
  approved: {
    closed: m.group_approved_closed,
    todo: m.group_approved_todo,
    waiting: m.group_approved_waiting,
    done: m.group_approved_done,
    refused: m.group_approved_refused,
  },
  paid: {
    closed: m.group_paid_closed,
    todo: m.group_paid_todo,
    waiting: m.group_paid_waiting,
    done: m.group_paid_done,
    refused: m.group_paid_refused,
  },
  passport: {
    closed: m.group_passport_closed,
    todo: m.group_passport_todo,
    waiting: m.group_passport_waiting,
    done: m.group_passport_done,
    refused: m.group_passport_refused,
  },
  photo: {
    closed: m.group_photograph_closed,
    todo: m.group_photograph_todo,
    waiting: m.group_photograph_waiting,
    done: m.group_photograph_done,
    refused: m.group_photograph_refused,
  },
  transfer: {
    closed: m.group_transfer_closed,
    todo: m.group_transfer_todo,
    waiting: m.group_transfer_waiting,
    done: m.group_transfer_done,
    refused: m.group_transfer_refused,
  },
}

/** What a gate says of a member: the current step while the coordinator can edit the form, then how it was paid, else the meaning of its mark. */
export function gateSentence(member: GroupMember, gate: MemberGate): string {
  const state = member.gates[gate]
  if (gate === 'confirmed' && member.place === 'given') return m.group_place_given()
  if (gate === 'confirmed' && state === 'todo' && member.editable) return nextSentence(nextStep(member))
  if (gate === 'paid' && member.place === 'waiting') return m.group_place_waiting()
  if (gate === 'paid' && state === 'done') return paymentWords[member.payment]()
  // A closed application passes no further gate, so "later" would be wrong.
  const ended = member.status === 'rejected' || member.status === 'cancelled'
  if (ended && state === 'closed' && gate !== 'confirmed') return m.group_gate_ended()
  if (gate === 'paid' && state === 'closed' && member.status === 'approved') return m.group_paid_held()
  return gateStateWords[gate][state]()
}
