import { z } from 'zod'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { closingStates } from '#domain/closing/closing.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { kindAuditRow } from './audit-row.ts'
import { guid, isoDate, kopecks, longestCursor, page } from './field.ts'
import { cardPaymentRow } from './organiser-finance.ts'
import { sentMessage } from './organiser-message.ts'
import { applicationNote, noteBody } from './organiser-person.ts'
import { refundRow } from './organiser-refund.ts'
import { defineRoute } from './route.ts'

/** Of a large company no more people and invoices than these; the lists have all. */
export const mostOfCompany = 50

const person = z.object({ name: z.string(), latinName: z.string().nullable(), phone: z.string() })

const companyRefund = refundRow.pick({
  ...{ guid: true, kind: true, state: true, amountKopecks: true, at: true, name: true },
  ...{ cardPaymentGuid: true, invoice: true },
})

/** So many notes about its people are shown. */
export const mostNotesOfCompany = 10

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
      /** That pay for its people. */
      cardPayments: z.object({ count: z.int(), items: z.array(cardPaymentRow) }),
      /** To its people's cards, and of its invoices. */
      refunds: z.object({ count: z.int(), items: z.array(companyRefund) }),
      /** Acts and tax invoices after the forum. */
      closings: z.object({
        count: z.int(),
        items: z.array(
          z.object({
            guid,
            number: z.string(),
            issuedOn: isoDate,
            state: z.enum(closingStates),
            totalKopecks: kopecks,
          }),
        ),
      }),
    })
    .nullable(),
  /** What colleagues wrote about its people, the newest first. */
  peopleNotes: z.array(
    applicationNote.extend({
      applicationGuid: guid,
      name: z.string(),
      latinName: z.string().nullable(),
    }),
  ),
  /** Tags of its people, the most used first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
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

export const companyHistory = z.object({
  /** The newest first. */
  notes: z.array(applicationNote),
  /** What was done to its invoices, its groups and what it is on site, the newest first, as far as the role reads each of them. */
  history: z.array(
    kindAuditRow.extend({
      /** Of an entry about an invoice. */
      invoice: z.object({ guid, number: z.string() }).nullable(),
    }),
  ),
})
export type CompanyHistory = z.infer<typeof companyHistory>

const params = z.object({ key: guid })

export const readCompanyHistory = defineRoute({
  method: 'GET',
  path: '/organizer/companies/:key/history',
  summary: 'Internal notes about a company, and its history',
  policy: { kind: 'organiser', permission: 'read-companies' },
  params,
  response: companyHistory,
})

export const listCompanyMessages = defineRoute({
  method: 'GET',
  path: '/organizer/companies/:key/messages',
  summary:
    'Messages to the coordinators of a company and, for roles that read contractors, to its responsible employee; the newest first',
  policy: { kind: 'organiser', permission: 'read-companies' },
  params,
  query: z.object({
    cursor: z.string().max(longestCursor).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(20),
  }),
  response: page(sentMessage),
})

export const writeCompanyNote = defineRoute({
  method: 'POST',
  path: '/organizer/companies/:key/notes',
  summary: 'Write an internal note about a company, for organisers alone',
  policy: { kind: 'organiser', permission: 'read-companies' },
  params,
  body: noteBody,
  idempotent: true,
  response: z.object({ notes: z.array(applicationNote) }),
})
