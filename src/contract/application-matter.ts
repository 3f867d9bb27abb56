import { z } from 'zod'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { changeRequestKinds } from '#domain/change-request/change-request-kind.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { callTabs } from '#domain/passport/mismatch-call.ts'
import { guid, isoInstant } from './field.ts'

/** Common to all: the guid of the row in the list where it is settled, and since when it waits. */
const row = { guid, since: isoInstant }

/** Something that a colleague has to settle about the person, for roles that read its list. */
export const applicationMatter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), ...row, section: z.enum(changeRequestKinds) }),
  z.object({ kind: z.literal('erasure'), ...row }),
  z.object({ kind: z.literal('call'), ...row, tab: z.enum(callTabs) }),
  /** `other`: the record that may be of the same person. */
  z.object({
    kind: z.literal('duplicate'),
    ...row,
    other: z.object({ name: z.string(), latinName: z.string().nullable() }),
  }),
])

export type ApplicationMatter = z.infer<typeof applicationMatter>

/** How the person's pass stands, and the badge that carries it. */
export const applicationPass = z.object({
  guid,
  counter: z.int(),
  state: z.enum(passStates),
  since: isoInstant,
  /** Null while the pass is not valid, and for a role that does not deal with badges. */
  badge: z
    .object({
      standing: z.enum(badgeStandings),
      printedAt: isoInstant.nullable(),
      handedOverAt: isoInstant.nullable(),
    })
    .nullable(),
})

export type ApplicationPass = z.infer<typeof applicationPass>
