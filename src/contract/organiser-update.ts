import { z } from 'zod'
import { updateAudiences } from '#domain/content/content-choice.ts'
import { bilingual, isoDate, isoInstant, paragraphs, text } from './field.ts'
import { defineRoute } from './route.ts'

const policy = { kind: 'organiser', permission: 'send-updates' } as const
const params = z.object({ guid: z.guid('not_found') })

export const updateDraft = z.strictObject({
  audience: z.enum(updateAudiences, 'required'),
  title: z.strictObject({ ru: text(160), en: text(160) }),
  body: z.strictObject({ ru: paragraphs(4000), en: paragraphs(4000) }),
  /** Shown on the cabinet's home until read. */
  urgent: z.boolean(),
  /** The last day on which it is shown; null for good. */
  shownUntil: isoDate.nullable(),
})
export type UpdateDraft = z.output<typeof updateDraft>

const reached = z.object({ ru: z.int(), en: z.int() })

const organiserUpdate = z.object({
  guid: z.guid(),
  version: z.int(),
  /** `changed` is published, and the draft differs from it. */
  state: z.enum(['draft', 'released', 'published', 'changed']),
  /** What is being written, unfinished ones included. */
  draft: z.object({
    audience: z.enum(updateAudiences).nullable(),
    title: bilingual,
    body: bilingual,
    urgent: z.boolean(),
    shownUntil: isoDate.nullable(),
  }),
  /** Whom the draft's audience reaches today, by language, and how many have read it, whoever they are today. */
  readers: reached.extend({ read: z.int() }),
  /** By the machine's clock; null unless it waits. */
  recallUntil: isoInstant.nullable(),
  updatedAt: isoInstant,
})
export type OrganiserUpdate = z.output<typeof organiserUpdate>

export const listOrganiserUpdates = defineRoute({
  method: 'GET',
  path: '/organizer/updates',
  summary: 'Important updates with their readers, newest first',
  policy,
  response: z.object({ items: z.array(organiserUpdate) }),
})

export const createUpdate = defineRoute({
  method: 'POST',
  path: '/organizer/updates',
  summary: 'Begin an important update',
  policy,
  idempotent: true,
  body: updateDraft,
  response: organiserUpdate,
})

export const saveUpdate = defineRoute({
  method: 'PUT',
  path: '/organizer/updates/:guid',
  summary: 'Change an important update; what is published stays until the change is released',
  policy,
  params,
  body: z.strictObject({ version: z.int().min(1), draft: updateDraft }),
  response: organiserUpdate,
})

const written = z.object({ title: z.string(), html: z.string() })

export const previewUpdate = defineRoute({
  method: 'POST',
  path: '/organizer/updates/preview',
  summary: 'An important update as it is read in both languages, and how many it reaches; changes nothing',
  policy,
  body: updateDraft,
  response: z.object({ ru: written, en: written, readers: reached, recallMinutes: z.int() }),
})

export const releaseUpdate = defineRoute({
  method: 'POST',
  path: '/organizer/updates/:guid/release',
  summary: 'Release an important update; nobody reads it before the recall window ends',
  policy,
  idempotent: true,
  params,
  body: z.strictObject({ version: z.int().min(1) }),
  response: organiserUpdate,
})

export const recallUpdate = defineRoute({
  method: 'POST',
  path: '/organizer/updates/:guid/recall',
  summary: 'Take a released update back before anybody reads it',
  policy,
  idempotent: true,
  params,
  response: organiserUpdate,
})

export const listUpdateReaders = defineRoute({
  method: 'GET',
  path: '/organizer/updates/:guid/readers',
  summary: 'Who of its readers has read a published update, the latest first, then who has not; 500 at most',
  policy,
  params,
  response: z.object({
    items: z.array(z.object({ guid: z.guid(), name: z.string(), readAt: isoInstant.nullable() })),
  }),
})
