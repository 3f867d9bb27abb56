import { maskEmail } from '#domain/person/mask-email.ts'
import { advertisingSince, findSubscriber } from '../../persistence/settings-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'

/** Whom an unsubscribe link belongs to, masked: whoever holds the link need not be the person. */
export async function readSubscription(
  services: Services,
  unsubscribeGuid: string,
): Promise<{ email: string; subscribed: boolean }> {
  const subscriber = await findSubscriber(services.database, unsubscribeGuid)
  if (!subscriber) refuse('unsubscribe_not_registered')
  const since = await advertisingSince(services.database, subscriber.guid)
  return { email: maskEmail(subscriber.email), subscribed: since !== null }
}
