import type { Reader, Tx } from './database.ts'
import { announce } from './live-queries.ts'

/** The live log-ins of an account, newest first. */
export function listLogIns(reader: Reader, accountGuid: string, now: Date) {
  return reader
    .selectFrom('accessToken')
    .select(['guid', 'audience', 'issuedAt', 'expiresAt'])
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('issuedAt', 'desc')
    .orderBy('guid')
    .limit(200)
    .execute()
}

/** Ends one log-in to the console with its open streams, at once on every instance; false where it had ended already. */
export async function endConsoleLogIn(
  tx: Tx,
  { guid, accountGuid, at }: { guid: string; accountGuid: string; at: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('accessToken')
    .set({ revokedAt: at })
    .where('guid', '=', guid)
    .where('accountGuid', '=', accountGuid)
    .where('audience', '=', 'organizer')
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('guid')
    .executeTakeFirst()
  if (ended) await announce(tx, { event: 'logOut', account: accountGuid })
  return ended !== undefined
}

/** Ends every log-in of an account except the kept one, with its open streams, at once on every instance; returns how many there were. */
export async function revokeLogIns(
  tx: Tx,
  accountGuid: string,
  facts: { at: Date; keep: string | null },
): Promise<number> {
  let revoked = tx
    .updateTable('accessToken')
    .set({ revokedAt: facts.at })
    .where('accountGuid', '=', accountGuid)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', facts.at)
  if (facts.keep) revoked = revoked.where('guid', '<>', facts.keep)
  const { numUpdatedRows } = await revoked.executeTakeFirst()
  await announce(tx, { event: 'logOut', account: accountGuid })
  return Number(numUpdatedRows)
}
