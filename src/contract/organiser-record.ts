import { z } from 'zod'
import { presenceKinds } from '#domain/organiser/record-presence.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

export const meetColleagues = defineRoute({
  method: 'POST',
  path: '/organizer/record-presence',
  summary: 'Say that a record is open here, and read which colleagues have it open too',
  policy: { kind: 'organiser', permission: 'any' },
  /** The guid is the one that the record's page has in its address. */
  body: z.strictObject({ kind: z.enum(presenceKinds), guid }),
  response: z.object({ others: z.array(z.string()) }),
})
