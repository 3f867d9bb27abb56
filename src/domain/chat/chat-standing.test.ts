import { describe, expect, test } from 'vitest'
import { afterMessage, type ChatStanding, judgeClosing } from './chat-standing.ts'

const [early, late, now] = [9, 10, 12].map(hour => new Date(Date.UTC(2025, 8, 15, hour))) as [
  Date,
  Date,
  Date,
]
const fresh: ChatStanding = { ownerGuid: null, lastNumber: 0, waitingSince: null, closedAt: null }
const chat = (change: Partial<ChatStanding>): ChatStanding => ({ ...fresh, lastNumber: 4, ...change })

describe('after a message of the person', () => {
  test.each<[string, ChatStanding, Date]>([
    ['the first', fresh, now],
    ['after an answer', chat({ ownerGuid: 'a' }), now],
    ['while they wait already', chat({ waitingSince: early }), early],
    ['when it was closed unanswered', chat({ waitingSince: early, closedAt: late }), now],
    ['when it was closed answered', chat({ closedAt: late }), now],
  ])('%s', (_, before, waitingSince) => {
    expect(afterMessage(before, { side: 'person', authorGuid: 'p', at: now })).toEqual({
      ...before,
      lastNumber: before.lastNumber + 1,
      waitingSince,
      closedAt: null,
    })
  })
})

describe('after an answer', () => {
  test.each<[string, ChatStanding, string]>([
    ['the first one takes it', chat({ waitingSince: early }), 's'],
    ['a colleague answers for the owner', chat({ waitingSince: early, ownerGuid: 'a' }), 'a'],
    ['nobody waited', chat({}), 's'],
  ])('%s', (_, before, ownerGuid) => {
    expect(afterMessage(before, { side: 'support', authorGuid: 's', at: now })).toEqual({
      ...before,
      lastNumber: 5,
      waitingSince: null,
      ownerGuid,
    })
  })

  test('what is closed stays closed', () => {
    const before = chat({ closedAt: early })
    expect(afterMessage(before, { side: 'support', authorGuid: 's', at: now }).closedAt).toBe(early)
  })
})

describe('closing', () => {
  const closing = (before: Partial<ChatStanding>, closed: boolean, seenNumber = 4) => {
    const verdict = judgeClosing(chat(before), { closed, seenNumber, callerGuid: 'me' })
    return verdict.ok ? 'ok' : verdict.code
  }

  test.each<[string, Partial<ChatStanding>, boolean, number, string]>([
    ['one’s own', { ownerGuid: 'me' }, true, 4, 'ok'],
    ['one that nobody owns', {}, true, 4, 'ok'],
    ['a colleague’s', { ownerGuid: 'a' }, true, 4, 'state_forbids'],
    ['before the last message was seen', { ownerGuid: 'me' }, true, 3, 'changed_meanwhile'],
    ['twice', { ownerGuid: 'a', closedAt: early }, true, 3, 'ok'],
    ['opening one’s own', { ownerGuid: 'me', closedAt: early }, false, 3, 'ok'],
    ['opening a colleague’s', { ownerGuid: 'a', closedAt: early }, false, 4, 'state_forbids'],
    ['opening what is open', { ownerGuid: 'a' }, false, 4, 'ok'],
  ])('%s', (_, before, closed, seen, expected) => {
    expect(closing(before, closed, seen)).toBe(expected)
  })
})
