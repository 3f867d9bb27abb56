import type { z } from 'zod'
import type { Vehicle, vehicleForm } from '#contract/vehicle.ts'
import { readPlate } from '#domain/vehicle/plate.ts'
import type { VehicleRow } from '#server/persistence/vehicle-queries.ts'

export function presentVehicle(row: VehicleRow): Vehicle {
  const { guid, version, brand, plate, plateCountry, type, lengthCm, heightCm } = row
  const { onForum, onMontage, arrivesOn, leavesOn, state, sentAt } = row
  return {
    ...{ guid, version, brand, plate, plateCountry, type, lengthCm, heightCm },
    ...{ onForum, onMontage, arrivesOn, leavesOn, state },
    driverGuid: row.knownDriverGuid,
    driver: presentDriver(row),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

export function presentDriver(row: VehicleRow): Vehicle['driver'] {
  if (!row.knownDriverGuid || !row.driverState) return null
  return {
    name: `${row.driverLastName} ${row.driverFirstName}`,
    latinName: `${row.driverLatinFirstName} ${row.driverLatinLastName}`,
    state: row.driverState,
  }
}

/** A vehicle's data as columns; the plate in the one form in which it is compared. */
export function vehicleColumns({ plate, plateCountry, ...rest }: z.output<typeof vehicleForm>) {
  const read = readPlate(plate, plateCountry)
  return { ...rest, plateCountry, plate: read.ok ? read.number : plate }
}
