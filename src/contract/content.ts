import { z } from 'zod'
import { cardConcerns, pageSlugs, topics, updateAudiences } from '#domain/content/content-choice.ts'
import type { ContentField } from '#domain/content/content-field.ts'
import {
  type ContentKind,
  contentKindNames,
  type DraftContent,
  fieldsOf,
} from '#domain/content/content-kind.ts'
import { contentSorts } from '#domain/content/content-sort.ts'
import { judgeProse } from '#domain/content/prose-cost.ts'
import { judgeVideoPath, videoPlayer } from '#domain/content/video-place.ts'
import { editorIcons } from '#domain/image/editor-icon.ts'
import { judgeImagePath } from '#domain/image/image-path.ts'
import { heaviest } from '#domain/survey/survey-schema.ts'
import { auditRow } from './audit-row.ts'
import { dayRange, draftText, guid, isoDate, isoInstant, longestCursor, page, valueCount } from './field.ts'
import { defineRoute } from './route.ts'
import { cardSpeaker } from './speaker-profile.ts'

export const contentKind = z.enum(contentKindNames)

const title = z.object({ ru: z.string(), en: z.string() })

/** How a piece of content stands: not on the site, on it as it is, or on it with later changes not yet published. */
export const contentStates = ['draft', 'published', 'changed'] as const

function bounded(max: number, lines: 'one' | 'multiline') {
  const controls = lines === 'one' ? /\p{Cc}/u : /[\p{Cc}--[\n\r\t]]/v
  return z
    .string()
    .max(max, 'too_long')
    .refine(value => !controls.test(value), 'value_invalid')
}

/** CommonMark within the limits that keep rendering fast. */
function prose(max: number) {
  return bounded(max, 'multiline').refine(text => text.length > max || judgeProse(text).ok, 'value_invalid')
}

/** The path of a public picture. */
export const picturePath = z.string().refine(path => judgeImagePath(path).ok, 'value_invalid')

export const pictureValue = z.strictObject({
  path: picturePath,
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
})

const webAddress = z.url({ protocol: /^https$/, error: 'website_format' }).max(500, 'too_long')

/** Lower case, because the database returns guids so. */
const reference = z.guid('reference_unknown').toLowerCase()

const hasNoTwins = (values: string[]) => new Set(values).size === values.length

const weight = z.int('value_invalid').min(1, 'value_invalid').max(heaviest, 'value_invalid')

function weights(to: z.ZodType<string>) {
  return z
    .array(z.strictObject({ to, weight }))
    .max(40, 'too_long')
    .refine(list => hasNoTwins((list as { to: string }[]).map(one => one.to)), 'value_invalid')
}

/** In characters. */
export const answerMax = 160

const weightedAnswer = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]{1,40}$/, 'value_invalid'),
  text: z.strictObject({ ru: bounded(answerMax, 'one'), en: bounded(answerMax, 'one') }),
  archetypes: weights(reference),
  topics: weights(z.enum(topics, 'value_invalid')),
  tracks: weights(reference),
})

function fieldSchema(field: ContentField): z.ZodType {
  switch (field.type) {
    case 'text':
      return z.strictObject({ ru: bounded(field.max, 'one'), en: bounded(field.max, 'one') })
    case 'prose':
      return z.strictObject({ ru: prose(field.max), en: prose(field.max) })
    case 'lines':
      return z.strictObject({ ru: bounded(field.max, 'multiline'), en: bounded(field.max, 'multiline') })
    case 'line':
      return (
        field.of === 'video'
          ? z.string().refine(path => judgeVideoPath(path).ok, 'value_invalid')
          : bounded(field.max, 'one')
      ).nullable()
    case 'icon':
      return z.enum(editorIcons, 'value_invalid').nullable()
    case 'url':
      return (
        field.to === 'player'
          ? webAddress.refine(address => videoPlayer(address) !== null, 'value_invalid')
          : webAddress
      ).nullable()
    case 'email':
      return z.email('email_format').nullable()
    case 'date':
      return z.iso.date('value_invalid').nullable()
    case 'time':
      return z
        .string()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'value_invalid')
        .nullable()
    case 'number':
      return z.int('value_invalid').min(field.min, 'value_invalid').max(field.max, 'value_invalid').nullable()
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options, 'value_invalid').nullable()
    case 'choices':
      return z
        .array(z.enum(field.options, 'value_invalid'))
        .max(field.options.length, 'too_long')
        .refine(hasNoTwins, 'value_invalid')
    case 'picture':
      return pictureValue.nullable()
    case 'captionedPictures':
      return z
        .array(
          z.strictObject({
            picture: pictureValue,
            caption: z.strictObject({ ru: bounded(300, 'one'), en: bounded(300, 'one') }),
          }),
        )
        .max(field.max, 'too_long')
    case 'answers':
      return z
        .array(weightedAnswer)
        .max(field.max, 'too_long')
        .refine(answers => hasNoTwins(answers.map(({ code }) => code)), 'value_invalid')
    case 'reference':
      return reference.nullable()
    case 'references':
      return z.array(reference).max(field.max, 'too_long').refine(hasNoTwins, 'value_invalid')
  }
}

