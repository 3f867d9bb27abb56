import { z } from 'zod'
import { guid, isoInstant, longestCursor, page } from './field.ts'
import { applicationDetail } from './organiser-application.ts'
import { cardPaymentRow, invoiceRow } from './organiser-finance.ts'
import { gateScanRow } from './organiser-gate.ts'
import { sentMessage } from './organiser-message.ts'
import { defineRoute } from './route.ts'

/** What organisers write to one another about a person or a company; nobody else sees it. */
export const applicationNote = z.object({
  guid,
  text: z.string(),
  author: z.string(),
  writtenAt: isoInstant,
})

export type ApplicationNote = z.infer<typeof applicationNote>

export const noteBody = z.strictObject({
  text: z.string('required').trim().min(1, 'required').max(2000, 'too_long'),
})

export const personRecords = z.object({
  /** Null for a role that may not see payments. */
  money: z.object({ invoices: z.array(invoiceRow), cardPayments: z.array(cardPaymentRow) }).nullable(),
  /** At the gates, the newest first; null for a role that reads no passes. */
  scans: z
    .array(
      gateScanRow.pick({ guid: true, at: true, gate: true, direction: true, outcome: true, reasons: true }),
    )
    .nullable(),
  /** The person's chat; null where there is none, and for a role that does not answer chats. */
  chatGuid: guid.nullable(),
  /** The newest first. */
  notes: z.array(applicationNote),
  /** By letter. */
  tags: z.array(z.string()),
})

export type PersonRecords = z.infer<typeof personRecords>

const params = z.object({ guid })

export const readPersonRecords = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/records',
  summary: 'Money, scans, chat and internal notes of one person, as far as the role may see them',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  response: personRecords,
})

export const listPersonMessages = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/messages',
  summary: 'Messages to one person and their copies to whoever is told for them, the newest first',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  query: z.object({
    cursor: z.string().max(longestCursor).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(20),
  }),
  response: page(sentMessage),
})

export const readPersonConsentPdf = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/consents/:consent.pdf',
  summary: 'A consent of a person as it was given, for whoever reads the personal details',
  policy: { kind: 'organiser', permission: 'read-personal-details' },
  params: params.extend({ consent: guid }),
  response: 'bytes',
})

export const readNotes = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/notes',
  summary: 'The internal notes about a person, for organisers alone',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  response: z.object({ notes: z.array(applicationNote) }),
})

export const writeNote = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/notes',
  summary: 'Write an internal note about a person, for organisers alone',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  body: noteBody,
  idempotent: true,
  response: z.object({ notes: z.array(applicationNote) }),
})

/** The tag as it is typed; the domain brings it to one form. */
const tagBody = z.strictObject({ tag: z.string('required').max(200, 'too_long') })
const tagged = z.object({ tags: z.array(z.string()) })

export const addTag = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/tags',
  summary: 'Give a person a tag, a short word for organisers alone; one that is there already stays',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  body: tagBody,
  response: tagged,
})

export const removeTag = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/tags/remove',
  summary: 'Take a tag from a person; one that is gone already stays so',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params,
  body: tagBody,
  response: tagged,
})

export const listKnownTags = defineRoute({
  method: 'GET',
  path: '/organizer/tags',
  summary: 'Tags in use, the most used first',
  policy: { kind: 'organiser', permission: 'read-applications' },
  response: tagged,
})

/** The names that an organiser may put right. */
export const correctedFields = [
  'lastName',
  'firstName',
  'middleName',
  'latinLastName',
  'latinFirstName',
] as const

export const correctedNames = z.strictObject({
  lastName: z.string().max(200).nullable(),
  firstName: z.string().max(200).nullable(),
  middleName: z.string().max(200).nullable(),
  latinLastName: z.string().max(200).nullable(),
  latinFirstName: z.string().max(200).nullable(),
})

export const correctNames = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/names',
  summary: 'Correct a typing error in the names, with a reason; the person is told',
  policy: { kind: 'organiser', permission: 'correct-applications' },
  params,
  body: z.strictObject({
    /** The names that were corrected, so that a change made meanwhile is not undone unseen. */
    before: correctedNames,
    names: correctedNames,
    /** Sent to the person. */
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: applicationDetail,
})

export type CorrectedNames = z.infer<typeof correctedNames>
