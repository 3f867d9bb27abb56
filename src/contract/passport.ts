import { z } from 'zod'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { passportParts, viewingPurposes } from '#domain/passport/passport-viewing.ts'
import { scanFindings } from '#domain/passport/scan-finding.ts'
import { securityStatuses } from '#domain/passport/security-status.ts'
import { guid, isoDate, isoInstant, text } from './field.ts'
import { defineRoute } from './route.ts'

const russianPassport = z.strictObject({
  kind: z.literal('russian'),
  series: text(10),
  number: text(10),
  departmentCode: text(10),
  issuedBy: text(300),
  issuedOn: isoDate,
  birthPlace: text(300),
  registrationAddress: text(500),
  mainPageFileGuid: guid.nullable(),
  registrationPageFileGuid: guid.nullable(),
})

const foreignPassport = z.strictObject({
  kind: z.literal('foreign'),
  number: text(30),
  issuingCountry: text(3),
  expiresOn: isoDate,
  birthPlace: text(300),
  mainPageFileGuid: guid.nullable(),
})

/** A Russian internal passport or a foreign document; the domain checks everything beyond the format. */
export const passportBody = z.discriminatedUnion('kind', [russianPassport, foreignPassport])

/** A save names the version that it was made on, 0 before the first. */
const version = z.int()
const passportSave = z.discriminatedUnion('kind', [
  russianPassport.extend({ version }),
  foreignPassport.extend({ version }),
])

export type PassportBody = z.infer<typeof passportBody>

/** What a coordinator's list says about a document: the number, to prefill the form with. */
export const knownPassport = z.discriminatedUnion('kind', [
  russianPassport.pick({ kind: true, series: true, number: true }),
  foreignPassport.pick({ kind: true, number: true, issuingCountry: true }),
])
export type KnownPassport = z.infer<typeof knownPassport>

/** One viewing of the passport by an organiser, as the person is told of it: the role and the purpose, never a name. */
export const passportViewing = z.object({
  at: isoInstant,
  role: z.enum(organiserRoles),
  /** The data in full, or the picture of one page. */
  part: z.enum(passportParts),
  /** What for, as the organiser was asked. */
  purpose: z.enum(viewingPurposes),
})

export const passport = z.object({
  version,
  given: z.boolean(),
  security: z.enum(securityStatuses),
  citizenship: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** What the operator asked to correct after a failed check. */
  mismatchNote: z.string().nullable(),
  data: passportBody.nullable(),
  /** The number from a coordinator's list, while the person has given nothing. */
  known: knownPassport.nullable(),
  /** Viewings by organisers, newest first, at most 50. */
  viewings: z.array(passportViewing),
})

export type Passport = z.infer<typeof passport>
export type PassportViewing = z.infer<typeof passportViewing>

export const readPassport = defineRoute({
  method: 'GET',
  path: '/participants/:guid/passport',
  summary: 'Passport data, for the person and their manager',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: passport,
})

export const savePassport = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/passport',
  summary: 'Save passport data, on the version that was read, and put it in the queue of the check',
  failure: 'passport_save_failed',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  body: passportSave,
  idempotent: true,
  response: passport,
})

/** Multipart fields: `participant` (guid), `page` (main, unless it says registration) and `file`. JPEG or PNG up to 5 MB. */
export const uploadPassportFile = defineRoute({
  method: 'POST',
  path: '/passportfile',
  summary: 'Store one encrypted page of a passport',
  policy: { kind: 'account' },
  upload: true,
  /** `findings`: what the person should look at before leaving the page so; none of them refuses it. */
  response: z.object({ fileGuid: guid, findings: z.array(z.enum(scanFindings)) }),
})