const schemas = new Map<ContentKind, z.ZodType>()

/** The shape of a draft of this kind: every field is present, none has to be filled, all keep their length limits. */
export function draftSchema<Kind extends ContentKind>(kind: Kind): z.ZodType<DraftContent<Kind>> {
  let schema = schemas.get(kind)
  if (!schema) {
    const shape = Object.entries(fieldsOf(kind)).map(([name, field]) => [name, fieldSchema(field)])
    schema = z.strictObject(Object.fromEntries(shape))
    schemas.set(kind, schema)
  }
  return schema as z.ZodType<DraftContent<Kind>>
}

const problem = z.object({
  field: z.string(),
  code: z.enum([
    'missing',
    'untranslated',
    'reversed',
    'range',
    'outside',
    'several',
    'few',
    'unpublished-reference',
  ]),
  locale: z.enum(['ru', 'en']).optional(),
})

export const contentRow = z.object({
  guid,
  kind: contentKind,
  /** What it is called in lists, in each language; empty where it has no name yet. */
  title,
  state: z.enum(contentStates),
  /** Languages that something is still to be translated into. */
  untranslated: z.array(z.enum(['ru', 'en'])),
  problems: z.int(),
  position: z.int(),
  version: z.int(),
  /** Only of pages: which page of the site the text is for. */
  slug: z.enum(pageSlugs).nullable(),
  /** Only of important updates: whom they are for, whether they press, and the last day on which they are shown. */
  notice: z
    .object({
      audience: z.enum(updateAudiences).nullable(),
      urgent: z.boolean(),
      shownUntil: isoDate.nullable(),
    })
    .nullable(),
  /** Only of a speaker's card on the site: since when its person wants it gone. */
  leavingSince: isoInstant.nullable(),
  updatedAt: isoInstant,
  updatedBy: z.string().nullable(),
})

export const contentDetail = contentRow.omit({ problems: true, leavingSince: true }).extend({
  /** Parsed by `draftSchema(kind)` on the server and in the web. */
  draft: z.record(z.string(), z.unknown()),
  published: z.record(z.string(), z.unknown()).nullable(),
  publishedAt: isoInstant.nullable(),
  problems: z.array(problem),
  /** What refers to it, and therefore keeps it from being removed. */
  usedBy: z.array(z.object({ guid, kind: contentKind, title })),
  /** What was done to it, newest first; the last hundred acts. */
  history: z.array(auditRow),
  /** Only for a speaker's card made from the person's own data; null for everything else. */
  speaker: cardSpeaker.nullable(),
})

const editorPolicy = { kind: 'organiser', permission: 'edit-some-content' } as const
const ofKind = z.object({ kind: contentKind })
const ofItem = ofKind.extend({ guid })
/** The edition whose content is meant; by default the current one. */
const edition = z.string().max(40).optional()

/** A draft before its kind is known; then the schema of the kind checks its fields. */
const anyDraft = z.record(z.string().max(60), z.unknown())

export const readContentOverview = defineRoute({
  method: 'GET',
  path: '/organizer/content',
  summary:
    'How much of each kind is published, changed or not translated, and the list of what is not translated',
  policy: editorPolicy,
  query: z.strictObject({ edition }),
  response: z.object({
    kinds: z.array(
      z.object({
        kind: contentKind,
        total: z.int(),
        published: z.int(),
        changed: z.int(),
        /** How many pieces still lack each language. */
        untranslated: z.object({ ru: z.int(), en: z.int() }),
      }),
    ),
    untranslated: z.array(contentRow),
    editions: z.array(z.object({ slug: z.string(), name: z.object({ ru: z.string(), en: z.string() }) })),
  }),
})

