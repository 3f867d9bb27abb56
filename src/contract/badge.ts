import { z } from 'zod'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { sectionLock } from './change-request.ts'
import { verdict } from './dashboard.ts'
import { guid, isoInstant, locale, text } from './field.ts'
import { defineRoute } from './route.ts'

/** What a person decides of their badge; printed as it is written. */
export const badgeData = z.strictObject({
  companyShortName: text(60),
  position: text(90),
})

/** The badge as it will be printed, and how it stands to its lock. */
export const badge = z.object({
  /** The version of the participant's data; the badge is part of them. */
  version: z.int(),
  lock: sectionLock,
  companyShortName: z.string().nullable(),
  position: z.string().nullable(),
  prefix: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  middleName: z.string().nullable(),
  latinFirstName: z.string().nullable(),
  latinLastName: z.string().nullable(),
  role: z.enum(participantRoles),
  photographFileGuid: guid.nullable(),
  /** Six digits, different for each person; null until the application is approved. */
  wifiCode: z.string().nullable(),
  verdict,
  /** The text of the signed QR and when it opens gates; only for a person who may enter. */
  pass: z.object({ code: z.string(), validFrom: isoInstant, validTo: isoInstant }).nullable(),
})

export type Badge = z.infer<typeof badge>
export type BadgeData = z.infer<typeof badgeData>

const params = z.object({ guid })

export const readBadge = defineRoute({
  method: 'GET',
  path: '/participants/:guid/badge',
  summary: 'The badge of one participant, with the signed pass where they may enter',
  policy: { kind: 'account' },
  params,
  response: badge,
})

export const saveBadge = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/badge',
  summary:
    "Change the company on the badge until the edition's date (423 afterwards), and the position at any time",
  failure: 'badge_save_failed',
  policy: { kind: 'account' },
  params,
  body: badgeData.extend({ version: z.int().min(1) }),
  response: badge,
})

export const readBadgePdf = defineRoute({
  method: 'GET',
  path: '/participants/:guid/badge-document',
  summary: 'The badge as a PDF of its true size, 96 x 134 mm; without the pass it is marked as a sample',
  policy: { kind: 'account' },
  params,
  query: z.object({ locale }),
  response: 'bytes',
})
