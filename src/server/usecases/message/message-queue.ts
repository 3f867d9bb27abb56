import type * as routes from '#contract/organiser-message.ts'
import { failedKept } from '#domain/message/delivery-fault.ts'
import { messageChannels } from '#domain/message/message-channel.ts'
import { messageUrgencies } from '#domain/message/message-urgency.ts'
import {
  countFailedMessages,
  countWaitingMessages,
  listGateways,
} from '#server/persistence/message-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** What waits to be sent and what failed, for the console. */
export const readMessageQueue: UseCase<
  typeof routes.readMessageQueue,
  'clock' | 'database' | 'mail' | 'sms'
> = async (_call, needs) => {
  const now = needs.clock.wall()
  const [waiting, gateways, failed] = await Promise.all([
    countWaitingMessages(needs.database, now),
    listGateways(needs.database),
    countFailedMessages(needs.database, new Date(now.getTime() - failedKept)),
  ])
  return {
    channels: messageChannels.map(channel => {
      const gateway = gateways.find(each => each.channel === channel)
      return {
        channel,
        pace: (channel === 'sms' ? needs.sms : needs.mail).pace,
        failing:
          gateway?.fault && gateway.faultSince
            ? {
                fault: gateway.fault,
                detail: gateway.faultDetail,
                since: gateway.faultSince.toISOString(),
                nextTryAt: gateway.pausedUntil?.toISOString() ?? null,
              }
            : null,
        waiting: messageUrgencies.map(urgency => {
          const row = waiting.find(each => each.channel === channel && each.urgency === urgency)
          return {
            urgency,
            due: Number(row?.due ?? 0),
            later: Number(row?.later ?? 0),
            oldestAt: row?.oldestAt?.toISOString() ?? null,
          }
        }),
      }
    }),
    failed: failed.map(row => ({
      channel: row.channel,
      fault: row.fault ?? 'expired',
      count: Number(row.count),
      retriable: Number(row.retriable),
      newestAt: row.newestAt.toISOString(),
    })),
  }
}
