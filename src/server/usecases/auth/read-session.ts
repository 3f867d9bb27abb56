import type * as routes from '#contract/auth.ts'
import type { SessionGroup, SessionLists, SessionStaffCompany, SessionUser } from '#contract/auth.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { hasEnded } from '#domain/organiser/organiser-state.ts'
import { findOrganiser, type LiveTokenWithUsers } from '#server/persistence/access-queries.ts'
import { listSessionGroups } from '#server/persistence/group-queries.ts'
import { listSessionUsers } from '#server/persistence/session-queries.ts'
import {
  presentSessionStaffCompanies,
  staffCompaniesOfAccount,
} from '#server/persistence/staff-company-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'

/** The session lists, read in the round trip that reads the token. */
export const readSession: UseCase<typeof routes.readSession, never, { live: LiveTokenWithUsers }> = async ({
  live,
}) => presentLists(live)

/** The lists of an account as the client session keeps them (spec point 3). */
function presentLists(account: {
  phone: string
  users: SessionUser[]
  groups: SessionGroup[]
  staffCompanies: SessionStaffCompany[]
  organiser: { roles: OrganiserRole[] } | null
}): SessionLists {
  return {
    phone: account.phone,
    users: account.users,
    groups: account.groups,
    staffCompanies: account.staffCompanies,
    organiserRoles: account.organiser?.roles ?? [],
  }
}

/** The same for an account that has just logged in, before its token row was read. */
export async function readLists(
  needs: Needs<'clock' | 'database'>,
  account: { accountGuid: string; phone: string },
): Promise<SessionLists> {
  const [users, groups, companies, organiser] = await Promise.all([
    listSessionUsers(needs.database, account.accountGuid),
    listSessionGroups(needs.database, account.accountGuid),
    staffCompaniesOfAccount(needs.database, account.accountGuid).execute(),
    findOrganiser(needs.database, account.accountGuid),
  ])
  const ended = hasEnded(organiser?.endsAt?.getTime() ?? null, needs.clock.now().getTime())
  return presentLists({
    phone: account.phone,
    users,
    groups,
    staffCompanies: presentSessionStaffCompanies(companies),
    organiser: ended ? null : organiser,
  })
}
