import { z } from 'zod'
import { vehicleSorts } from '#domain/staff-company/review-sort.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { vehicleTypes } from '#domain/vehicle/vehicle-type.ts'
import { employeeResults, staffBulkLimit } from './employee.ts'
import { dayRange, guid, isoDate, isoInstant } from './field.ts'
import { decisionFields, requireNote, reviewPage, reviewQuery } from './review.ts'
import { defineRoute } from './route.ts'

export const vehicleRow = z.object({
  guid,
  brand: z.string(),
  plate: z.string(),
  plateCountry: z.string(),
  type: z.enum(vehicleTypes),
  companyName: z.string(),
  driver: z.object({ name: z.string(), latinName: z.string(), state: z.enum(reviewStates) }).nullable(),
  arrivesOn: isoDate,
  leavesOn: isoDate,
  onForum: z.boolean(),
  onMontage: z.boolean(),
  state: z.enum(reviewStates),
  sentAt: isoInstant.nullable(),
  /** For colleagues alone. */
  note: z.string().nullable(),
})

export type VehicleRow = z.infer<typeof vehicleRow>

export const listStaffVehicles = defineRoute({
  method: 'GET',
  path: '/organizer/vehicles',
  summary: 'Vehicles of contractors and exhibitors, those sent first in front',
  policy: { kind: 'organiser', permission: 'read-staff' },
  query: reviewQuery.extend({
    sort: z.enum(vehicleSorts).default('oldest'),
    /** The days on which they were sent for review. */
    ...dayRange,
  }),
  response: reviewPage(vehicleRow),
})

export const decideVehicles = defineRoute({
  method: 'POST',
  path: '/organizer/vehicles/decision',
  summary: 'Approve, refuse or look again, each with its own result',
  policy: { kind: 'organiser', permission: 'decide-staff' },
  body: z
    .strictObject({
      vehicleGuids: z.array(guid).min(1, 'required').max(staffBulkLimit, 'too_long'),
      ...decisionFields,
    })
    .superRefine(requireNote),
  idempotent: true,
  response: employeeResults,
})
