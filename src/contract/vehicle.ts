import { z } from 'zod'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { readPlate } from '#domain/vehicle/plate.ts'
import { vehicleTypes } from '#domain/vehicle/vehicle-type.ts'
import { besideFaults } from './application-form.ts'
import { employeeResults, staffBulkLimit } from './employee.ts'
import { guid, isoDate, isoInstant, text } from './field.ts'
import { defineRoute } from './route.ts'

const companyParams = z.object({ guid })

const vehicleFields = z.strictObject({
  brand: text(60),
  plate: text(20),
  /** ISO 3166; only a Russian plate has a form that is checked. */
  plateCountry: z.string('required').regex(/^[A-Z]{2}$/, 'value_invalid'),
  type: z.enum(vehicleTypes, 'required'),
  /** In centimetres. */
  lengthCm: z.int('required').min(100, 'value_invalid').max(3000, 'value_invalid'),
  heightCm: z.int('required').min(100, 'value_invalid').max(500, 'value_invalid'),
  onForum: z.boolean(),
  onMontage: z.boolean(),
  /** An employee of the company; may follow later, but not after sending. */
  driverGuid: guid.nullable(),
  arrivesOn: isoDate,
  leavesOn: isoDate,
})

type Fields = z.output<typeof vehicleFields>

function judgeVehicle(vehicle: Fields, context: z.RefinementCtx): void {
  const refuse = (field: keyof Fields, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] })
  if (!vehicle.onForum && !vehicle.onMontage) refuse('onForum', 'work_required')
  if (vehicle.plate && vehicle.plateCountry && !readPlate(vehicle.plate, vehicle.plateCountry).ok)
    refuse('plate', 'plate_invalid')
  if (vehicle.arrivesOn && vehicle.leavesOn && vehicle.leavesOn < vehicle.arrivesOn)
    refuse('leavesOn', 'departure_before_arrival')
}

export const vehicleForm = vehicleFields.superRefine(judgeVehicle, besideFaults)

export const vehicle = z.object({
  ...vehicleFields.shape,
  guid,
  version: z.int(),
  driver: z.object({ name: z.string(), latinName: z.string(), state: z.enum(reviewStates) }).nullable(),
  state: z.enum(reviewStates),
  sentAt: isoInstant.nullable(),
})
export type Vehicle = z.infer<typeof vehicle>

export const listVehicles = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/vehicles',
  summary: 'The vehicles of a company, by the day they come',
  policy: { kind: 'account' },
  params: companyParams,
  compressed: true,
  response: z.object({ items: z.array(vehicle) }),
})

export const addVehicle = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/vehicles',
  summary: 'Add a vehicle; a plate stands once in a company (plate_used)',
  policy: { kind: 'account' },
  params: companyParams,
  body: vehicleForm,
  idempotent: true,
  failure: 'vehicle_add_failed',
  response: vehicle,
})

export const saveVehicle = defineRoute({
  method: 'PUT',
  path: '/staff/companies/:guid/vehicles/:vehicleGuid',
  summary: 'Correct a vehicle; one that was sent or approved has to be sent for review again',
  policy: { kind: 'account' },
  params: z.object({ guid, vehicleGuid: guid }),
  body: vehicleFields.extend({ version: z.int() }).superRefine(judgeVehicle, besideFaults),
  response: vehicle,
})

const chosen = z.strictObject({
  vehicleGuids: z.array(guid).min(1, 'required').max(staffBulkLimit, 'too_long'),
})

export const sendVehicles = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/vehicles/send',
  summary: 'Send vehicles for review; one without a driver is refused (driver_missing)',
  policy: { kind: 'account' },
  params: companyParams,
  body: chosen,
  idempotent: true,
  response: employeeResults,
})

export const removeVehicles = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/vehicles/remove',
  summary: 'Remove vehicles; their passes are void',
  policy: { kind: 'account' },
  params: companyParams,
  body: chosen,
  idempotent: true,
  response: employeeResults,
})
