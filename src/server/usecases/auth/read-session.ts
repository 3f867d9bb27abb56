import type { SessionLists } from '#contract/auth.ts'
import { findOrganiser } from '../../persistence/access-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { listSessionUsers } from '../../persistence/session-queries.ts'
import type { Services } from '../../services.ts'

/** The lists of an account as the client session keeps them (spec point 3). */
export async function readLists(
  services: Services,
  account: { accountGuid: string; phone: string },
): Promise<SessionLists> {
  const edition = await readCurrentEdition(services.database)
  const [users, organiser] = await Promise.all([
    listSessionUsers(services.database, account.accountGuid, edition.guid),
    findOrganiser(services.database, account.accountGuid),
  ])
  return {
    phone: account.phone,
    users,
    groups: [],
    staffCompanies: [],
    organiserRoles: organiser?.roles ?? [],
  }
}
