import { z } from 'zod'
import { sessionFormats, sessionLanguages, topics, trackColours } from '#domain/content/content-choice.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import { contentStates } from './content.ts'
import { bilingual, guid, isoDate, locale } from './field.ts'
import { programme } from './programme.ts'
import { defineRoute } from './route.ts'

/** The edition whose programme is meant; by default the current one. */
const edition = z.string().max(40).optional()
const editorPolicy = { kind: 'organiser', permission: 'edit-content' } as const

/** A programme session on the planning board. It is a draft, so any field may still be empty. */
export const plannedSession = z.object({
  guid,
  version: z.int(),
  state: z.enum(contentStates),
  title: bilingual,
  format: z.enum(sessionFormats).nullable(),
  day: isoDate.nullable(),
  /** HH:MM in the edition's time zone. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  hall: guid.nullable(),
  track: guid.nullable(),
  language: z.enum(sessionLanguages).nullable(),
  topics: z.array(z.enum(topics)),
  moderators: z.array(guid),
  speakers: z.array(guid),
  highlighted: z.boolean(),
  untranslated: z.array(locale),
  /** How many things keep the draft off the site. */
  problems: z.int(),
})

/** Two sessions that overlap in one hall, or that one person is to take part in; `subject` is the hall or the person. */
export const programmeConflict = z.object({
  kind: z.enum(['hall', 'person']),
  subject: guid,
  sessions: z.tuple([guid, guid]),
})

const named = z.object({ guid, name: bilingual, published: z.boolean() })

export const readPlannedProgramme = defineRoute({
  method: 'GET',
  path: '/organizer/programme',
  summary: 'Every session that is planned, published or not, with what stands in each other’s way',
  policy: editorPolicy,
  query: z.strictObject({ edition }),
  response: z.object({
    edition: z.object({ slug: z.string(), name: bilingual, timeZone: z.string() }),
    days: z.array(isoDate),
    /** Sorted by day, start and order of the halls; sessions without a day come last. */
    sessions: z.array(plannedSession),
    halls: z.array(named),
    tracks: z.array(named.extend({ colour: z.enum(trackColours).nullable() })),
    /** Every speaker of the edition. */
    people: z.array(named.extend({ company: bilingual })),
    /** Conflicts among the drafts. */
    conflicts: z.array(programmeConflict),
  }),
})

export const publishProgramme = defineRoute({
  method: 'POST',
  path: '/organizer/programme/publish',
  summary:
    'Publish several sessions, each with its own result; 409 when conflicts among them are not acknowledged',
  policy: editorPolicy,
  body: z.strictObject({
    edition,
    items: z
      .array(z.strictObject({ guid, version: z.int().min(1) }))
      .min(1, 'required')
      .max(500, 'too_long'),
    /** The editor has seen the conflicts that the site will have, and publishes all the same. */
    acknowledgeConflicts: z.boolean().default(false),
  }),
  response: z.object({
    results: z.array(
      z.object({
        guid,
        ok: z.boolean(),
        /** The version after publication; null where it was not published. */
        version: z.int().nullable(),
        code: z.enum(errorCodes).nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  idempotent: true,
})

export const previewProgramme = defineRoute({
  method: 'GET',
  path: '/organizer/programme/preview',
  summary: 'The programme as it would be if every draft with a day and a time were published',
  policy: editorPolicy,
  query: z.strictObject({ edition, locale: locale.optional() }),
  response: programme,
})

export type PlannedSession = z.infer<typeof plannedSession>
export type PlannedConflict = z.infer<typeof programmeConflict>
export type PlannedProgramme = z.infer<(typeof readPlannedProgramme)['response']>
