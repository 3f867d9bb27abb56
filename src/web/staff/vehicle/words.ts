import type { Vehicle } from '#contract/vehicle.ts'
import { plateText } from '#web/kit/words/staff-words.ts'

/** A vehicle as lists name it: brand and plate. */
export function vehicleName(vehicle: Vehicle): string {
  return `${vehicle.brand}, ${plateText(vehicle)}`
}
