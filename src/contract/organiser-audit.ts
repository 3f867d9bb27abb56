import { z } from 'zod'
import { auditActions } from '#domain/audit/audit-action.ts'
import { auditRoles, auditSubjectKinds } from '#domain/audit/audit-entry.ts'
import { auditSorts } from '#domain/audit/audit-sort.ts'
import { contentKind } from './content.ts'
import { dayRange, guid, isoInstant, listCounts, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

/** Who was acted on, or what, as far as it still has a name. */
const auditSubject = z.object({
  kind: z.enum(auditSubjectKinds),
  guid,
  /** In the script of the reader. */
  name: z.string().nullable(),
  /** Where the entry is about a person. */
  applicationGuid: guid.nullable(),
  /** Where it is about a piece of content. */
  contentKind: contentKind.nullable(),
})

/** One entry of the log. Words of former versions stay as they were written. */
const auditEntryRow = z.object({
  id: z.string(),
  at: isoInstant,
  /** An organiser's name; null for everybody else. */
  actorName: z.string().nullable(),
  actorRole: z.string(),
  action: z.string(),
  subject: auditSubject,
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
})

export type AuditEntryRow = z.output<typeof auditEntryRow>

const policy = { kind: 'organiser', permission: 'read-audit' } as const

export const listAudit = defineRoute({
  method: 'GET',
  path: '/organizer/audit',
  summary: 'The log: who did what, when, to whom and why, of the kinds of things that the caller may read',
  policy,
  query: listQuery.omit({ q: true }).extend({
    action: z.enum(auditActions).optional(),
    role: z.enum(auditRoles).optional(),
    kind: z.enum(auditSubjectKinds).optional(),
    /** What one organiser did: their account. */
    organiser: guid.optional(),
    sort: z.enum(auditSorts).default('newest'),
    ...dayRange,
  }),
  response: page(auditEntryRow).extend({
    /** How many there are under the same filters; a further page does not count them. */
    ...listCounts(['all']),
  }),
})

/** Filters of the log of which it is told how many each value would find. */
export const countedAuditFilters = ['action', 'role', 'kind'] as const

export const countAuditFilters = defineRoute({
  method: 'GET',
  path: '/organizer/audit/counts',
  summary:
    'How many entries each value of each filter and each organiser would find beside the other filters, as far as is counted',
  policy,
  query: listAudit.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({
    counts: z.record(z.enum(countedAuditFilters), z.array(valueCount)),
    /** Filters of which not the whole log was counted: a value without a count may find something too. */
    partial: z.array(z.enum(countedAuditFilters)),
    organisers: z.array(valueCount.omit({ value: true }).extend({ guid, name: z.string() })),
  }),
})
