import { z } from 'zod'
import { guid, isoInstant, locale } from './field.ts'
import { defineRoute } from './route.ts'

/** Those of a company's people and vehicles that have a valid pass, with the signed code. */
export const staffPass = z.object({
  /** Of the employee or the vehicle. */
  subjectGuid: guid,
  kind: z.enum(['employee', 'vehicle']),
  code: z.string(),
  validFrom: isoInstant,
  validTo: isoInstant,
})

export type StaffPass = z.infer<typeof staffPass>

const params = z.object({ guid })

export const listStaffPasses = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/passes',
  summary: 'Passes of approved employees and vehicles, with their signed codes',
  policy: { kind: 'account' },
  params,
  compressed: true,
  response: z.object({ items: z.array(staffPass) }),
})

export const readStaffPasses = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/passes-document',
  summary: 'All passes of a company as PDF, one on each page of A6',
  policy: { kind: 'account' },
  params,
  query: z.object({ locale }),
  response: 'bytes',
})
