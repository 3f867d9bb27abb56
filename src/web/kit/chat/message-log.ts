import type { ChatFile, ChatMarks, ChatSide } from '#contract/chat.ts'
import type { IsoDate } from '#domain/edition/calendar-date.ts'
import type { ChatState, PendingMessage } from './parts/chat-state.ts'
import { forumTime } from './parts/forum-time.ts'

/** How far one's own message has got. */
export type DeliveryMark = 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

export type LogMessage = {
  guid: string
  text: string
  files: readonly ChatFile[]
  /** ISO. */
  at: string
  /** Only for one's own messages; null for the other side's. */
  mark: DeliveryMark | null
  problem: string | null
}

/** Who wrote: the side, the name if known, and whether it is the reading account. */
export type LogAuthor = { side: ChatSide; authorName: string | null; own: boolean }

/** Consecutive messages of one author, less than five minutes apart. */
export type LogGroup = LogAuthor & {
  kind: 'messages'
  messages: LogMessage[]
}

export type LogDay = { day: IsoDate; blocks: (LogGroup | { kind: 'unread' })[] }

/** Milliseconds; a longer gap starts a new group. */
const groupGap = 5 * 60_000

type Line = LogMessage & LogAuthor & { number: number | null }

/** A chat for display: by day in the forum's zone and by author, with a line before the other side's first unread message (from `unreadFrom` on). */
export function logOf(
  state: Pick<ChatState, 'messages' | 'pending' | 'marks'>,
  side: ChatSide,
  options: { timeZone: string; unreadFrom: number | null },
): LogDay[] {
  const days: LogDay[] = []
  let unreadDrawn = options.unreadFrom === null
  let last: Line | null = null
  for (const line of linesOf(state, side)) {
    const { day } = forumTime(line.at, options.timeZone)
    if (days.at(-1)?.day !== day) days.push({ day, blocks: [] })
    const blocks = days.at(-1)?.blocks ?? []
    if (
      !unreadDrawn &&
      line.side !== side &&
      line.number !== null &&
      line.number >= (options.unreadFrom ?? 0)
    ) {
      blocks.push({ kind: 'unread' })
      unreadDrawn = true
    }
    const group = blocks.at(-1)
    if (group?.kind === 'messages' && last && belongTogether(last, line)) group.messages.push(line)
    else {
      const { side: author, authorName, own } = line
      blocks.push({ kind: 'messages', side: author, authorName, own, messages: [line] })
    }
    last = line
  }
  return days
}

function linesOf({ messages, pending, marks }: Parameters<typeof logOf>[0], side: ChatSide): Line[] {
  const taken = messages.map(({ guid, number, text, files, createdAt, ...message }) => ({
    guid,
    number,
    text,
    files,
    at: createdAt,
    side: message.side,
    authorName: message.authorName,
    own: message.own,
    mark: message.side === side ? markOf(number, marks, side) : null,
    problem: null,
  }))
  const ownName = messages.findLast(message => message.own)?.authorName ?? null
  return [...taken, ...pending.map(message => pendingLine(message, side, ownName))]
}

function pendingLine(message: PendingMessage, side: ChatSide, authorName: string | null): Line {
  const { guid, text, files, writtenAt, state, problem } = message
  return { guid, text, files, at: writtenAt, side, authorName, own: true, number: null, mark: state, problem }
}

/** How far the other side has got with one's own message. */
export function markOf(number: number, marks: ChatMarks, side: ChatSide): DeliveryMark {
  const [received, read] =
    side === 'person' ? [marks.supportReceived, marks.supportRead] : [marks.personReceived, marks.personRead]
  if (number <= read) return 'read'
  return number <= received ? 'delivered' : 'sent'
}

function belongTogether(before: Line, after: Line): boolean {
  return (
    before.side === after.side &&
    before.authorName === after.authorName &&
    before.own === after.own &&
    Date.parse(after.at) - Date.parse(before.at) < groupGap
  )
}

/** The number of the other side's messages after one's own reading mark. */
export function unreadOf({ messages, marks }: Pick<ChatState, 'messages' | 'marks'>, side: ChatSide): number {
  const read = side === 'person' ? marks.personRead : marks.supportRead
  return messages.filter(message => message.side !== side && message.number > read).length
}
