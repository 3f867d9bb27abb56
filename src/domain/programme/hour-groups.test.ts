import { expect, it } from 'vitest'
import { groupByHour, neighboursInHall } from './hour-groups.ts'

it('groups by the hour of the start, earliest first however they come', () => {
  const sessions = ['12:30', '17:10', '09:00', '12:00', '09:45'].map(startsAt => ({ startsAt }))
  expect(
    groupByHour(sessions).map(({ hour, sessions: group }) => [hour, group.map(one => one.startsAt)]),
  ).toEqual([
    ['09:00', ['09:00', '09:45']],
    ['12:00', ['12:30', '12:00']],
    ['17:00', ['17:10']],
  ])
})

const sessions = [
  { guid: 'a1', hall: 'a' },
  { guid: 'lunch', hall: null },
  { guid: 'b1', hall: 'b' },
  { guid: 'a2', hall: 'a' },
  { guid: 'tea', hall: null },
]

it.each([
  ['a1', null, 'a2'],
  ['a2', 'a1', null],
  ['b1', null, null],
  ['lunch', null, null],
  ['nobody', null, null],
])('the neighbours of %s in its hall', (guid, previous, next) => {
  const found = neighboursInHall(sessions, guid)
  expect([found.previous?.guid ?? null, found.next?.guid ?? null]).toEqual([previous, next])
})
