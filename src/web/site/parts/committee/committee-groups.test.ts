import { expect, it } from 'vitest'
import { committeeGroups } from './committee-groups.ts'

it('puts the chair first and keeps the order within a role', () => {
  const members = [
    { role: 'member', name: 'a' },
    { role: 'secretary', name: 'b' },
    { role: 'chair', name: 'c' },
    { role: 'member', name: 'd' },
  ] as const
  expect(
    committeeGroups(members).map(({ role, members: group }) => [role, group.map(({ name }) => name)]),
  ).toEqual([
    ['chair', ['c']],
    ['member', ['a', 'd']],
    ['secretary', ['b']],
  ])
})
