import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { guid, isoDate, kopecks } from './field.ts'
import { defineRoute } from './route.ts'

/** Of a large company no more people and invoices than these; the lists have all. */
export const mostOfCompany = 50

const person = z.object({ name: z.string(), latinName: z.string().nullable(), phone: z.string() })

export const companyRecord = z.object({
  /** Of the company's INN, or of its name where it has none. */
  key: guid,
  name: z.string(),
  /** As most of its people write it. */
  shortName: z.string().nullable(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  people: z.object({
    counts: z.partialRecord(z.enum(applicationStatuses), z.int()),
    /** By name. */
    items: z.array(
      z.object({
        guid,
        name: z.string(),
        latinName: z.string().nullable(),
        position: z.string().nullable(),
        role: z.enum(participantRoles),
        status: z.enum(applicationStatuses),
        payment: z.enum(paymentStatuses),
      }),
    ),
  }),
  groups: z.array(z.object({ guid, coordinator: person, email: z.string(), members: z.int() })),
  /** Null for a role that reads no payments. */
  money: z
    .object({
      /** Of everything that is not cancelled: asked for, come and not sent back, and still awaited. */
      invoicedKopecks: kopecks,
      receivedKopecks: kopecks,
      awaitedKopecks: kopecks,
      count: z.int(),
      /** The newest first. */
      items: z.array(
        z.object({
          guid,
          number: z.string(),
          issuedOn: isoDate,
          dueOn: isoDate,
          status: z.enum(invoiceStatuses),
          totalKopecks: kopecks,
        }),
      ),
    })
    .nullable(),
  /** The same company on site; null where there is none, and for a role that does not read it. */
  staff: z
    .object({
      guid,
      name: z.string(),
      contractorRole: z.enum(contractorRoles),
      confirmed: z.boolean(),
      owner: person.extend({ email: z.string() }),
      employees: z.int(),
      vehicles: z.int(),
    })
    .nullable(),
})

export type CompanyRecord = z.infer<typeof companyRecord>

export const readCompanyRecord = defineRoute({
  method: 'GET',
  path: '/organizer/companies/:key',
  summary: 'One company with its people, groups, money and its contractor, as far as the role may see them',
  policy: { kind: 'organiser', permission: 'read-companies' },
  params: z.object({ key: guid }),
  response: companyRecord,
})
