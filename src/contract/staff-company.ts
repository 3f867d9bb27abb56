import { z } from 'zod'
import { checkInn } from '#domain/company/inn.ts'
import { siteParts } from '#domain/edition/site-window.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { besideFaults, coordinatorFields, positionLimit } from './application-form.ts'
import { phone } from './auth.ts'
import { guid, isoInstant, locale, text } from './field.ts'
import { defineRoute } from './route.ts'
import { messageSettings } from './settings.ts'

const companyParams = z.object({ guid })

/** A company abroad has no INN; a sole trader has twelve digits. */
const companyFields = z
  .strictObject({
    hasInn: z.boolean(),
    inn: z.string().trim().max(20, 'inn_length').nullable(),
    name: text(300),
  })
  .superRefine(({ hasInn, inn }, context) => {
    if (!hasInn) return
    const verdict = inn ? checkInn(inn, 'payer') : ({ ok: false, code: 'required' } as const)
    if (!verdict.ok) context.addIssue({ code: 'custom', message: verdict.code, path: ['inn'] })
  }, besideFaults)

/** The responsible employee; the phone is that of the log-in. */
export const staffOwnerFields = coordinatorFields.extend({ position: text(positionLimit) })

const staffCompanyForm = z.strictObject({
  company: companyFields,
  contractorRole: z.enum(contractorRoles, 'required'),
  owner: staffOwnerFields,
  locale,
})

export const siteWindow = z.object({ part: z.enum(siteParts), from: isoInstant, to: isoInstant })

export const staffCompany = z.object({
  guid,
  version: z.int(),
  contractorRole: z.enum(contractorRoles),
  /** The forum has confirmed the package; until then it gives no places on the forum days. */
  roleConfirmed: z.boolean(),
  company: z.object({ hasInn: z.boolean(), inn: z.string().nullable(), name: z.string() }),
  owner: staffOwnerFields.extend({
    latinLastName: z.string(),
    latinFirstName: z.string(),
    phone: z.string(),
  }),
  locale,
  noticesBy: messageSettings.shape.noticesBy,
  /** What the self-registration link carries. */
  registrationGuid: guid,
  /** Places on the forum days: how many there are, and how many are taken. */
  forumPlaces: z.object({ all: z.int(), taken: z.int() }),
  windows: z.array(siteWindow),
  /** Somebody else was offered the company and has not answered. */
  handover: z.object({ phone: z.string(), offeredAt: isoInstant }).nullable(),
})
export type StaffCompany = z.infer<typeof staffCompany>

/** A company that is offered to the reader. */
export const offeredCompany = z.object({
  /** Of the offer. */
  guid,
  companyName: z.string(),
  offeredBy: z.object({ name: z.string(), latinName: z.string() }),
  offeredAt: isoInstant,
})

export const createStaffCompany = defineRoute({
  method: 'POST',
  path: '/staff/companies',
  summary:
    'Sign a contractor or exhibitor up; a company has one responsible employee, and another is refused (responsible_person_exists)',
  policy: { kind: 'account' },
  body: staffCompanyForm,
  idempotent: true,
  response: staffCompany,
})

export const readStaffCompany = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid',
  summary: 'A company with its places, its windows on site and its registration link',
  policy: { kind: 'account' },
  params: companyParams,
  response: staffCompany,
})

export const saveStaffOwner = defineRoute({
  method: 'PUT',
  path: '/staff/companies/:guid/owner',
  summary: 'Change the contacts of the responsible employee',
  policy: { kind: 'account' },
  params: companyParams,
  body: z.strictObject({ version: z.int(), owner: staffOwnerFields, locale }),
  response: staffCompany,
})

export const saveStaffSettings = defineRoute({
  method: 'PUT',
  path: '/staff/companies/:guid/settings',
  summary: 'Language and way of the messages to the responsible employee; codes of log-in always go by SMS',
  policy: { kind: 'account' },
  params: companyParams,
  body: messageSettings.extend({ version: z.int() }),
  response: staffCompany,
})

export const rotateRegistrationLink = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/registration-link',
  summary: 'A new self-registration link; the old one is dead',
  policy: { kind: 'account' },
  params: companyParams,
  body: z.strictObject({ registrationGuid: guid }),
  idempotent: true,
  response: staffCompany,
})

export const offerHandover = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/handover',
  summary: 'Offer the company to another responsible employee, who takes it after logging in',
  policy: { kind: 'account' },
  params: companyParams,
  body: z.strictObject({ phone }),
  idempotent: true,
  response: staffCompany,
})

export const withdrawHandover = defineRoute({
  method: 'DELETE',
  path: '/staff/companies/:guid/handover',
  summary: 'Take the offer back',
  policy: { kind: 'account' },
  params: companyParams,
  response: staffCompany,
})

export const listOfferedCompanies = defineRoute({
  method: 'GET',
  path: '/staff/handovers',
  summary: 'Companies offered to the reader’s phone',
  policy: { kind: 'account' },
  response: z.object({ items: z.array(offeredCompany) }),
})

export const answerHandover = defineRoute({
  method: 'POST',
  path: '/staff/handovers/:guid/answer',
  summary: 'Become the responsible employee, or decline',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  body: z.discriminatedUnion('take', [
    z.strictObject({ take: z.literal(true), owner: staffOwnerFields, locale }),
    z.strictObject({ take: z.literal(false) }),
  ]),
  idempotent: true,
  response: z.object({ taken: z.boolean() }),
})
