import { z } from 'zod'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { guid, isoInstant } from './field.ts'
import { draftMedia } from './participant.ts'

/** A record that was merged into another one, with what it said that did not stay. */
export const mergedRecord = z.object({
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  role: z.enum(participantRoles),
  /** Of a media representative; both null for the other roles. */
  media: draftMedia,
  /** Null for a role that reads no birth dates too. */
  birthDate: z.string().nullable(),
  citizenship: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  position: z.string().nullable(),
  at: isoInstant,
})
