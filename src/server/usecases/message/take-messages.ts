import type { MessageChannel } from '#domain/message/message-channel.ts'
import { paceRoom } from '#domain/message/message-pace.ts'
import { claimMessages, lockChannel, saveChannelTurn } from '#server/persistence/message-turn-queries.ts'
import type { Needs } from '#server/use-case.ts'
import type { MessageToSend } from './send-message.ts'

/** The message of a dead sender is free again after this time; longer than any gateway is waited for. */
const claimMilliseconds = 60_000

/** Of a channel that failed, this long after one try comes the next, unless the first is answered before. */
const probeMilliseconds = 1_000

export type Wanted = {
  channel: MessageChannel
  /** Messages a second, all copies of the app together. */
  pace: number
  /** How many codes and how many other messages this copy can send just now. */
  room: { codes: number; others: number }
}

/**
 * Takes the next messages of a channel within its pace: codes before everything, then answers, then notices in turns between their senders. While a
 * channel fails, one message at a time tries it. `wait` is when to ask again, in milliseconds; null when the pace
 * allows more than was due or could be sent.
 */
export async function takeMessages(
  needs: Needs<'clock' | 'database'>,
  { channel, pace, room }: Wanted,
): Promise<{ taken: MessageToSend[]; wait: number | null }> {
  const now = needs.clock.wall()
  return needs.database.transaction().execute(async tx => {
    const { freeAt, pausedUntil, fault } = await lockChannel(tx, channel)
    if (pausedUntil && pausedUntil > now) return { taken: [], wait: pausedUntil.getTime() - now.getTime() }
    const allowed = paceRoom({ freeAt, perSecond: pace }, now)
    if (allowed.count === 0) return { taken: [], wait: allowed.wait }
    const all = fault ? 1 : Math.min(allowed.count, room.codes + room.others)
    const taken = await claimMessages(tx, channel, {
      room: { ...room, all },
      now,
      lapsedBefore: new Date(now.getTime() - claimMilliseconds),
    })
    if (taken.length === 0) return { taken: [], wait: null }
    const next = allowed.freeAtAfter(taken.length)
    await saveChannelTurn(tx, channel, {
      freeAt: next,
      // The last one taken is a notice, if any is.
      turn: taken.at(-1)?.turn ?? 0n,
    })
    return {
      taken: taken.map(message => ({ ...message, probes: fault !== null })),
      wait: fault
        ? probeMilliseconds
        : taken.length === allowed.count
          ? next.getTime() - now.getTime()
          : null,
    }
  })
}
