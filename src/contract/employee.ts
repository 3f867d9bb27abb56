import { z } from 'zod'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { besideFaults, called, coordinatorFields } from './application-form.ts'
import { phone } from './auth.ts'
import { guid, isoInstant, text, wrappedText } from './field.ts'
import { defineRoute } from './route.ts'

/** Most employees or vehicles of one bulk call. */
export const staffBulkLimit = 500

const companyParams = z.object({ guid })

const work = { onForum: z.boolean(), onMontage: z.boolean() }

function requireWork(person: { onForum: boolean; onMontage: boolean }, context: z.RefinementCtx): void {
  if (!person.onForum && !person.onMontage)
    context.addIssue({ code: 'custom', message: 'work_required', path: ['onForum'] })
}

const { lastName, firstName, middleName, latinLastName, latinFirstName } = coordinatorFields.shape

/** An employee as their company writes them down. */
export const employeeFields = z.strictObject({
  lastName,
  firstName,
  middleName,
  latinLastName,
  latinFirstName,
  /** A driver has to have one. */
  phone: z.union([phone, z.null()]),
  registrationAddress: wrappedText(300),
  ...work,
})

export const employeeForm = employeeFields.superRefine(requireWork, besideFaults)

export const employee = z.object({
  guid,
  version: z.int(),
  lastName: called(60),
  firstName: text(60),
  middleName: z.string().nullable(),
  latinLastName: z.string(),
  latinFirstName: z.string(),
  phone: z.string().nullable(),
  registrationAddress: z.string(),
  ...work,
  onSiteRole: z.enum(onSiteRoles).nullable(),
  state: z.enum(reviewStates),
  /** The two statuses of spec point 4. */
  status: z.enum(['unconfirmed', 'pending', 'approved']),
  securityStatus: z.enum(['pending', 'approved', 'rejected']),
  selfRegistered: z.boolean(),
  sentAt: isoInstant.nullable(),
})
export type Employee = z.infer<typeof employee>

export const employeeResults = z.object({
  results: z.array(z.object({ guid, ok: z.boolean(), code: z.enum(errorCodes).nullable() })),
})

export const listEmployees = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/employees',
  summary: 'Everybody whom a company brings, by name',
  policy: { kind: 'account' },
  params: companyParams,
  compressed: true,
  response: z.object({ items: z.array(employee) }),
})

export const addEmployee = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/employees',
  summary: 'Write an employee down, who has agreed to it',
  policy: { kind: 'account' },
  params: companyParams,
  body: employeeFields
    .extend({ consent: z.literal(true, 'consent_required') })
    .superRefine(requireWork, besideFaults),
  idempotent: true,
  response: employee,
})

export const saveEmployee = defineRoute({
  method: 'PUT',
  path: '/staff/companies/:guid/employees/:employeeGuid',
  summary: 'Correct an employee; whoever was sent or approved has to be sent for review again',
  policy: { kind: 'account' },
  params: z.object({ guid, employeeGuid: guid }),
  body: employeeFields.extend({ version: z.int() }).superRefine(requireWork, besideFaults),
  response: employee,
})

const chosen = z.array(guid).min(1, 'required').max(staffBulkLimit, 'too_long')

export const sendEmployees = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/employees/send',
  summary:
    'Send employees for review with the role they have on site; beyond the quota each is refused (quota_full)',
  policy: { kind: 'account' },
  params: companyParams,
  body: z.strictObject({ employeeGuids: chosen, onSiteRole: z.enum(onSiteRoles, 'required') }),
  idempotent: true,
  response: employeeResults,
})

export const removeEmployees = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/employees/remove',
  summary: 'Remove employees; their passes are void',
  policy: { kind: 'account' },
  params: companyParams,
  body: z.strictObject({ employeeGuids: chosen }),
  idempotent: true,
  response: employeeResults,
})
