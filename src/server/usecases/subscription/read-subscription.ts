import type * as routes from '#contract/unsubscribe.ts'
import { maskEmail } from '#domain/person/mask-email.ts'
import { advertisingSince, findSubscriber } from '#server/persistence/settings-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** The masked person of an unsubscribe link: its holder need not be that person. */
export const readSubscription: UseCase<typeof routes.readSubscription, 'database'> = async (
  { params: { guid: unsubscribeGuid } },
  needs,
) => {
  const subscriber = await findSubscriber(needs.database, unsubscribeGuid)
  if (!subscriber) refuse('unsubscribe_not_registered')
  const since = await advertisingSince(needs.database, subscriber.guid)
  return { email: maskEmail(subscriber.email), subscribed: since !== null }
}
