import { describe, expect, it } from 'vitest'
import type { ChatMessage, ChatSide } from '#contract/chat.ts'
import { type LogDay, logOf, markOf, unreadOf } from './message-log.ts'

const marks = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }

const message = (
  number: number,
  side: ChatSide,
  at: string,
  authorName: string | null = null,
): ChatMessage => ({
  guid: `g${number}`,
  number,
  side,
  authorName,
  own: side === 'person',
  text: '',
  files: [],
  createdAt: at,
})

const messages = [
  message(1, 'person', '2025-09-15T20:58:00Z'),
  message(2, 'person', '2025-09-15T20:59:00Z'),
  // After midnight in Moscow.
  message(3, 'person', '2025-09-15T21:01:00Z'),
  message(4, 'support', '2025-09-16T07:00:00Z', 'Анна'),
  message(5, 'support', '2025-09-16T07:04:59Z', 'Анна'),
  message(6, 'support', '2025-09-16T07:09:59Z', 'Анна'),
  message(7, 'support', '2025-09-16T07:10:00Z', 'Пётр'),
]

/** A short form of a log: its days, and in each the groups as `side:numbers`, or the unread line. */
const short = (days: LogDay[]) =>
  days.map(({ day, blocks }) => [
    day,
    ...blocks.map(block =>
      block.kind === 'unread' ? '—' : `${block.side}:${block.messages.map(({ guid }) => guid).join()}`,
    ),
  ])

describe('logOf', () => {
  const draw = (unreadFrom: number | null) =>
    short(logOf({ messages, pending: [], marks }, 'person', { timeZone: 'Europe/Moscow', unreadFrom }))

  it('groups by day of the zone, by author and by five minutes', () => {
    expect(draw(null)).toEqual([
      ['2025-09-15', 'person:g1,g2'],
      ['2025-09-16', 'person:g3', 'support:g4,g5', 'support:g6', 'support:g7'],
    ])
  })

  it.each([
    [5, ['person:g3', 'support:g4', '—', 'support:g5', 'support:g6', 'support:g7']],
    // Own messages are never unread.
    [2, ['person:g3', '—', 'support:g4,g5', 'support:g6', 'support:g7']],
    [8, ['person:g3', 'support:g4,g5', 'support:g6', 'support:g7']],
  ])('draws the line before the first unread one from %i', (unreadFrom, blocks) => {
    expect(draw(unreadFrom)[1]?.slice(1)).toEqual(blocks)
  })

  it('puts what is on its way at the end, with its state', () => {
    const pending = {
      guid: 'new',
      text: '',
      files: [],
      writtenAt: '2025-09-16T07:11:00Z',
      state: 'failed' as const,
      problem: 'Слишком длинно',
      unreachable: false,
    }
    const read = messages.map(each => ({ ...each, own: each.authorName === 'Пётр' }))
    const log = logOf({ messages: read, pending: [pending], marks }, 'support', {
      timeZone: 'Europe/Moscow',
      unreadFrom: null,
    })
    const group = log.at(-1)?.blocks.at(-1)
    expect(
      group?.kind === 'messages' && [group.authorName, group.messages.map(({ guid, mark }) => [guid, mark])],
    ).toEqual([
      'Пётр',
      [
        ['g7', 'sent'],
        ['new', 'failed'],
      ],
    ])
  })
})

it.each([
  ['person', 4, 'sent'],
  ['person', 3, 'delivered'],
  ['person', 2, 'read'],
  ['support', 2, 'sent'],
  ['support', 1, 'read'],
] as const)('%s: message %i is %s', (side, number, mark) => {
  expect(markOf(number, { personReceived: 1, personRead: 1, supportReceived: 3, supportRead: 2 }, side)).toBe(
    mark,
  )
})

it('counts as unread what the other side wrote after the own mark', () => {
  const read = { ...marks, personRead: 5, supportRead: 2 }
  expect([
    unreadOf({ messages, marks: read }, 'person'),
    unreadOf({ messages, marks: read }, 'support'),
  ]).toEqual([2, 1])
})
