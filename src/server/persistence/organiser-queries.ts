import { sql } from 'kysely'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'

/** The sealed second factor of an organiser by phone; null for anybody else. */
export async function findSecondFactor(reader: Reader, phone: string) {
  const row = await reader
    .selectFrom('organiser')
    .innerJoin('account', 'account.guid', 'organiser.accountGuid')
    .select([
      'organiser.accountGuid',
      'organiser.secondFactorSealed as sealed',
      'organiser.secondFactorKeyId as keyId',
    ])
    .where('account.phone', '=', phone)
    .where('organiser.revokedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, keyId: row.keyId ?? '' } : null
}

/** Uses a step of the second factor; false if it is not later than the last one used. */
export async function takeSecondFactorStep(tx: Tx, accountGuid: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('organiser')
    .set({ secondFactorStep: step })
    .where('accountGuid', '=', accountGuid)
    .where(eb => eb.or([eb('secondFactorStep', 'is', null), eb('secondFactorStep', '<', step)]))
    .returning('accountGuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Creates or updates an organiser; a revoked one gets access again. */
export async function saveOrganiser(
  tx: Tx,
  organiser: { accountGuid: string; name: string; roles: OrganiserRole[]; secondFactor: Sealed },
): Promise<void> {
  const { accountGuid, name, roles, secondFactor } = organiser
  const row = {
    name,
    roles: sql<string[]>`${roles}::text[]`,
    secondFactorSealed: secondFactor.sealed,
    secondFactorKeyId: secondFactor.keyId,
    revokedAt: null,
  }
  await tx
    .insertInto('organiser')
    .values({ accountGuid, ...row })
    .onConflict(conflict => conflict.column('accountGuid').doUpdateSet(row))
    .execute()
}
