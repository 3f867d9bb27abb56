import type * as routes from '#contract/organiser-team.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { endConsoleLogIn, listLogIns } from '#server/persistence/login-queries.ts'
import { listTeam } from '#server/persistence/organiser-team-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { findMember, noteTeamAct, openTeam } from './team-change.ts'

/** Log-ins go by the machine's clock, like everything that guards the console. */
export const listOrganiserLogIns: UseCase<typeof routes.listOrganiserLogIns, 'clock' | 'database'> = async (
  { actor, params: { guid } },
  { clock, database },
) => {
  const team = await listTeam(database)
  if (!team.some(({ accountGuid }) => accountGuid === guid)) refuse('not_found')
  const rows = await listLogIns(database, guid, clock.wall())
  return {
    items: rows
      .filter(({ audience }) => audience === 'organizer')
      .map(row => ({
        guid: row.guid,
        startedAt: row.issuedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        current: row.guid === actor.tokenGuid,
      })),
  }
}

export const endOrganiserLogIn: UseCase<
  typeof routes.endOrganiserLogIn,
  'clock' | 'config' | 'database' | 'sealer'
> = ({ actor, facts, params: { guid, login } }, needs) =>
  needs.database.transaction().execute(async tx => {
    const { timeZone } = await readCurrentEdition(tx)
    const by = { guid: actor.accountGuid, role: 'admin' as const, requestId: facts.requestId }
    const scene = await openTeam({ needs, tx, timeZone, by })
    findMember(scene, guid)
    if (!(await endConsoleLogIn(tx, { guid: login, accountGuid: guid, at: needs.clock.wall() })))
      refuse('not_found')
    await noteTeamAct(scene, guid, { action: 'endOrganiserLogIn' })
    return null
  })
