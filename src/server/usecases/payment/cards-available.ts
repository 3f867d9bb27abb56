import { cardAvailability, failuresThatClose } from '#domain/payment/card-availability.ts'
import { recentAttempts } from '#server/persistence/card-payment-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { Needs } from '#server/use-case.ts'

/** The acquirer answers or times out well before; an attempt still unopened then was not answered. */
const slowSeconds = 30

/** Whether card payments are offered now. Judged by the stored attempts, so every instance agrees. */
export async function cardsAvailable(needs: Needs<'clock'>, reader: Reader) {
  const now = needs.clock.wall().getTime()
  const attempts = await recentAttempts(reader, {
    slowBefore: new Date(now - slowSeconds * 1000),
    limit: failuresThatClose,
  })
  return cardAvailability(attempts, now)
}
