import type { EndedReason } from '#contract/ended-application.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { hasBeenDeclined, listOwnApplications } from '../../persistence/ended-application-queries.ts'
import type { AccountActor, Services } from '../../services.ts'

/**
 * How the account's own application has ended: the session lists leave out what is withdrawn (decision 010), and whoever comes back is told. So is whoever registered
 * another person who has declined, of whom nothing is left.
 */
export async function readEndedApplication(
  services: Services,
  actor: AccountActor,
): Promise<{ reason: EndedReason | null }> {
  const { guid: editionGuid } = await readCurrentEdition(services.database)
  const of = { accountGuid: actor.accountGuid, editionGuid }
  const own = await listOwnApplications(services.database, of)
  const [newest] = own
  if (!newest) return { reason: (await hasBeenDeclined(services.database, of)) ? 'declined' : null }
  if (own.some(({ status }) => status !== 'cancelled')) return { reason: null }
  return { reason: newest.isReplaced ? 'replaced' : 'cancelled' }
}
