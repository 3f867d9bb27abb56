import { z } from 'zod'
import { liveChatEvent } from '#contract/chat.ts'
import { guid } from '#contract/field.ts'
import { gateCount } from '#contract/gate.ts'
import { liveCallEvent } from '#contract/organiser-call.ts'
import { liveOwnerEvent } from '#contract/organiser-owner.ts'

/**
 * News that one instance sends to all through the database on commit: who receives it, and the event. Only guids and numbers: a payload of NOTIFY is
 * under 8,000 bytes and can be read by anybody who may listen.
 */
const liveNews = z.discriminatedUnion('event', [
  /** `also` are the accounts that may act for the person in the chat. */
  z.object({ event: z.literal('chat'), account: guid, also: z.array(guid).optional(), data: liveChatEvent }),
  z.object({ event: z.literal('participant'), account: guid, data: z.object({ participantGuid: guid }) }),
  z.object({ event: z.literal('group'), account: guid, data: z.object({ groupGuid: guid }) }),
  /** A log-in of the account has ended: its open streams are looked at anew. Nobody is sent this. */
  z.object({ event: z.literal('logOut'), account: guid }),
  /** Somebody has passed a gate; for organisers who may scan. */
  z.object({ event: z.literal('gate'), account: z.null(), data: gateCount }),
  /** A call of the desk was taken, given back or acted on; for organisers who may call. */
  z.object({ event: z.literal('call'), account: z.null(), data: liveCallEvent }),
  /** A refund or a request was taken, given back or passed on; for organisers who read such. */
  z.object({ event: z.literal('owner'), account: z.null(), data: liveOwnerEvent }),
  /** Without an account it is for everybody. */
  z.object({ event: z.literal('updates'), account: guid.nullable() }),
])

export type LiveNews = z.infer<typeof liveNews>

/** Reads a payload; null for one sent by another version of the app. */
export function parseLiveNews(payload: string): LiveNews | null {
  try {
    return liveNews.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
