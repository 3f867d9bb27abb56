import { z } from 'zod'
import { ownedRequests, ownerChoices } from '#domain/organiser/owned-request.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

/** Who has taken it, `mine` for the caller; null for what nobody has. */
export const requestOwner = z.object({ guid, name: z.string(), mine: z.boolean() }).nullable()
export type RequestOwner = z.output<typeof requestOwner>

/** A filter of a list. */
export const ownerChoice = z.enum(ownerChoices).optional()

const params = z.object({ guid })
/** `from` is the owner that the caller saw on the screen. */
const body = z.strictObject({ owner: z.enum(['me', 'nobody']), from: guid.nullable() })
const response = z.object({ owner: requestOwner })

export const setApplicationOwner = defineRoute({
  method: 'PUT',
  path: '/organizer/applications/:guid/owner',
  summary: 'Take an application or give it back; 409 when somebody else has taken it meanwhile',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params,
  body,
  response,
})

export const setRefundOwner = defineRoute({
  method: 'PUT',
  path: '/organizer/refunds/:guid/owner',
  summary: 'Take a refund to a card or give it back; 409 when somebody else has taken it meanwhile',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params,
  body,
  response,
})

export const setChangeOwner = defineRoute({
  method: 'PUT',
  path: '/organizer/changes/:guid/owner',
  summary: 'Take a change request or give it back; 409 when somebody else has taken it meanwhile',
  policy: { kind: 'organiser', permission: 'decide-changes' },
  params,
  body,
  response,
})

export const setErasureOwner = defineRoute({
  method: 'PUT',
  path: '/organizer/erasures/:guid/owner',
  summary: 'Take an erasure request or give it back; 409 when somebody else has taken it meanwhile',
  policy: { kind: 'organiser', permission: 'decide-erasures' },
  params,
  body,
  response,
})

/** In some list of these one was taken, given back or passed on. */
export const liveOwnerEvent = z.object({ what: z.enum(ownedRequests) })
