import { z } from 'zod'
import { guid, isoDate, locale } from './field.ts'
import { defineRoute } from './route.ts'

/** Whom a company asks about the site. */
export const staffContact = z.object({
  guid,
  department: z.string(),
  /** Empty where there is nothing to add. */
  note: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

/** A paper for companies on site, as the editors last published it. */
export const staffDocument = z.object({
  guid,
  title: z.string(),
  note: z.string(),
  /** It is printed, signed and handed in. */
  toSign: z.boolean(),
  publishedOn: isoDate,
})

export const staffGuide = z.object({ guid, title: z.string(), html: z.string() })

const params = z.object({ guid })

export const readStaffGuide = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/guide',
  summary:
    'What a company has to know of the site: contacts, documents and guides, in the language of the call',
  policy: { kind: 'account' },
  params,
  compressed: true,
  response: z.object({
    contacts: z.array(staffContact),
    documents: z.array(staffDocument),
    guides: z.array(staffGuide),
  }),
})

export type StaffGuide = z.infer<(typeof readStaffGuide)['response']>

export const readStaffDocument = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/documents/:documentGuid.pdf',
  summary: 'A document for companies as PDF, with lines for the signature where one is asked for',
  policy: { kind: 'account' },
  params: z.object({ guid, documentGuid: guid }),
  query: z.object({ locale }),
  response: 'bytes',
})
