import type { Vehicle } from '#contract/vehicle.ts'
import { plateText } from '#domain/vehicle/plate.ts'

/** A vehicle as lists name it: brand and plate. */
export function vehicleName(vehicle: Vehicle): string {
  return `${vehicle.brand}, ${plateText(vehicle)}`
}
