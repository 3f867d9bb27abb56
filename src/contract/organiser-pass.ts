import { z } from 'zod'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { gateDirections } from '#domain/gate/gate-zone.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { dayRange, guid, isoInstant, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { gateOutcomes } from './organiser-gate.ts'
import { defineRoute } from './route.ts'

/** Whose pass it is. */
export const passBearer = {
  /** Of a vehicle: its make and plate. */
  name: z.string(),
  latinName: z.string(),
  company: z.string(),
  role: z.enum(participantRoles).nullable(),
  onSiteRole: z.enum(onSiteRoles).nullable(),
}

export const passRow = z.object({
  guid,
  kind: z.enum(passKinds),
  ...passBearer,
  /** Number of issue: prints with a lower one open nothing. */
  counter: z.int(),
  state: z.enum(passStates),
  /** Since when it stands so. */
  since: isoInstant,
  /** Why security has voided it, for colleagues. */
  withheld: z.object({ reason: z.string(), by: z.string().nullable() }).nullable(),
  printedAt: isoInstant.nullable(),
  handedOverAt: isoInstant.nullable(),
  /** When it was last shown at a gate; null for whoever may not read the log of the gates. */
  lastScan: z
    .object({
      at: isoInstant,
      gate: z.string(),
      direction: z.enum(gateDirections),
      outcome: z.enum(gateOutcomes),
    })
    .nullable(),
})

export type PassRow = z.infer<typeof passRow>

const passFilter = { kind: z.enum(passKinds).optional(), state: z.enum(passStates).optional() }

export const listPasses = defineRoute({
  method: 'GET',
  path: '/organizer/passes',
  summary: 'Every pass of the edition, valid and void, with why and since when',
  policy: { kind: 'organiser', permission: 'read-passes' },
  query: listQuery.extend({
    ...passFilter,
    sort: z.enum(passSorts).default('name'),
    /** On which days it was issued, withheld or made void, whichever came last. */
    ...dayRange,
  }),
  response: page(passRow).extend({ counts: z.partialRecord(z.enum(passStates), z.int()) }),
})

export const countPassFilters = defineRoute({
  method: 'GET',
  path: '/organizer/passes/counts',
  summary: 'How many passes each kind of bearer would find beside the state, the days and the search',
  policy: { kind: 'organiser', permission: 'read-passes' },
  query: listPasses.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ kind: z.array(valueCount) }) }),
})

const counter = z.int().min(1)
const params = z.object({ guid })
const response = z.object({ state: z.enum(passStates), counter: z.int() })

export const withholdPass = defineRoute({
  method: 'POST',
  path: '/organizer/passes/:guid/withhold',
  summary: 'Void a pass by hand, whatever the verdict says; the gates learn of it at once',
  policy: { kind: 'organiser', permission: 'withhold-passes' },
  params,
  body: z.strictObject({
    /** The number of issue that was seen, so that a newer one is not void unseen (changed_meanwhile). */
    counter,
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response,
})

export const givePassAgain = defineRoute({
  method: 'POST',
  path: '/organizer/passes/:guid/give-again',
  summary:
    'End the withholding: the pass is valid under its next number, or comes with the verdict where that is closed',
  policy: { kind: 'organiser', permission: 'withhold-passes' },
  params,
  body: z.strictObject({ counter }),
  idempotent: true,
  response,
})
