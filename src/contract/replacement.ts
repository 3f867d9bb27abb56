import { z } from 'zod'
import { guid, isoDate, isoInstant, kopecks } from './field.ts'
import { groupMember, memberForm } from './group.ts'
import { applicationDetail } from './organiser-application.ts'
import { moneyReason, movedSum, paymentOrder } from './organiser-finance.ts'
import { invoice, laterVat } from './payment.ts'
import { defineRoute } from './route.ts'

/** Money paid for a place that was given away and that counts for nobody yet (decision 036). */
export const credit = z.object({
  guid,
  /** The participant who had the place. */
  participantGuid: guid,
  oldName: z.string(),
  /** The person it waits for or was meant for; null once a form that was never confirmed has been erased. */
  newName: z.string().nullable(),
  amountKopecks: kopecks,
  /** The invoice by which it was paid; null when paid by card. */
  invoiceNumber: z.string().nullable(),
  invoiceGuid: guid.nullable(),
  /** waiting: until the new person is approved; free: the new person dropped out, and it can be given to another or returned. */
  state: z.enum(['waiting', 'free']),
  madeAs: z.enum(['coordinator', 'organiser']),
  madeAt: isoInstant,
})
export type Credit = z.infer<typeof credit>

export const replaceMember = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/:participantGuid/replace',
  summary: 'Give the place of a member who was paid for to another person, who goes through every check',
  policy: { kind: 'account' },
  params: z.object({ guid, participantGuid: guid }),
  body: memberForm,
  idempotent: true,
  response: groupMember,
})

export const replaceByMember = defineRoute({
  method: 'POST',
  path: '/groups/:guid/members/:participantGuid/replace-by-member',
  summary: 'Give the place of a member who was paid for to a member of the same group who is not',
  policy: { kind: 'account' },
  params: z.object({ guid, participantGuid: guid }),
  body: z.strictObject({ takerGuid: guid }),
  idempotent: true,
  response: groupMember,
})

/** Everything about a group's money: invoices of its members, card payments under way and made, money of places given away. */
export const groupPayments = z.object({
  items: z.array(invoice),
  openCardPayments: z.array(
    z.object({
      callbackGuid: guid,
      payUrl: z.string().nullable(),
      amountKopecks: kopecks,
      expiresAt: isoInstant,
      people: z.int(),
    }),
  ),
  /** Card payments that the caller made for members, newest first, with each person and what became of their part. */
  paidCards: z.array(
    z.object({
      guid,
      amountKopecks: kopecks,
      paidAt: isoInstant,
      people: z.array(
        z.object({
          guid,
          name: z.string(),
          latinName: z.string().nullable(),
          /** passedOn: the money stands for whoever was given the place. */
          state: z.enum(['charged', 'passedOn', 'refundDue', 'refunded']),
        }),
      ),
    }),
  ),
  credits: z.array(credit),
  feeKopecks: kopecks,
  vatPercent: z.number(),
  /** VAT included in the fee of one person. */
  vatKopecks: kopecks,
  cardAvailable: z.boolean(),
  /** As on the page of one person. */
  laterVat: laterVat.nullable(),
  payFromAbroad: z.string().nullable(),
})
export type GroupPayments = z.infer<typeof groupPayments>

export const readGroupPayments = defineRoute({
  method: 'GET',
  path: '/groups/:guid/invoices',
  summary:
    'Invoices of a group’s members, newest first, card payments under way and made, and money of given places',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: groupPayments,
})

export const replaceByOrganiser = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/replace',
  summary: 'Give a paid place to another person; shows the application of the new one',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  body: memberForm,
  idempotent: true,
  response: applicationDetail,
})

const creditList = z.object({ items: z.array(credit) })

export const listCredits = defineRoute({
  method: 'GET',
  path: '/organizer/credits',
  summary: 'Money of given places that counts for nobody yet',
  policy: { kind: 'organiser', permission: 'read-payments' },
  response: creditList,
})

export const refundCredit = defineRoute({
  method: 'POST',
  path: '/organizer/credits/:guid/refund',
  summary:
    'Return money that is free: by card through the acquirer, by invoice recorded as sent back by the bank',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    reason: moneyReason,
    /** By invoice: the payment order that sent the money back. */
    sent: z
      .strictObject({ returnedOn: isoDate, paymentOrderNumber: paymentOrder, amountKopecks: movedSum })
      .optional(),
  }),
  idempotent: true,
  response: creditList,
})

export const refundRequest = z.object({
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  groupName: z.string().nullable(),
  byCard: z.boolean(),
  /** Where the money stands; null for a place taken over, whose money stands with the one before. */
  invoiceGuid: guid.nullable(),
  cardPaymentGuid: guid.nullable(),
  reason: z.string().nullable(),
  askedAt: isoInstant,
})
export type RefundRequest = z.infer<typeof refundRequest>

export const listRefundRequests = defineRoute({
  method: 'GET',
  path: '/organizer/refund-requests',
  summary: 'Paid places whose money coordinators ask back, the longest waiting first',
  policy: { kind: 'organiser', permission: 'read-payments' },
  response: z.object({ items: z.array(refundRequest) }),
})
