import type { z } from 'zod'
import { type Vehicle, vehicleForm } from '#contract/vehicle.ts'
import { metresText, readMetres } from '#domain/vehicle/vehicle-size.ts'
import type { VehicleType } from '#domain/vehicle/vehicle-type.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

/** A vehicle as the fields hold it: sizes in metres, as people write them. */
export type VehicleValues = {
  brand: string
  plate: string
  plateCountry: string
  type: VehicleType | ''
  length: string
  height: string
  onForum: boolean
  onMontage: boolean
  driverGuid: string
  arrivesOn: string
  leavesOn: string
}

export type VehicleBody = z.output<typeof vehicleForm>

export const noVehicle: VehicleValues = {
  brand: '',
  plate: '',
  plateCountry: 'RU',
  type: '',
  length: '',
  height: '',
  onForum: false,
  onMontage: true,
  driverGuid: '',
  arrivesOn: '',
  leavesOn: '',
}

const strict = judgeBy(vehicleForm)

const fieldOf = { lengthCm: 'length', heightCm: 'height' } as Record<string, string>

/** The form's name for a field of the contract. */
export function formField(field: string): string {
  return fieldOf[field] ?? field
}

export const judgeVehicle: Judge<VehicleValues, VehicleBody> = ({ length, height, driverGuid, ...typed }) => {
  const judged = strict({
    ...typed,
    lengthCm: sizeOf(length),
    heightCm: sizeOf(height),
    driverGuid: driverGuid || null,
  })
  if (judged.ok) return judged
  return { ok: false, faults: judged.faults.map(({ field, code }) => ({ field: formField(field), code })) }
}

/** Nothing is missing; something that is no length is wrong. */
function sizeOf(typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  return readMetres(typed) ?? 0
}

export function vehicleValues(vehicle: Vehicle, locale: 'ru' | 'en'): VehicleValues {
  const { brand, plate, plateCountry, type, lengthCm, heightCm, onForum, onMontage, driverGuid } = vehicle
  return {
    ...{ brand, plate, plateCountry, type, onForum, onMontage },
    length: metresText(lengthCm, locale),
    height: metresText(heightCm, locale),
    driverGuid: driverGuid ?? '',
    arrivesOn: vehicle.arrivesOn,
    leavesOn: vehicle.leavesOn,
  }
}
