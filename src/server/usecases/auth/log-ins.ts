import type * as routes from '#contract/auth.ts'
import { revokeToken } from '#server/persistence/access-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { listLogIns as listRows, revokeLogIns } from '#server/persistence/login-queries.ts'
import type { UseCase } from '#server/use-case.ts'

export const listLogIns: UseCase<typeof routes.listLogIns, 'clock' | 'database'> = async (
  { actor },
  needs,
) => {
  const rows = await listRows(needs.database, actor.accountGuid, needs.clock.wall())
  return {
    items: rows.map(row => ({
      guid: row.guid,
      startedAt: row.issuedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      audience: row.audience,
      current: row.guid === actor.tokenGuid,
    })),
  }
}

/** Ends every log-in of the account, on every instance at once, including the calling one unless it is kept. */
export const logoutEverywhere: UseCase<typeof routes.logoutEverywhere, 'clock' | 'database'> = async (
  { actor, body: { keepThis }, facts },
  needs,
) => {
  return needs.database.transaction().execute(async tx => {
    const ended = await revokeLogIns(tx, actor.accountGuid, {
      at: needs.clock.wall(),
      keep: keepThis ? actor.tokenGuid : null,
    })
    await recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'account',
      subjectGuid: actor.accountGuid,
      action: 'logoutEverywhere',
      toValue: String(ended),
      requestId: facts.requestId,
    })
    return { ended }
  })
}

export const logout: UseCase<typeof routes.logout, 'clock' | 'database'> = async ({ actor }, needs) => {
  const at = needs.clock.wall()
  await needs.database.transaction().execute(tx => revokeToken(tx, actor.tokenGuid, at))
  return null
}
