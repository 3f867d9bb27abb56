import { z } from 'zod'
import { ownedRequestSorts } from '#domain/change-request/request-sort.ts'
import {
  type ErasureObstacle,
  erasedCategories,
  erasureStatuses,
  keptCategories,
} from '#domain/erasure/erasure-rules.ts'
import { dayRange, guid, isoInstant, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { ownerChoice, requestOwner } from './organiser-owner.ts'
import { defineRoute } from './route.ts'

const obstacles = ['payment_in_progress', 'refund_first'] as const satisfies readonly ErasureObstacle[]

/** A person's request that all their data be erased. */
export const erasureRequest = z.object({
  guid,
  status: z.enum(erasureStatuses),
  reason: z.string().nullable(),
  requestedAt: isoInstant,
  decidedAt: isoInstant.nullable(),
  /** Why it was refused. */
  answer: z.string().nullable(),
})

export const erasure = z.object({
  /** The newest request; null where there is none. */
  request: erasureRequest.nullable(),
  /** What has to be settled before the request can be carried out. */
  obstacle: z.enum(obstacles).nullable(),
})

export type Erasure = z.infer<typeof erasure>

const params = z.object({ guid })

export const readErasure = defineRoute({
  method: 'GET',
  path: '/participants/:guid/erasure',
  summary: 'How a wish to be erased stands',
  policy: { kind: 'account' },
  params,
  response: erasure,
})

export const requestErasure = defineRoute({
  method: 'POST',
  path: '/participants/:guid/erasure',
  summary: 'Ask that all data of the person be erased; one open request',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ reason: z.string().trim().max(500, 'too_long').nullable() }),
  idempotent: true,
  response: erasure,
})

export const withdrawErasure = defineRoute({
  method: 'POST',
  path: '/participants/:guid/erasure/:request/withdraw',
  summary: 'Take back a wish to be erased while nobody has decided it',
  policy: { kind: 'account' },
  params: params.extend({ request: guid }),
  idempotent: true,
  response: erasure,
})

/** An erasure request in the console, with the person it is about; an erased person has no name any more. */
export const erasureRow = erasureRequest.extend({
  participantGuid: guid,
  applicationGuid: guid,
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  obstacle: z.enum(obstacles).nullable(),
  owner: requestOwner,
  /** The act that proves what was destroyed; present once the erasure is done. */
  act: z
    .object({
      guid,
      carriedOutAt: isoInstant,
      responsible: z.string(),
      erased: z.array(z.enum(erasedCategories)),
      kept: z.array(z.enum(keptCategories)),
      fileCount: z.int(),
    })
    .nullable(),
})

export type ErasureRow = z.infer<typeof erasureRow>

const policy = { kind: 'organiser', permission: 'decide-erasures' } as const

export const listErasures = defineRoute({
  method: 'GET',
  path: '/organizer/erasures',
  summary: 'Wishes to be erased, the open ones that wait longest first',
  policy,
  query: listQuery.extend({
    status: z.enum(erasureStatuses).default('open'),
    owner: ownerChoice,
    /** Left out: the open ones that wait longest first, all others newest first. */
    sort: z.enum(ownedRequestSorts).optional(),
    /** The days on which it was asked for. */
    ...dayRange,
  }),
  response: page(erasureRow).extend({ counts: z.partialRecord(z.enum(erasureStatuses), z.int()) }),
})

export const countErasureFilters = defineRoute({
  method: 'GET',
  path: '/organizer/erasures/counts',
  summary: 'How many erasure requests of the status each owner would find beside the search and the days',
  policy,
  query: listErasures.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ owner: z.array(valueCount) }) }),
})

export const decideErasure = defineRoute({
  method: 'POST',
  path: '/organizer/erasures/:guid/decision',
  summary: 'Erase a person’s data, which cannot be undone, or refuse with a reason',
  policy,
  params: z.object({ guid }),
  body: z
    .strictObject({
      decision: z.enum(['carryOut', 'refuse']),
      /** Sent to the person; required for a refusal. */
      answer: z.string().trim().max(500, 'too_long').nullable(),
    })
    .superRefine((body, context) => {
      if (body.decision === 'refuse' && !body.answer)
        context.addIssue({ code: 'custom', message: 'reason_required', path: ['answer'] })
    }),
  idempotent: true,
  response: erasureRow,
})
