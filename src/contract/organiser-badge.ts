import { z } from 'zod'
import { badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { badgedKinds } from '#domain/badge/badged-kind.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { dayRange, guid, isoInstant, locale, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { passBearer } from './organiser-pass.ts'
import { defineRoute } from './route.ts'

/** A valid pass with the badge that carries it. */
export const badgeRow = z.object({
  /** Of the pass. */
  guid,
  kind: z.enum(badgedKinds),
  ...passBearer,
  counter: z.int(),
  standing: z.enum(badgeStandings),
  /** When its last print was made, and in which. */
  printedAt: isoInstant.nullable(),
  printNumber: z.int().nullable(),
  handedOverAt: isoInstant.nullable(),
})

export type BadgeRow = z.infer<typeof badgeRow>

const badgeFilter = {
  kind: z.enum(badgedKinds).optional(),
  standing: z.enum(badgeStandings).optional(),
}

export const listBadges = defineRoute({
  method: 'GET',
  path: '/organizer/badges',
  summary: 'Badges of everybody who may enter, with how far each has come',
  policy: { kind: 'organiser', permission: 'print-badges' },
  query: listQuery.extend({
    ...badgeFilter,
    sort: z.enum(badgeSorts).default('name'),
    /** The days on which the badge was last printed. */
    ...dayRange,
  }),
  response: page(badgeRow).extend({ counts: z.partialRecord(z.enum(badgeStandings), z.int()) }),
})

export const countBadgeFilters = defineRoute({
  method: 'GET',
  path: '/organizer/badges/counts',
  summary: 'How many badges each kind of bearer would find beside the standing, the days and the search',
  policy: { kind: 'organiser', permission: 'print-badges' },
  query: listBadges.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ kind: z.array(valueCount) }) }),
})

/** The most of one print: those who are ticked, and all that wait; a longer list is printed in two goes. */
export const mostPrinted = { ticked: 500, waiting: 5000 } as const

export const printBadges = defineRoute({
  method: 'POST',
  path: '/organizer/badges/print',
  summary:
    'Record a print of these badges, or of everybody whose badge is not printed; the document is asked for by its guid',
  policy: { kind: 'organiser', permission: 'print-badges' },
  body: z.strictObject({
    /** Null for all that stand to be printed. */
    passGuids: z.array(guid).min(1, 'required').max(mostPrinted.ticked, 'too_long').nullable(),
  }),
  idempotent: true,
  response: z.object({ guid, number: z.int(), badges: z.int() }),
})

export const readBadgePrint = defineRoute({
  method: 'GET',
  path: '/organizer/badge-prints/:guid.pdf',
  summary:
    'The badges of a print as PDF, 96 x 134 mm with 3 mm bleed and crop marks; without those whose pass is void by now',
  policy: { kind: 'organiser', permission: 'print-badges' },
  params: z.object({ guid }),
  query: z.object({ locale }),
  response: 'bytes',
})

export const handOverBadges = defineRoute({
  method: 'POST',
  path: '/organizer/badges/hand-over',
  summary: 'Record that badges were handed over, each with its own result',
  policy: { kind: 'organiser', permission: 'print-badges' },
  body: z.strictObject({ passGuids: z.array(guid).min(1, 'required').max(500, 'too_long') }),
  idempotent: true,
  response: z.object({
    results: z.array(z.object({ guid, ok: z.boolean(), code: z.enum(errorCodes).nullable() })),
  }),
})

export const reissueBadge = defineRoute({
  method: 'POST',
  path: '/organizer/badges/:guid/reissue',
  summary: 'Record a lost badge: its code is void at once, and the next print has another',
  policy: { kind: 'organiser', permission: 'print-badges' },
  params: z.object({ guid }),
  body: z.strictObject({
    counter: z.int().min(1),
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: z.object({ counter: z.int() }),
})
