import { sql } from 'kysely'
import type { Tx } from './database.ts'

type Aged = { editionGuids: readonly string[]; limit: number }

/** Locks employees of these editions who are not erased yet, removed ones too; whoever is being changed at this moment is left to the next portion. */
export async function lockAgedEmployees(
  tx: Tx,
  { editionGuids, limit }: Aged,
): Promise<{ guid: string; editionGuid: string }[]> {
  return tx
    .selectFrom('employee')
    .innerJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
    .select(['employee.guid', 'staffCompany.editionGuid'])
    .where('employee.erasedAt', 'is', null)
    .where(({ eb, val }) => eb('staffCompany.editionGuid', '=', eb.fn.any(val([...editionGuids]))))
    .orderBy('employee.guid')
    .limit(limit)
    .forUpdate('employee')
    .skipLocked()
    .execute()
}

/** The same of vehicles: the plate of a van tells who drove it. */
export async function lockAgedVehicles(
  tx: Tx,
  { editionGuids, limit }: Aged,
): Promise<{ guid: string; editionGuid: string }[]> {
  return tx
    .selectFrom('vehicle')
    .innerJoin('staffCompany', 'staffCompany.guid', 'vehicle.companyGuid')
    .select(['vehicle.guid', 'staffCompany.editionGuid'])
    .where('vehicle.erasedAt', 'is', null)
    .where(({ eb, val }) => eb('staffCompany.editionGuid', '=', eb.fn.any(val([...editionGuids]))))
    .orderBy('vehicle.guid')
    .limit(limit)
    .forUpdate('vehicle')
    .skipLocked()
    .execute()
}

/** Blanks everything that tells who it was; state, times and consent stay. */
export async function blankEmployees(tx: Tx, guids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('employee')
    .set(eb => ({
      ...{ lastName: '', firstName: '', middleName: null, latinLastName: '', latinFirstName: '' },
      ...{ phone: null, registrationAddress: '', decisionNote: null, erasedAt: at },
      removedAt: sql<Date>`coalesce(removed_at, ${at})`,
      version: eb('version', '+', 1),
    }))
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...guids]))))
    .execute()
}

export async function blankVehicles(tx: Tx, guids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('vehicle')
    .set(eb => ({
      ...{ brand: '', plate: '', driverGuid: null, decisionNote: null, erasedAt: at },
      removedAt: sql<Date>`coalesce(removed_at, ${at})`,
      version: eb('version', '+', 1),
    }))
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val([...guids]))))
    .execute()
}
