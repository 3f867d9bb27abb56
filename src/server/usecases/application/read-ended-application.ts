import type * as routes from '#contract/ended-application.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { hasBeenDeclined, listOwnApplications } from '#server/persistence/ended-application-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/**
 * How the account's own application has ended: session lists leave out withdrawn ones (decision 010), but a person who comes back should be told.
 * Also tells a registrant that the other person has declined, about whom nothing is left.
 */
export const readEndedApplication: UseCase<typeof routes.readEndedApplication, 'database'> = async (
  { actor },
  needs,
) => {
  const { guid: editionGuid } = await readCurrentEdition(needs.database)
  const of = { accountGuid: actor.accountGuid, editionGuid }
  const own = await listOwnApplications(needs.database, of)
  const [newest] = own
  if (!newest) return { reason: (await hasBeenDeclined(needs.database, of)) ? 'declined' : null }
  if (own.some(({ status }) => status !== 'cancelled')) return { reason: null }
  return { reason: newest.isReplaced ? 'replaced' : 'cancelled' }
}
