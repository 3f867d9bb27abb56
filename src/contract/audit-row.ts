import { z } from 'zod'
import { auditSubjectKinds } from '#domain/audit/audit-entry.ts'
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

/** Of records of several kinds. */
export const kindAuditRow = auditRow.extend({ kind: z.enum(auditSubjectKinds) })

/** Of a person, whose history has what was done to records that were merged into theirs. */
export const personAuditRow = auditRow.extend({ ofMerged: z.boolean() })
