import type { SessionGroup, SessionLists, SessionUser } from '#contract/auth.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { findOrganiser } from '../../persistence/access-queries.ts'
import { listSessionGroups } from '../../persistence/group-queries.ts'
import { listSessionUsers } from '../../persistence/session-queries.ts'
import type { Services } from '../../services.ts'

/** The lists of an account as the client session keeps them (spec point 3). */
export function presentLists(account: {
  phone: string
  users: SessionUser[]
  groups: SessionGroup[]
  organiser: { roles: OrganiserRole[] } | null
}): SessionLists {
  return {
    phone: account.phone,
    users: account.users,
    groups: account.groups,
    staffCompanies: [],
    organiserRoles: account.organiser?.roles ?? [],
  }
}

/** The same for an account that has just logged in and whose token row was not read yet. */
export async function readLists(
  services: Services,
  account: { accountGuid: string; phone: string },
): Promise<SessionLists> {
  const [users, groups, organiser] = await Promise.all([
    listSessionUsers(services.database, account.accountGuid),
    listSessionGroups(services.database, account.accountGuid),
    findOrganiser(services.database, account.accountGuid),
  ])
  return presentLists({ phone: account.phone, users, groups, organiser })
}
