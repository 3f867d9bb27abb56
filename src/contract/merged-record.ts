import { z } from 'zod'
import { guid, isoInstant } from './field.ts'

/** A record that was merged into another one, with what it said that did not stay. */
export const mergedRecord = z.object({
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  /** Null for a role that reads no birth dates too. */
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  position: z.string().nullable(),
  at: isoInstant,
})
