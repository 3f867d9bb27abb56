import { z } from 'zod'
import { contactPerson } from './contact-person.ts'
import { guid } from './field.ts'
import { postalAddress } from './postal-address.ts'
import { defineRoute } from './route.ts'
import { speakerProfile } from './speaker-profile.ts'
import { transferWay } from './transfer.ts'

/** What stayed with a merged record of the sections with a page of their own; each null where nothing did, and for a role that may not see it. */
export const mergedSections = z.object({
  applicationGuid: guid,
  photographFileGuid: guid.nullable(),
  contactPerson: contactPerson.shape.contact,
  postalAddress: postalAddress.shape.address,
  speaker: speakerProfile.shape.data.nullable(),
  transfer: z.object({ needed: z.boolean(), ways: z.array(transferWay) }).nullable(),
  /** Whether it has a passport; what that says is not opened here. */
  hasPassport: z.boolean(),
})
export type MergedSections = z.infer<typeof mergedSections>

export const readMergedSections = defineRoute({
  method: 'GET',
  path: '/organizer/applications/:guid/merged-sections',
  summary: 'What stayed with the records that were merged into this one, as far as the role may see it',
  policy: { kind: 'organiser', permission: 'read-applications' },
  params: z.object({ guid }),
  response: z.object({ records: z.array(mergedSections) }),
})
