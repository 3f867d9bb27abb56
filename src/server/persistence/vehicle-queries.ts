import type { Insertable, Updateable } from 'kysely'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { asLocked, type Locked } from './locked.ts'

/** Vehicles with their drivers; one whose driver was removed has none. */
export function vehiclesWithDrivers(reader: Reader) {
  return reader
    .selectFrom('vehicle')
    .innerJoin('staffCompany', 'staffCompany.guid', 'vehicle.companyGuid')
    .leftJoin('employee as driver', join =>
      join.onRef('driver.guid', '=', 'vehicle.driverGuid').on('driver.removedAt', 'is', null),
    )
    .selectAll('vehicle')
    .select([
      'staffCompany.name as companyName',
      'driver.guid as knownDriverGuid',
      'driver.lastName as driverLastName',
      'driver.firstName as driverFirstName',
      'driver.latinLastName as driverLatinLastName',
      'driver.latinFirstName as driverLatinFirstName',
      'driver.state as driverState',
    ])
    .where('vehicle.removedAt', 'is', null)
}

export type VehicleRow = Awaited<
  ReturnType<ReturnType<typeof vehiclesWithDrivers>['executeTakeFirstOrThrow']>
>

/** The vehicles of a company, by the day they come. */
export function listVehiclesOf(reader: Reader, companyGuid: string): Promise<VehicleRow[]> {
  return vehiclesWithDrivers(reader)
    .where('vehicle.companyGuid', '=', companyGuid)
    .orderBy('vehicle.arrivesOn')
    .orderBy('vehicle.guid')
    .execute()
}

/** Locks the vehicles of a company that are among these, in the order of their guids. */
export async function lockVehicles(
  tx: Tx,
  { companyGuid, guids }: { companyGuid: string; guids: readonly string[] },
): Promise<Locked<VehicleRow>[]> {
  const rows = await vehiclesWithDrivers(tx)
    .where('vehicle.companyGuid', '=', companyGuid)
    .where(({ eb, val }) => eb('vehicle.guid', '=', eb.fn.any(val([...guids]))))
    .orderBy('vehicle.guid')
    .forUpdate('vehicle')
    .execute()
  return rows.map(asLocked)
}

export async function insertVehicle(tx: Tx, vehicle: Insertable<DB['vehicle']>): Promise<string> {
  const { guid } = await tx.insertInto('vehicle').values(vehicle).returning('guid').executeTakeFirstOrThrow()
  return guid
}

/** Changes locked vehicles and increases their versions. */
export async function changeVehicles(
  tx: Tx,
  vehicles: readonly Locked<{ guid: string }>[],
  change: Omit<Updateable<DB['vehicle']>, 'guid' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('vehicle')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where(({ eb, val }) => eb('guid', '=', eb.fn.any(val(vehicles.map(({ guid }) => guid)))))
    .execute()
}
