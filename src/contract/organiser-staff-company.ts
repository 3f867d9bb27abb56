import { z } from 'zod'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { staffCompanySorts } from '#domain/staff-company/staff-company-sort.ts'
import { dayRange, guid, isoInstant, page } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

/** Whether the forum has confirmed what a company says it is. */
export const packageStates = ['waiting', 'confirmed'] as const

export const staffCompanyRow = z.object({
  guid,
  version: z.int(),
  name: z.string(),
  inn: z.string().nullable(),
  contractorRole: z.enum(contractorRoles),
  packageState: z.enum(packageStates),
  owner: z.object({ name: z.string(), latinName: z.string(), phone: z.string(), email: z.string() }),
  /** Places on the forum days: how many there are, and how many are taken. */
  forumPlaces: z.object({ all: z.int(), taken: z.int() }),
  employees: z.int(),
  vehicles: z.int(),
  createdAt: isoInstant,
})
export type StaffCompanyRow = z.infer<typeof staffCompanyRow>

export const listStaffCompanies = defineRoute({
  method: 'GET',
  path: '/organizer/staff-companies',
  summary: 'Contractors and exhibitors, earliest signed up first or in another order',
  policy: { kind: 'organiser', permission: 'read-staff-companies' },
  query: listQuery.extend({
    state: z.enum(packageStates).optional(),
    sort: z.enum(staffCompanySorts).default('oldest'),
    /** The days on which the company registered. */
    ...dayRange,
  }),
  response: page(staffCompanyRow).extend({
    /** How many stand in each state under the same search and days. */
    counts: z.partialRecord(z.enum(packageStates), z.int()),
  }),
})

export const confirmPackage = defineRoute({
  method: 'POST',
  path: '/organizer/staff-companies/:guid/package',
  summary:
    'Confirm what a company is to the forum, or put it right; a smaller package than the places taken is refused (quota_full)',
  policy: { kind: 'organiser', permission: 'confirm-packages' },
  params: z.object({ guid }),
  body: z.strictObject({ version: z.int(), contractorRole: z.enum(contractorRoles, 'required') }),
  idempotent: true,
  response: staffCompanyRow,
})
