import type { Reader, Tx } from './database.ts'

export async function insertLoginLink(
  tx: Tx,
  link: { tokenHash: Buffer; accountGuid: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('loginLink').values(link).execute()
}

/** The link of a token with its account; undefined for an unknown token. */
export function findLoginLink(reader: Reader, tokenHash: Buffer) {
  return reader
    .selectFrom('loginLink')
    .innerJoin('account', 'account.guid', 'loginLink.accountGuid')
    .select(['loginLink.guid', 'loginLink.accountGuid', 'loginLink.expiresAt', 'loginLink.usedAt'])
    .select('account.phone')
    .where('loginLink.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Marks a link as used; of simultaneous callers one succeeds. */
export async function consumeLoginLink(tx: Tx, guid: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loginLink')
    .set({ usedAt: at })
    .where('guid', '=', guid)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes links that expired before this moment. */
export async function forgetLoginLinks(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('loginLink').where('expiresAt', '<', before).execute()
}
