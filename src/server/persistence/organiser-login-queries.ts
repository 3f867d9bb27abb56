import type { Sealed } from '../secrets/sealer.ts'
import type { Tx } from './database.ts'
import type { FactorChallenge } from './database-types.gen.ts'

/** A console log-in whose code was right begins to wait for its second step. */
export async function insertWaitingLogin(
  tx: Tx,
  login: { guid: string; tokenHash: Buffer; accountGuid: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insertInto('organiserLogin').values(login).execute()
}

/** Whose log-in waits behind a token, for locking the organiser before anything else. */
export async function waitingLoginOwner(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const row = await tx
    .selectFrom('organiserLogin')
    .select('accountGuid')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.accountGuid ?? null
}

/** The waiting log-in behind a token; null where there is none, it is over, or its time is up. The caller has locked the organiser. */
export async function findWaitingLogin(tx: Tx, tokenHash: Buffer, now: Date) {
  const row = await tx
    .selectFrom('organiserLogin')
    .select(['guid', 'accountGuid', 'expiresAt', 'tries', 'acceptedHash'])
    .where('tokenHash', '=', tokenHash)
    .where('doneAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export type WaitingLogin = NonNullable<Awaited<ReturnType<typeof findWaitingLogin>>>

export async function countLoginTry(tx: Tx, guid: string): Promise<void> {
  await tx
    .updateTable('organiserLogin')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('guid', '=', guid)
    .execute()
}

export async function noteAcceptedInvitation(tx: Tx, guid: string, acceptedHash: Buffer): Promise<void> {
  await tx.updateTable('organiserLogin').set({ acceptedHash }).where('guid', '=', guid).execute()
}

export async function endWaitingLogin(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx.updateTable('organiserLogin').set({ doneAt: at }).where('guid', '=', guid).execute()
  await tx.deleteFrom('factorChallenge').where('holderGuid', '=', guid).execute()
}

export type ChallengePurpose = FactorChallenge['purpose']

type ChallengeKey = { holderGuid: string; purpose: ChallengePurpose }

/** Keeps what has to be signed or confirmed; the newest alone counts. */
export async function keepChallenge(
  tx: Tx,
  key: ChallengeKey,
  { value, at }: { value: Sealed; at: Date },
): Promise<void> {
  const row = { valueSealed: value.sealed, valueKeyId: value.keyId, createdAt: at }
  await tx
    .insertInto('factorChallenge')
    .values({ ...key, ...row })
    .onConflict(conflict => conflict.columns(['holderGuid', 'purpose']).doUpdateSet(row))
    .execute()
}

/** Takes a challenge away: it counts once, whatever the answer to it is. */
export async function takeChallenge(tx: Tx, key: ChallengeKey, since: Date) {
  const row = await tx
    .deleteFrom('factorChallenge')
    .where('holderGuid', '=', key.holderGuid)
    .where('purpose', '=', key.purpose)
    .returning(['valueSealed as sealed', 'valueKeyId as keyId', 'createdAt'])
    .executeTakeFirst()
  return row && row.createdAt > since ? row : null
}

/** Reads a challenge and leaves it: a mistyped code of a new app can be typed again. */
export async function readChallenge(tx: Tx, key: ChallengeKey, since: Date) {
  const row = await tx
    .selectFrom('factorChallenge')
    .select(['valueSealed as sealed', 'valueKeyId as keyId'])
    .where('holderGuid', '=', key.holderGuid)
    .where('purpose', '=', key.purpose)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes log-ins that wait no longer, old challenges and old wrong tries. */
export async function forgetOldLogins(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('organiserLogin').where('createdAt', '<', before).execute()
  await tx.deleteFrom('factorChallenge').where('createdAt', '<', before).execute()
  await tx.deleteFrom('wrongFactor').where('at', '<', before).execute()
}
