import { z } from 'zod'
import { photographDecisions } from '#domain/photograph/photograph-change.ts'
import { photographChecks, photographSorts } from '#domain/photograph/photograph-sort.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { dayRange, guid, isoInstant, locale, page } from './field.ts'
import { applicationDetail, listQuery } from './organiser-application.ts'
import { photographCheck } from './photograph.ts'
import { defineRoute } from './route.ts'

/** A photograph that was changed after the approval and that nobody has looked at. */
const photographRow = z.object({
  /** Of the application. */
  guid,
  name: z.string(),
  latinName: z.string().nullable(),
  company: z.string().nullable(),
  /** The language in which the person reads a reason. */
  locale,
  photographFileGuid: guid,
  /** Since when it waits. */
  since: isoInstant,
  check: photographCheck.nullable(),
})

export type PhotographRow = z.output<typeof photographRow>

const policy = { kind: 'organiser', permission: 'decide-applications' } as const

export const listPhotographs = defineRoute({
  method: 'GET',
  path: '/organizer/photographs',
  summary: 'Photographs that wait to be looked at, the longest waiting first',
  policy,
  /** The days are those on which the photographs came. */
  query: listQuery.extend({
    ...dayRange,
    check: z.enum(photographChecks).optional(),
    sort: z.enum(photographSorts).default('oldest'),
  }),
  /** By what the check says, under the same search and days. */
  response: page(photographRow).extend({ counts: z.partialRecord(z.enum(photographChecks), z.int()) }),
})

/** Most photographs of one decision; each is a transaction. */
export const photographsAtOnce = 100

const reason = z.string().trim().max(500, 'too_long')

export const decidePhotographs = defineRoute({
  method: 'POST',
  path: '/organizer/photographs/decisions',
  summary:
    'Accept photographs, or ask their people for others and say why in the language of each; every one has its own result',
  policy,
  body: z.strictObject({
    photographs: z
      .array(
        z.strictObject({
          guid,
          /** The photograph that was looked at, so that a newer one is not decided unseen. */
          photographFileGuid: guid,
        }),
      )
      .min(1, 'required')
      .max(photographsAtOnce, 'too_long'),
    decision: z.enum(photographDecisions),
    /** Empty where nobody reads that language, and when photographs are accepted. */
    reason: z.strictObject({ ru: reason, en: reason }).default({ ru: '', en: '' }),
  }),
  idempotent: true,
  response: z.object({
    results: z.array(z.object({ guid, ok: z.boolean(), code: z.enum(errorCodes).nullable() })),
  }),
})

export const acceptPhotograph = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/photograph/accept',
  summary: 'The photograph that was changed or asked to be changed after the approval will do (decision 020)',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  /** The photograph that was reviewed, so that a newer one is not accepted unseen. */
  body: z.strictObject({ photographFileGuid: guid }),
  idempotent: true,
  response: applicationDetail,
})

export const requestPhotograph = defineRoute({
  method: 'POST',
  path: '/organizer/applications/:guid/photograph/request',
  summary: 'Ask an approved person for another photograph (decision 020)',
  policy: { kind: 'organiser', permission: 'decide-applications' },
  params: z.object({ guid }),
  /** The unsuitable photograph, and why, in the person's language: the reason is sent to them. */
  body: z.strictObject({
    photographFileGuid: guid,
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: applicationDetail,
})
