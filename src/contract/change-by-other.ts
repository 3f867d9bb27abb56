import { z } from 'zod'
import { cabinetParts } from '#domain/participant/cabinet-part.ts'
import { cabinetPurposes } from '#domain/participant/cabinet-viewing.ts'
import { guid, isoInstant, page } from './field.ts'
import { defineRoute } from './route.ts'

/** One change that somebody else has made for the person, or a look at their cabinet: what was done and by whom, never the data. */
export const changeByOther = z.object({
  at: isoInstant,
  /** As the audit names it; a later version may name one that this one does not know. */
  action: z.string(),
  /** The name under which the person or the group knows them; null where there is none. */
  name: z.string().nullable(),
  /** The same for readers of English. */
  latinName: z.string().nullable(),
  as: z.enum(['assistant', 'coordinator', 'organiser']),
  /** What an organiser looked at the cabinet for; null for everything else. */
  purpose: z.enum(cabinetPurposes).nullable(),
  /** Which page of the cabinet the organiser looked at; null for everything else. */
  part: z.enum(cabinetParts).nullable(),
})
export type ChangeByOther = z.infer<typeof changeByOther>

export const listChangesByOthers = defineRoute({
  method: 'GET',
  path: '/participants/:guid/history',
  summary: 'Every change made for the participant by somebody else, the newest first',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  query: z.object({
    cursor: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: page(changeByOther),
})
