import { z } from 'zod'
import { changeRequestKinds, changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { changeSorts } from '#domain/change-request/request-sort.ts'
import { changeRequest } from './change-request.ts'
import { dayRange, guid, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { ownerChoice, requestOwner } from './organiser-owner.ts'
import { defineRoute } from './route.ts'

/** A change request with its person and its differences from the current section. */
export const changeRow = changeRequest.omit({ proposed: true }).extend({
  participantGuid: guid,
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  owner: requestOwner,
  /** The fields that would change, worded in the caller's language. */
  differences: z.array(z.object({ field: z.string(), present: z.string(), proposed: z.string() })),
})

export type ChangeRow = z.infer<typeof changeRow>

const policy = { kind: 'organiser', permission: 'decide-changes' } as const

export const listChanges = defineRoute({
  method: 'GET',
  path: '/organizer/changes',
  summary: 'Change requests, the open ones that wait longest first',
  policy,
  query: listQuery.extend({
    status: z.enum(changeRequestStatuses).default('open'),
    kind: z.enum(changeRequestKinds).optional(),
    owner: ownerChoice,
    /** Left out: the open ones that wait longest first, all others newest first. */
    sort: z.enum(changeSorts).optional(),
    /** The days on which it was asked for. */
    ...dayRange,
  }),
  response: page(changeRow).extend({
    /** How many requests have each status under the same search, kind and days. */
    counts: z.partialRecord(z.enum(changeRequestStatuses), z.int()),
  }),
})

export const countChangeFilters = defineRoute({
  method: 'GET',
  path: '/organizer/changes/counts',
  summary:
    'How many change requests of the status each section and each owner would find beside the other filters',
  policy,
  query: listChanges.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ kind: z.array(valueCount), owner: z.array(valueCount) }) }),
})

export const decideChange = defineRoute({
  method: 'POST',
  path: '/organizer/changes/:guid/decision',
  summary: 'Grant a change request, which makes the change, or refuse it with a reason',
  policy,
  params: z.object({ guid }),
  body: z
    .strictObject({
      decision: z.enum(['grant', 'refuse']),
      /** Sent to the person; required for a refusal. */
      answer: z.string().trim().max(500, 'too_long').nullable(),
    })
    .superRefine((body, context) => {
      if (body.decision === 'refuse' && !body.answer)
        context.addIssue({ code: 'custom', message: 'reason_required', path: ['answer'] })
    }),
  idempotent: true,
  response: changeRow,
})