export const listContent = defineRoute({
  method: 'GET',
  path: '/organizer/content/:kind',
  summary: 'Everything of one kind, in the order of the site or another',
  policy: editorPolicy,
  params: ofKind,
  query: z.strictObject({
    edition,
    q: draftText(100).unwrap().optional(),
    state: z.enum(contentStates).optional(),
    untranslated: z.enum(['ru', 'en']).optional(),
    person: z.enum(cardConcerns).optional(),
    sort: z.enum(contentSorts).default('site'),
    /** The days of the last change. */
    ...dayRange,
    cursor: z.string().max(longestCursor).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: page(contentRow).extend({
    counts: z.partialRecord(z.enum(contentStates), z.int()),
    /** Identifies the order of the whole kind; a move names the order that it was based on. */
    order: z.string(),
  }),
})

export const countContentFilters = defineRoute({
  method: 'GET',
  path: '/organizer/content/:kind/counts',
  summary: 'How many pieces of the kind each value of a filter would find, beside the other filters',
  policy: editorPolicy,
  params: ofKind,
  query: listContent.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.record(z.enum(['untranslated', 'person']), z.array(valueCount)) }),
})

export const listContentOptions = defineRoute({
  method: 'GET',
  path: '/organizer/content/:kind/options',
  summary: 'What a reference may point at: guid and name of everything of one kind',
  policy: editorPolicy,
  params: ofKind,
  query: z.strictObject({ edition }),
  response: z.object({
    items: z.array(z.object({ guid, title, note: z.string(), published: z.boolean() })),
  }),
})

export const readContent = defineRoute({
  method: 'GET',
  path: '/organizer/content/:kind/:guid',
  summary: 'One piece of content: draft, what is on the site, and what keeps the draft off it',
  policy: editorPolicy,
  params: ofItem,
  response: contentDetail,
})

export const createContent = defineRoute({
  method: 'POST',
  path: '/organizer/content/:kind',
  summary: 'Begin a piece of content',
  policy: editorPolicy,
  params: ofKind,
  body: z.strictObject({ draft: anyDraft, edition }),
  response: contentDetail,
  idempotent: true,
})

export const saveContent = defineRoute({
  method: 'PUT',
  path: '/organizer/content/:kind/:guid',
  summary: 'Save the draft; 409 when somebody saved another version meanwhile',
  policy: editorPolicy,
  params: ofItem,
  body: z.strictObject({ version: z.int().min(1), draft: anyDraft }),
  response: contentDetail,
})

export const contentVersion = z.object({
  version: z.int(),
  savedAt: isoInstant,
  savedBy: z.string().nullable(),
  draft: z.record(z.string(), z.unknown()),
})

export const listContentVersions = defineRoute({
  method: 'GET',
  path: '/organizer/content/:kind/:guid/versions',
  summary: 'The last thirty saved drafts, newest first; none of a speaker’s card',
  policy: editorPolicy,
  params: ofItem,
  response: z.object({ items: z.array(contentVersion) }),
})

/** A POST because it leaves a mark: that the caller has the piece open. */
export const meetContentEditors = defineRoute({
  method: 'POST',
  path: '/organizer/content/:kind/:guid/editors',
  summary: 'Say that the piece is open here, and read who else has it open',
  policy: editorPolicy,
  params: ofItem,
  body: z.strictObject({}),
  response: z.object({ others: z.array(z.string()) }),
})

const versioned = z.strictObject({ version: z.int().min(1) })

export const publishContent = defineRoute({
  method: 'POST',
  path: '/organizer/content/:kind/:guid/publish',
  summary:
    'Put the saved draft on the site; 422 names what is missing, 409 what a session overlaps with unacknowledged',
  policy: editorPolicy,
  idempotent: true,
  params: ofItem,
  body: versioned.extend({
    /** The editor has seen which published sessions share a hall or a person with this one, and publishes all the same. */
    acknowledgeConflicts: z.boolean().default(false),
  }),
  response: contentDetail,
})

export const unpublishContent = defineRoute({
  method: 'POST',
  path: '/organizer/content/:kind/:guid/unpublish',
  summary: 'Take it off the site; the draft stays',
  policy: editorPolicy,
  idempotent: true,
  params: ofItem,
  body: versioned,
  response: contentDetail,
})

export const removeContent = defineRoute({
  method: 'DELETE',
  path: '/organizer/content/:kind/:guid',
  summary: 'Remove it for good; 409 while something refers to it',
  policy: editorPolicy,
  params: ofItem,
  response: null,
})

export const orderContent = defineRoute({
  method: 'POST',
  path: '/organizer/content/:kind/order',
  summary:
    'Put one piece before another (or last), as the site lists them; 409 when the order has changed meanwhile',
  policy: editorPolicy,
  params: ofKind,
  body: z.strictObject({ guid, before: guid.nullable(), order: z.string().max(64) }),
  response: z.object({ order: z.string() }),
})

export type ContentRow = z.infer<typeof contentRow>
export type ContentVersion = z.infer<typeof contentVersion>
export type ContentDetail = z.infer<typeof contentDetail>
