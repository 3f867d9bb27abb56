import type { LogIn } from '#contract/auth.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { listLogIns as listRows, revokeLogIns } from '../../persistence/log-in-queries.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'

/** Where the account is logged in now. */
export async function listLogIns(services: Services, actor: AccountActor): Promise<{ items: LogIn[] }> {
  const rows = await listRows(services.database, actor.accountGuid, services.clock.wall())
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

/** Ends every log-in of the account, the calling one too unless it is kept; every instance asks for the row on each request. */
export async function logoutEverywhere(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  { keepThis }: { keepThis: boolean },
): Promise<{ ended: number }> {
  return services.database.transaction().execute(async tx => {
    const ended = await revokeLogIns(tx, actor.accountGuid, {
      at: services.clock.wall(),
      keep: keepThis ? actor.tokenGuid : null,
    })
    await recordAudit(tx, {
      at: services.clock.now(),
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
