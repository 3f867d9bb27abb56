import { longestDelivery } from '#domain/message/delivery-fault.ts'
import { failExpiredMessages } from '#server/persistence/message-turn-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** Gives up codes that have expired and messages that could not be sent for days; the console shows them with the cause. */
export async function giveUpMessages(needs: Needs<'clock' | 'database' | 'log' | 'metrics'>): Promise<void> {
  const now = needs.clock.wall()
  const givenUpBefore = new Date(now.getTime() - longestDelivery)
  const count = await failExpiredMessages(needs.database, { now, givenUpBefore })
  if (count > 0) needs.log.error({ count }, 'messages were given up')
}
