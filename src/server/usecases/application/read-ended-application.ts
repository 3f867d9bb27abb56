import type * as routes from '#contract/ended-application.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { hasBeenDeclined, listOwnApplications } from '#server/persistence/ended-application-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/**
 * A person who comes back is told that their application was withdrawn: the session lists leave it out (decision 010), and the account would look
 * as if nothing had ever been sent. A registrant is told that the other person declined.
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
