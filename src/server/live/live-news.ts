import { z } from 'zod'
import { liveChatEvent } from '#contract/chat.ts'
import { guid } from '#contract/field.ts'

/**
 * What one instance tells all of them through the database when a change commits: who is to hear it, and the event as they get it.
 * Guids and numbers alone: a payload of NOTIFY is under 8,000 bytes and is read by whoever may listen.
 */
const liveNews = z.discriminatedUnion('event', [
  /** `also` are the accounts that may act for the person in the chat. */
  z.object({ event: z.literal('chat'), account: guid, also: z.array(guid).optional(), data: liveChatEvent }),
  z.object({ event: z.literal('participant'), account: guid, data: z.object({ participantGuid: guid }) }),
  z.object({ event: z.literal('group'), account: guid, data: z.object({ groupGuid: guid }) }),
  /** Without an account: for everybody. */
  z.object({ event: z.literal('updates'), account: guid.nullable() }),
])

export type LiveNews = z.infer<typeof liveNews>

/** Reads a payload; null for one that another version of the app has sent. */
export function parseLiveNews(payload: string): LiveNews | null {
  try {
    return liveNews.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
