import type * as routes from '#contract/organiser-message.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { failedKept } from '#domain/message/delivery-fault.ts'
import { maskAddress } from '#domain/message/masked-address.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countFailedAmong,
  retryFailedMessages,
  listFailedMessages as selectFailed,
} from '#server/persistence/message-list-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { namesFor } from '../participant/present-participant.ts'
import { readdressed, readdressMessages } from './message-address.ts'
import { subjectOf, subjectPlaces } from './message-subject.ts'
import { openMessage } from './present-sent.ts'

type Asked = CallOf<typeof routes.listFailedMessages, 'query' | 'facts'>

/** Messages that were given up, without their texts, for the screen and for a file. */
export async function readFailedMessages(
  call: Asked,
  needs: Needs<'clock' | 'database' | 'log' | 'sealer'>,
  which?: Awaited<ReturnType<typeof whichOf>>,
) {
  const { query, facts } = call
  const { channel, fault, sort, limit } = query
  const rows = await selectFailed(needs.database, which ?? (await whichOf(query, needs)), {
    ...{ channel, fault, sort },
    subjects: subjectPlaces,
    after: decodeCursor(query.cursor, 2),
    limit: limit + 1,
  })
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    nextCursor,
    items: items.map(row => ({
      guid: row.guid,
      channel: row.channel,
      fault: row.fault ?? 'expired',
      detail: row.faultDetail,
      about: subjectOf(row.template),
      at: row.notBefore.toISOString(),
      attempts: row.attempts,
      ...addressesOf(needs, row),
      person: row.applicationGuid
        ? {
            applicationGuid: row.applicationGuid,
            ...namesFor(facts.locale, row),
          }
        : null,
      retriable: row.retriable === true,
    })),
  }
}

export const listFailedMessages: UseCase<
  typeof routes.listFailedMessages,
  'clock' | 'database' | 'log' | 'sealer'
> = async (call, needs) => {
  const which = await whichOf(call.query, needs)
  const counted = await countFailedAmong(needs.database, which)
  return {
    ...(await readFailedMessages(call, needs, which)),
    counts: counted.map(row => ({ ...row, fault: row.fault ?? 'expired', count: Number(row.count) })),
  }
}

/** Which of them are asked for, whatever the channel and the cause; none is older than what is kept. */
async function whichOf(
  { q, letter, batch, from, to }: Asked['query'],
  { clock, database }: Needs<'clock' | 'database'>,
) {
  const kept = new Date(clock.wall().getTime() - failedKept)
  const { timeZone } = await readCurrentEdition(database)
  const { since = kept, before } = instantsOf({ from, to }, timeZone)
  return {
    ...{ q, letter, batch, before },
    people: await findPeople(database, q),
    since: since > kept ? since : kept,
  }
}

/** Most of each hidden. Null of a message that is wiped, or sealed by a key that is no longer here. */
function addressesOf(
  needs: Needs<'log' | 'sealer'>,
  row: Parameters<typeof readdressed>[1] & { followsReader: boolean },
) {
  const to = openMessage(needs, row)?.to
  const corrected = row.followsReader ? readdressed(needs, row)?.to : undefined
  return { to: to ? maskAddress(to) : null, corrected: corrected ? maskAddress(corrected) : null }
}

/** Sends failed messages again: one, or all of a channel and a cause. Their reader may lose or gain a right meanwhile, so each is asked anew. */
export const retryMessages: UseCase<typeof routes.retryMessages, 'clock' | 'database' | 'log' | 'sealer'> = (
  { actor, body, facts },
  needs,
) =>
  needs.database.transaction().execute(async tx => {
    const guids = await retryFailedMessages(tx, body, needs.clock.wall())
    if (guids.length === 0 && 'guid' in body) refuse('not_found')
    await readdressMessages(needs, tx, guids)
    await recordAudits(
      tx,
      guids.map(guid => ({
        at: needs.clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'read-messages'),
        subjectKind: 'message' as const,
        subjectGuid: guid,
        action: 'retryMessage' as const,
        requestId: facts.requestId,
      })),
    )
    return { queued: guids.length }
  })
