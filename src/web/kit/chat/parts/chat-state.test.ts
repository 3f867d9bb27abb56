import { describe, expect, it } from 'vitest'
import type { ChatMessage, ChatPart } from '#contract/chat.ts'
import {
  type ChatState,
  emptyChat,
  heldNumber,
  latestMarks,
  type PendingMessage,
  withConnection,
  withEarlier,
  withHint,
  withLater,
  withoutConnection,
  withSent,
} from './chat-state.ts'

const message = (number: number, guid = `g${number}`): ChatMessage => ({
  guid,
  number,
  side: 'person',
  authorName: null,
  own: true,
  text: `text ${number}`,
  files: [],
  createdAt: '2025-09-15T07:00:00.000Z',
})

const marks = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }

const part = (numbers: readonly number[], more: Partial<ChatPart> = {}): ChatPart => ({
  messages: numbers.map(number => message(number)),
  hasEarlier: false,
  lastNumber: Math.max(0, ...numbers),
  marks,
  answerBy: null,
  ...more,
})

const holding = (numbers: readonly number[], pending: readonly PendingMessage[] = []): ChatState => ({
  ...emptyChat,
  messages: numbers.map(number => message(number)),
  lastNumber: Math.max(0, ...numbers),
  pending,
})

const pending = (guid: string, state: PendingMessage['state'] = 'sending'): PendingMessage => ({
  guid,
  text: 'text',
  files: [],
  writtenAt: '2025-09-15T07:00:00.000Z',
  state,
  problem: null,
  unreachable: false,
})

const numbers = (state: ChatState) => state.messages.map(({ number }) => number)

describe('withLater', () => {
  it.each([
    ['the first part begins anywhere', [], [51, 52], [51, 52]],
    ['what follows is added', [1, 2], [3, 4], [1, 2, 3, 4]],
    ['what is held is not doubled', [1, 2, 3], [2, 3, 4], [1, 2, 3, 4]],
    ['the same part twice changes nothing', [1, 2, 3], [2, 3], [1, 2, 3]],
    ['nothing enters after a gap', [1, 2], [4, 5], [1, 2]],
    ['an empty part changes nothing', [1, 2], [], [1, 2]],
  ])('%s', (_, held, read, expected) => {
    expect(numbers(withLater(holding(held), part(read)))).toEqual(expected)
  })

  it('knows after a gap that there is more to read', () => {
    const state = withLater(holding([1, 2]), part([4, 5]))
    expect([heldNumber(state), state.lastNumber]).toEqual([2, 5])
  })

  it('takes whether there are earlier ones from the first part alone', () => {
    const first = withLater(emptyChat, part([51], { hasEarlier: true }))
    expect(withLater(first, part([52], { hasEarlier: false })).hasEarlier).toBe(true)
  })

  it('drops a pending message that was taken although its answer was lost', () => {
    const state = holding([1], [pending('g2', 'failed'), pending('mine')])
    expect(withLater(state, part([2])).pending.map(({ guid }) => guid)).toEqual(['mine'])
  })
})

describe('withEarlier', () => {
  it('puts the part before, without what is held', () => {
    const state = withEarlier({ ...holding([3, 4]), hasEarlier: true }, part([1, 2, 3]))
    expect([numbers(state), state.hasEarlier]).toEqual([[1, 2, 3, 4], false])
  })
})

describe('withSent', () => {
  it('enters where it follows the last one held', () => {
    const state = withSent(holding([1], [pending('mine')]), message(2, 'mine'))
    expect([numbers(state), state.pending]).toEqual([[1, 2], []])
  })

  it('waits for what is missing before it, then stands once', () => {
    const waiting = withSent(holding([1], [pending('g3')]), message(3))
    expect([numbers(waiting), waiting.pending.map(({ state }) => state), waiting.lastNumber]).toEqual([
      [1],
      ['sent'],
      3,
    ])
    const read = withLater(waiting, part([2, 3]))
    expect([numbers(read), read.pending]).toEqual([[1, 2, 3], []])
  })

  it('changes nothing when an event was faster', () => {
    const known = withLater(holding([1], [pending('g2')]), part([2]))
    expect(numbers(withSent(known, message(2)))).toEqual([1, 2])
  })
})

describe('connection', () => {
  it('stops what is on its way and sends it again, but not what was refused', () => {
    const refused: PendingMessage = { ...pending('refused', 'failed'), problem: 'Too long' }
    const stopped = withoutConnection(holding([], [refused, pending('a'), pending('b')]), 'No network')
    expect(stopped.pending.map(({ state, unreachable }) => [state, unreachable])).toEqual([
      ['failed', false],
      ['failed', true],
      ['failed', true],
    ])
    const again = withConnection(stopped)
    expect(again.pending.map(({ guid, state }) => [guid, state])).toEqual([
      ['refused', 'failed'],
      ['a', 'sending'],
      ['b', 'sending'],
    ])
    expect(withConnection(holding([1], [refused]))).toEqual(holding([1], [refused]))
  })
})

describe('marks and hints', () => {
  it('only move forward', () => {
    const known = { personReceived: 4, personRead: 2, supportReceived: 4, supportRead: 4 }
    expect(latestMarks(known, { ...known, personRead: 3, supportRead: 1 })).toEqual({
      ...known,
      personRead: 3,
    })
    expect(latestMarks(known, marks)).toBe(known)
  })

  it('a hint tells of more to read without holding it', () => {
    const state = withHint(holding([1, 2]), { lastNumber: 4, marks })
    expect([heldNumber(state), state.lastNumber]).toEqual([2, 4])
    expect(withHint(state, { lastNumber: 3, marks })).toBe(state)
  })
})
