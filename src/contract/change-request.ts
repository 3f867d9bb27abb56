import { z } from 'zod'
import {
  changeRequestKinds,
  changeRequestStatuses,
  lockCauses,
} from '#domain/change-request/change-request-kind.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** A wish to change what a lock has closed, with the section's data as they are asked for. */
export const changeRequest = z.object({
  guid,
  kind: z.enum(changeRequestKinds),
  status: z.enum(changeRequestStatuses),
  proposed: z.record(z.string(), z.unknown()),
  reason: z.string(),
  requestedAt: isoInstant,
  decidedAt: isoInstant.nullable(),
  /** The organiser's words, where they refused or had something to say. */
  answer: z.string().nullable(),
})

/** How a section of the cabinet stands to its lock. */
export const sectionLock = z.object({
  locked: z.boolean(),
  cause: z.enum(lockCauses).nullable(),
  /** Last day, included, on which the section is open; null where no date closes it. */
  until: isoDate.nullable(),
  /** The latest change request of the section. */
  request: changeRequest.nullable(),
})

export type ChangeRequest = z.infer<typeof changeRequest>
export type SectionLock = z.infer<typeof sectionLock>

const params = z.object({ guid })

export const requestChange = defineRoute({
  method: 'POST',
  path: '/participants/:guid/change-requests',
  summary: 'Ask for a change of a locked section; one open request for each',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({
    kind: z.enum(changeRequestKinds),
    /** Checked by the schema and the rules of the section. */
    proposed: z.record(z.string().max(60), z.unknown()),
    reason: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: changeRequest,
})

export const withdrawChangeRequest = defineRoute({
  method: 'POST',
  path: '/participants/:guid/change-requests/:request/withdraw',
  summary: 'Take back a change request that nobody has decided yet',
  policy: { kind: 'account' },
  params: params.extend({ request: guid }),
  idempotent: true,
  response: changeRequest,
})
