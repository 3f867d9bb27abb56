import { expect, test } from 'vitest'
import { isWaiting, overdueBefore } from '#domain/chat/answer-promise.ts'
import { afterMessage, type ChatStanding } from '#domain/chat/chat-standing.ts'
import { demoChats } from './demo-chats.ts'
import { moscow } from './demo-event.ts'
import { demoPeople } from './demo-people.ts'
import { isCyrillic } from './demo-person.ts'

const begun: ChatStanding = { ownerGuid: null, lastNumber: 0, waitingSince: null, closedAt: null }
const stands = demoChats.map(({ lines, closedAt }) => ({
  ...lines.reduce(
    (before, { by, at }) => afterMessage(before, { side: by, authorGuid: by, at: moscow(at) }),
    begun,
  ),
  closedAt: closedAt ? moscow(closedAt) : null,
}))

test('each is with somebody of the demo, once', () => {
  const phones = demoChats.map(({ phone }) => phone)
  expect(new Set(phones).size).toBe(phones.length)
  const known = demoPeople.map(({ phone }) => phone)
  expect(phones.filter(phone => !known.includes(phone))).toEqual([])
})

test.each(demoChats.map(chat => [chat.phone, chat] as const))(
  '%s speaks in order, in one language',
  (_, chat) => {
    const times = [
      ...chat.lines.map(({ at }) => at),
      ...(chat.closedAt ? [chat.closedAt] : []),
      '2025-09-15 10:00',
    ]
    expect([...times].sort()).toEqual(times)
    const person = demoPeople.find(({ phone }) => phone === chat.phone)
    for (const { text } of chat.lines) expect(/[а-яё]/i.test(text)).toBe(person && isCyrillic(person))
    expect(Math.max(chat.personRead ?? 0, chat.supportRead ?? 0)).toBeLessThanOrEqual(chat.lines.length)
  },
)

test('every state is there when the demo begins', () => {
  const overdue = overdueBefore(moscow('2025-09-15 10:00'))
  const waiting = stands.filter(isWaiting)
  expect(waiting.length).toBeGreaterThan(2)
  expect(waiting.filter(({ waitingSince }) => waitingSince && waitingSince < overdue)).toHaveLength(2)
  expect(stands.filter(({ closedAt }) => closedAt)).toHaveLength(3)
  expect(demoChats.filter(({ lines, personRead }) => personRead && personRead < lines.length)).toHaveLength(2)
  expect(demoChats.flatMap(({ lines }) => lines).filter(({ file }) => file)).toHaveLength(3)
})
