import { expect, test } from 'vitest'
import { type JoinedChat, joinChats } from './join-chats.ts'

const chat = (
  name: string,
  minutes: readonly number[],
  [personReceived, personRead, supportReceived, supportRead]: readonly [number, number, number, number],
): JoinedChat => ({
  messages: minutes.map((minute, index) => ({
    guid: `${name}${index + 1}`,
    number: index + 1,
    at: `2025-09-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  })),
  ...{ personReceived, personRead, supportReceived, supportRead },
})

test('messages stand in the order of time, those of one minute in the order of their numbers', () => {
  const joined = joinChats([chat('a', [1, 5, 9], [3, 3, 3, 3]), chat('b', [2, 5, 10], [3, 3, 3, 3])])
  expect(joined.guids).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
  expect(joined).toMatchObject({ personReceived: 6, personRead: 6, supportReceived: 6, supportRead: 6 })
})

test('of two messages of one minute the one with the lower number stands first', () => {
  const joined = joinChats([chat('a', [1, 5], [2, 2, 2, 2]), chat('b', [5], [1, 1, 1, 1])])
  expect(joined.guids).toEqual(['a1', 'b1', 'a2'])
})

test('what was not read stays unread, whatever later was read in the other chat', () => {
  const joined = joinChats([chat('a', [1, 3], [2, 1, 2, 2]), chat('b', [2, 4], [2, 2, 1, 0])])
  expect(joined.guids).toEqual(['a1', 'b1', 'a2', 'b2'])
  // The person has not read a2; support has received neither b2 nor read b1.
  expect(joined).toMatchObject({ personReceived: 4, personRead: 2, supportReceived: 3, supportRead: 1 })
})

test('an empty chat changes nothing', () => {
  expect(joinChats([chat('a', [1], [1, 0, 1, 1]), chat('b', [], [0, 0, 0, 0])])).toEqual({
    guids: ['a1'],
    personReceived: 1,
    personRead: 0,
    supportReceived: 1,
    supportRead: 1,
  })
})
