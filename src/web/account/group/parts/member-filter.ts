import type { GroupMember } from '#contract/group.ts'
import { type GroupSummary, summariseGroup } from '#domain/group/group-summary.ts'
import { type MemberGate, memberGates } from '#domain/group/member-gates.ts'
import { oneOf } from '#web/kit/list/list-address.ts'

/** The states of the group summary (spec point 4), in the order in which a person passes them. */
export const memberStates = [
  'draft',
  'awaitingConfirmation',
  'awaitingReview',
  'approved',
  'paid',
  'rejected',
] as const satisfies readonly (keyof GroupSummary)[]

export type MemberState = (typeof memberStates)[number]

/** The filters of the board; the address keeps all of them. */
export type MemberFilter = {
  state: MemberState | 'all'
  /** Only members whom this gate holds up. */
  gate: MemberGate | 'all'
  search: string
}

/** Reads the filter from an address; unknown values are ignored. */
export function filterOf(parameters: URLSearchParams): MemberFilter {
  return {
    state: oneOf(parameters.get('state'), [...memberStates, 'all'], 'all'),
    gate: oneOf(parameters.get('gate'), [...memberGates, 'all'], 'all'),
    search: parameters.get('q') ?? '',
  }
}

/** Whether this gate holds the person up: somebody has to act on it, or it was refused. */
export function isHeldAt({ gates }: Pick<GroupMember, 'gates'>, gate: MemberGate): boolean {
  const state = gates[gate]
  return state === 'todo' || state === 'waiting' || state === 'refused'
}

/** Keeps the order. */
export function filterMembers(members: readonly GroupMember[], filter: MemberFilter): GroupMember[] {
  const words = wordsOf(filter.search)
  return members.filter(
    member =>
      (filter.state === 'all' || summariseGroup([member])[filter.state] > 0) &&
      (filter.gate === 'all' || isHeldAt(member, filter.gate)) &&
      isFound(member, words),
  )
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
