import type { GroupMember } from '#contract/group.ts'
import { type GateState, type MemberGate, memberGates } from '#domain/group/member-gates.ts'
import { settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { oneOf } from '#web/kit/list/list-address.ts'

/**
 * The states of a group's members, in the order in which a person passes them. Unlike the summary of spec point 4 they part the group: the paid are
 * no longer among the approved, and the withdrawn have a state of their own, so that the counts add up.
 */
export const memberStates = [
  'draft',
  'awaitingConfirmation',
  'awaitingReview',
  'approved',
  'paid',
  'rejected',
  'withdrawn',
] as const

export type MemberState = (typeof memberStates)[number]

/** The filters of the board; the address keeps all of them. */
export type MemberFilter = {
  state: MemberState | 'all'
  /** Only members whom this gate holds up. */
  gate: MemberGate | 'all'
  search: string
  sort: MemberSort
}

/** By name, or by a gate, whoever has something to do first. */
export type MemberSort = { by: 'name' | MemberGate; down: boolean }

/** Reads the filter from an address; unknown values are ignored. */
export function filterOf(parameters: URLSearchParams): MemberFilter {
  return {
    state: oneOf(parameters.get('state'), [...memberStates, 'all'], 'all'),
    gate: oneOf(parameters.get('gate'), [...memberGates, 'all'], 'all'),
    search: parameters.get('q') ?? '',
    sort: sortOf(parameters.get('sort') ?? ''),
  }
}

/** «-paid» is the payment upside down. */
function sortOf(parameter: string): MemberSort {
  const down = parameter.startsWith('-')
  return { by: oneOf(parameter.slice(down ? 1 : 0), [...memberGates, 'name'], 'name'), down }
}

/** The parameter after a press on a column's head: another column upwards, the same one turned round; null for the usual order. */
export function sortParameter(sort: MemberSort, by: MemberSort['by']): string | null {
  const down = sort.by === by && !sort.down
  if (by === 'name' && !down) return null
  return down ? `-${by}` : by
}

/** The one state in which a member is counted. */
export function stateOf({
  status,
  security,
  payment,
}: Pick<GroupMember, 'status' | 'security' | 'payment'>): MemberState {
  if (status === 'cancelled') return 'withdrawn'
  if (status === 'rejected' || security === 'rejected') return 'rejected'
  if (status === 'draft') return 'draft'
  if (status === 'unconfirmed') return 'awaitingConfirmation'
  if (status === 'pending') return 'awaitingReview'
  return settledPaymentStatuses.includes(payment) ? 'paid' : 'approved'
}

export type MemberCounts = Record<MemberState, number>

/** How many members each state has; together all of them. */
export function countStates(members: readonly GroupMember[]): MemberCounts {
  const counts = memberStates.map(state => [
    state,
    members.filter(member => stateOf(member) === state).length,
  ])
  return Object.fromEntries(counts) as MemberCounts
}

/** Whether this gate holds the person up: somebody has to act on it, or it was refused. */
export function isHeldAt({ gates }: Pick<GroupMember, 'gates'>, gate: MemberGate): boolean {
  const state = gates[gate]
  return state === 'todo' || state === 'waiting' || state === 'refused'
}

/** `members` come by name, and keep that order where the sorting does not tell them apart. */
export function filterMembers(members: readonly GroupMember[], filter: MemberFilter): GroupMember[] {
  const words = wordsOf(filter.search)
  const found = members.filter(
    member =>
      (filter.state === 'all' || stateOf(member) === filter.state) &&
      (filter.gate === 'all' || isHeldAt(member, filter.gate)) &&
      isFound(member, words),
  )
  return sorted(found, filter.sort)
}

const gateOrder: Record<GateState, number> = { todo: 0, refused: 1, waiting: 2, closed: 3, done: 4 }

function sorted(members: GroupMember[], { by, down }: MemberSort): GroupMember[] {
  if (by === 'name') return down ? members.reverse() : members
  const turn = down ? -1 : 1
  return members.sort((left, right) => turn * (gateOrder[left.gates[by]] - gateOrder[right.gates[by]]))
}

/** How many members each gate holds up. */
export function countHeld(members: readonly GroupMember[]): Record<MemberGate, number> {
  const counts = memberGates.map(gate => [gate, members.filter(member => isHeldAt(member, gate)).length])
  return Object.fromEntries(counts) as Record<MemberGate, number>
}

function wordsOf(search: string): string[] {
  // A phone is one search term, however its digits are grouped.
  if (isPhoneLike(search)) return [digitsOf(search)]
  return plain(search).split(/\s+/).filter(Boolean)
}

/** Every word must occur in the names, the position or the e-mail; digits also in the phone. */
function isFound(member: GroupMember, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { lastName, firstName, middleName, latinName, position, email } = member
  const text = plain([lastName, firstName, middleName, latinName, position, email].filter(Boolean).join(' '))
  const phone = digitsOf(member.phone ?? '')
  return words.every(word => text.includes(word) || (isPhoneLike(word) && phone.includes(word)))
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}

function isPhoneLike(text: string): boolean {
  return /^[\d+()\s-]*\d[\d+()\s-]*$/.test(text)
}

/** The digits of a phone; a leading 8 becomes the country code. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')
}
