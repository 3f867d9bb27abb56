import { describe, expect, it } from 'vitest'
import {
  countHeld,
  countStates,
  filterMembers,
  filterOf,
  isHeldAt,
  type MemberFilter,
  sortParameter,
} from './member-filter.ts'
import { sampleMember } from './member-samples.ts'

const byName = { by: 'name', down: false } as const
const all: MemberFilter = { state: 'all', gate: 'all', search: '', sort: byName }

const guid = (last: number) => `4b0e4f0a-0000-4000-8000-00000000000${last}`
const { gates } = sampleMember()

const paid = sampleMember({ participantGuid: guid(1) })
const draft = sampleMember({
  participantGuid: guid(2),
  lastName: 'Щёголев',
  firstName: 'Пётр',
  middleName: null,
  latinName: 'Petr Shchegolev',
  phone: '+79265550142',
  email: null,
  position: null,
  status: 'draft',
  payment: 'unpaid',
  gates: { ...gates, confirmed: 'todo', approved: 'closed', paid: 'closed' },
})
const pending = sampleMember({
  participantGuid: guid(3),
  lastName: 'Гордеев',
  latinName: 'Anna Gordeeva',
  email: 'gordeeva@bank.example',
  status: 'pending',
  payment: 'unpaid',
  gates: { ...gates, approved: 'waiting', passport: 'refused' },
})
const members = [paid, draft, pending]

const found = (filter: Partial<MemberFilter>) =>
  filterMembers(members, { ...all, ...filter }).map(({ participantGuid }) => participantGuid.slice(-1))

describe('filterMembers', () => {
  it.each<[Partial<MemberFilter>, string[]]>([
    [{}, ['1', '2', '3']],
    [{ state: 'draft' }, ['2']],
    [{ state: 'awaitingReview' }, ['3']],
    // The states part the group: who is paid for is counted once.
    [{ state: 'approved' }, []],
    [{ state: 'paid' }, ['1']],
    [{ state: 'rejected' }, []],
    [{ sort: { by: 'name', down: true } }, ['3', '2', '1']],
    [{ sort: { by: 'confirmed', down: false } }, ['2', '1', '3']],
    [{ sort: { by: 'confirmed', down: true } }, ['1', '3', '2']],
    [{ gate: 'confirmed' }, ['2']],
    [{ gate: 'approved' }, ['3']],
    [{ gate: 'passport' }, ['3']],
    [{ gate: 'transfer' }, []],
    [{ state: 'draft', gate: 'approved' }, []],
    [{ search: 'щеголев' }, ['2']],
    [{ search: 'ПЁТР щ' }, ['2']],
    [{ search: 'vetr' }, ['1']],
    [{ search: 'soc гордеев' }, ['3']],
    [{ search: '0142' }, ['2']],
    [{ search: '8 926 555-01-42' }, ['2']],
    [{ search: '+7 (926) 555' }, ['2']],
    [{ search: 'никто' }, []],
  ])('%j leaves %j', (filter, expected) => {
    expect(found(filter)).toEqual(expected)
  })
})

it.each([
  ['todo', true],
  ['waiting', true],
  ['refused', true],
  ['done', false],
  ['closed', false],
] as const)('%s holds up: %s', (state, held) => {
  expect(isHeldAt({ gates: { ...gates, paid: state } }, 'paid')).toBe(held)
})

it('counts whom each gate holds up', () => {
  expect(countHeld(members)).toEqual({
    confirmed: 1,
    approved: 1,
    paid: 0,
    passport: 1,
    photo: 0,
    transfer: 0,
  })
})

it.each<[string, MemberFilter]>([
  ['', all],
  ['state=paid&gate=photo&q=анна', { state: 'paid', gate: 'photo', search: 'анна', sort: byName }],
  ['state=total&gate=door&sort=height', all],
  ['sort=-paid', { ...all, sort: { by: 'paid', down: true } }],
])('reads %j', (query, expected) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(expected)
})

it('counts everybody once, the withdrawn too', () => {
  const withdrawn = sampleMember({ status: 'cancelled', payment: 'unpaid' })
  const refused = sampleMember({ security: 'rejected' })
  expect(countStates([...members, withdrawn, refused])).toEqual({
    draft: 1,
    awaitingConfirmation: 0,
    awaitingReview: 1,
    approved: 0,
    paid: 1,
    rejected: 1,
    withdrawn: 1,
  })
})

it.each([
  ['name', false, 'name', '-name'],
  ['name', true, 'name', null],
  ['name', false, 'paid', 'paid'],
  ['paid', false, 'paid', '-paid'],
  ['paid', true, 'paid', 'paid'],
  ['paid', true, 'name', null],
] as const)('sorted by %s, down %s, a press on %s gives %s', (by, down, pressed, expected) => {
  expect(sortParameter({ by, down }, pressed)).toBe(expected)
})
