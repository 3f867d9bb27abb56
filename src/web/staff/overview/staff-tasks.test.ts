import { expect, test } from 'vitest'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import { staffTasks } from './rules.ts'

const of = (...states: ReviewState[]) => states.map(state => ({ state }))

test('a company without anybody is told to begin', () => {
  expect(staffTasks([], [])).toEqual([{ kind: 'nobody', count: 0 }])
})

test('what the company has to do comes before what it waits for, and what is done last', () => {
  expect(
    staffTasks(of('approved', 'pending', 'unconfirmed', 'unconfirmed'), of('unconfirmed', 'approved')),
  ).toEqual([
    { kind: 'sendEmployees', count: 2 },
    { kind: 'sendVehicles', count: 1 },
    { kind: 'employeesWait', count: 1 },
    { kind: 'employeesApproved', count: 1 },
    { kind: 'vehiclesApproved', count: 1 },
  ])
})

test('a vehicle alone is no empty company', () => {
  expect(staffTasks([], of('pending'))).toEqual([{ kind: 'vehiclesWait', count: 1 }])
})
