import { expect, test } from 'vitest'
import { checkInn } from '#domain/company/inn.ts'
import { openRaiseStates } from '#domain/raise/raise-transitions.ts'
import { startingQuotas, takesForumPlace } from '#domain/staff-company/forum-day-quota.ts'
import { readPlate } from '#domain/vehicle/plate.ts'
import type { CrowdSiteFacts } from './crowd-review.ts'
import { crowdStaff } from './crowd-staff.ts'
import { crowdAssignments, crowdShift, crowdVolunteer } from './crowd-volunteer.ts'

const facts: CrowdSiteFacts = {
  seed: 7,
  from: new Date('2025-06-01'),
  until: new Date('2025-09-09'),
  people: 20_000,
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  quotas: startingQuotas,
  security: 'security',
  logistics: 'logistics',
}
const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
const staff = numbers.map(number => crowdStaff(facts, number))
const volunteers = numbers.map(number => crowdVolunteer(facts, number))
const states = (rows: readonly { state: string }[]) => new Set(rows.map(({ state }) => state)).size

test('the same seed makes the same company, another makes another', () => {
  expect(crowdStaff(facts, 3)).toEqual(staff[2])
  expect(crowdStaff({ ...facts, seed: 8 }, 3).company.guid).not.toBe(staff[2]?.company.guid)
})

test('employees, vehicles, volunteers and requests stand in every state that the crowd makes', () => {
  expect(states(staff.flatMap(({ employees }) => employees))).toBe(4)
  expect(states(staff.flatMap(({ vehicles }) => vehicles))).toBe(4)
  expect(states(volunteers)).toBe(6)
  expect(new Set(volunteers.map(({ review }) => review)).size).toBe(4)
  // No invoice is issued for places.
  expect(states(staff.flatMap(({ raises }) => raises))).toBe(5)
})

test('a company keeps the rules: its places, one open request, plates and numbers that are real in form', () => {
  for (const { company, employees, vehicles, raises } of staff) {
    const all = (company.roleConfirmedAt ? startingQuotas[company.contractorRole] : 0) + company.placesAdded
    expect(employees.filter(takesForumPlace).length).toBeLessThanOrEqual(all)
    expect(
      raises.filter(({ state }) => (openRaiseStates as readonly string[]).includes(state)).length,
    ).toBeLessThan(2)
    expect(new Set(vehicles.map(({ plate }) => plate)).size).toBe(vehicles.length)
    for (const { plate } of vehicles) expect(readPlate(plate, 'RU')).toEqual({ ok: true, number: plate })
    expect(checkInn(company.inn ?? '', 'company').ok).toBe(true)
  }
  expect(new Set(staff.map(({ company }) => company.inn)).size).toBe(staff.length)
})

test('nothing of the site lies ahead of the clock', () => {
  const moments = staff.flatMap(({ company, employees, vehicles, raises }) => [
    company.createdAt,
    ...employees.flatMap(({ createdAt, sentAt, decidedAt }) => [createdAt, sentAt, decidedAt]),
    ...vehicles.flatMap(({ createdAt, sentAt, decidedAt }) => [createdAt, sentAt, decidedAt]),
    ...raises.flatMap(({ askedAt, answeredAt }) => [askedAt, answeredAt]),
  ])
  expect(moments.filter(at => at && at > facts.until)).toEqual([])
})

test('nobody has two shifts of the same hours, and no shift more people than it needs', () => {
  const shifts = numbers.slice(0, 12).map(number => crowdShift(facts, number))
  const assignments = crowdAssignments(facts, { shifts, volunteers })
  expect(assignments.length).toBeGreaterThan(50)
  const hours = assignments.map(
    ({ shiftGuid, volunteerGuid }) =>
      `${volunteerGuid} ${shifts.find(({ guid }) => guid === shiftGuid)?.startsAt.getTime()}`,
  )
  expect(new Set(hours).size).toBe(hours.length)
  for (const { guid, needed } of shifts)
    expect(assignments.filter(({ shiftGuid }) => shiftGuid === guid).length).toBeLessThanOrEqual(needed)
})
