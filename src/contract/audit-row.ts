import { z } from 'zod'
import { isoInstant } from './field.ts'

/** One line of a history. */
export const auditRow = z.object({
  at: isoInstant,
  actor: z.string(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
})
