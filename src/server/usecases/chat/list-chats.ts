import type * as routes from '#contract/organiser-chat.ts'
import type { Chat } from '#contract/organiser-chat.ts'
import { answerBy, isWaiting, overdueBefore } from '#domain/chat/answer-promise.ts'
import type { ChatSort } from '#domain/chat/chat-sort.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import {
  type ChatPlace,
  type ChatRow,
  countChats,
  findChatRow,
  listChatRows,
} from '#server/persistence/chat-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { presentMarks } from './present-chat.ts'

/** The queue of chats, with how many each state has. */
export const listChats: UseCase<typeof routes.listChats, 'clock' | 'database'> = async (
  { actor, query, facts: { locale } },
  needs,
) => {
  const { database } = needs
  const edition = await readCurrentEdition(database)
  const facts = { editionGuid: edition.guid, callerGuid: actor.accountGuid }
  const { state, q, sort, limit } = query
  const days = instantsOf(query, edition.timeZone)
  const people = await findPeople(database, q)
  const [rows, counts] = await Promise.all([
    listChatRows(database, {
      ...{ ...facts, ...days, state, q, people, sort, limit, locale },
      after: placeOf(query.cursor),
    }),
    countChats(database, {
      ...{ ...facts, ...days, q, people },
      overdueBefore: overdueBefore(needs.clock.now()),
    }),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => cursorOf(row, sort))
  return { items: items.map(presentChat), nextCursor, ...counts }
}

export const readOrganiserChat: UseCase<typeof routes.readOrganiserChat, 'database'> = (
  { params: { guid } },
  { database },
) => loadChat(database, guid)

/** One chat as the queue shows it. */
export async function loadChat(reader: Reader, guid: string): Promise<Chat> {
  return presentChat((await findChatRow(reader, guid)) ?? refuse('not_found'))
}

/** Prepared answers of the current edition, in the order of their editors. */
export const listCannedReplies: UseCase<typeof routes.listCannedReplies, 'published'> = async (
  _call,
  { published },
) => {
  const { current } = await published.snapshot()
  const replies = current.of('cannedReply')
  return { items: replies.map(({ guid, content: { title, body } }) => ({ guid, title, body })) }
}

function cursorOf(row: ChatRow, sort: ChatSort): string[] {
  if (sort === 'owner' || sort === 'ownerDown')
    return [row.ownerGuid ?? 'nobody', row.updatedAt.toISOString(), row.guid]
  if (sort === 'person' || sort === 'personDown') return [row.listName, row.updatedAt.toISOString(), row.guid]
  const at = (sort === 'longestWait' || sort === 'shortestWait') && isWaiting(row) ? row.waitingSince : null
  return [at ? 'waiting' : 'resting', (at ?? row.updatedAt).toISOString(), row.guid]
}

/** An invalid cursor starts the list anew. */
function placeOf(cursor: string | undefined): ChatPlace | null {
  const [part, time, guid] = decodeCursor(cursor, 3) ?? []
  const at = new Date(time ?? '')
  return guid && !Number.isNaN(at.getTime()) ? { part: part ?? '', at, guid } : null
}

function presentChat(row: ChatRow): Chat {
  return {
    guid: row.guid,
    person: presentPerson(row),
    owner: row.ownerGuid ? { guid: row.ownerGuid, name: row.ownerName ?? '' } : null,
    waitingSince: isWaiting(row) ? (row.waitingSince?.toISOString() ?? null) : null,
    answerBy: answerBy(row)?.toISOString() ?? null,
    closed: row.closedAt !== null,
    lastNumber: row.lastNumber,
    unread: Number(row.unread ?? 0),
    lastText: row.lastText ?? '',
    lastSide: row.lastSide,
    updatedAt: row.updatedAt.toISOString(),
    marks: presentMarks(row),
  }
}

function presentPerson(row: ChatRow): Chat['person'] {
  // As on the application, which whoever answers chats may open.
  const phone = formatPhone(row.phone ?? row.holderPhone)
  return {
    participantGuid: row.participantGuid,
    applicationGuid: row.applicationGuid,
    // Of an account without a participant the company on site is known, or the phone alone.
    name: row.participantGuid ? fullName(row) : (joined(row.staffLastName, row.staffFirstName) ?? phone),
    latinName: row.participantGuid ? latinName(row) : joined(row.staffLatinFirstName, row.staffLatinLastName),
    companyShortName: row.companyShortName ?? row.staffCompanyName,
    phone,
    locale: row.locale ?? row.holderLocale,
    role: row.role,
    status: row.status,
    security: row.security,
    payment: row.payment,
  }
}

/** A name of two parts; null where the account is responsible for no company. */
function joined(first: string | null, second: string | null): string | null {
  return first === null || second === null ? null : `${first} ${second}`
}
