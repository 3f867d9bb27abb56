import { z } from 'zod'
import { nameMaxLength } from '#domain/person/name.ts'
import { errorCodes } from '#domain/refusal/error-code.ts'
import {
  birthDateFindings,
  watchedKinds,
  watchHitStates,
  watchPurposes,
} from '#domain/watch-list/judge-watched.ts'
import { mostWatched } from '#domain/watch-list/read-watch-rows.ts'
import { watchEntrySorts } from '#domain/watch-list/watch-entry-sort.ts'
import { watchHitSorts } from '#domain/watch-list/watch-hit-sort.ts'
import { dayRange, guid, isoDate, isoInstant, optionalText, page, text, wrappedText } from './field.ts'
import { importBytes } from './import.ts'
import { listQuery } from './organiser-application.ts'
import { nameReason } from './organiser-duplicate.ts'
import { defineRoute } from './route.ts'

const policy = { kind: 'organiser', permission: 'keep-watch-list' } as const

export const watchBytes = importBytes

const watchedPerson = z.strictObject({
  /** The row number that the spreadsheet shows. */
  number: z.int(),
  lastName: text(nameMaxLength),
  firstName: text(nameMaxLength),
  middleName: optionalText(nameMaxLength).nullable(),
  birthDate: isoDate.nullable(),
  remark: optionalText(300).nullable(),
})

export const watchHit = z.object({
  guid,
  version: z.int(),
  state: z.enum(watchHitStates),
  /** 0 to 100. */
  score: z.int(),
  /** When the likeness was found. */
  foundAt: isoInstant,
  /** As the list has them. */
  listed: z.object({ name: z.string(), birthDate: z.string().nullable(), remark: z.string().nullable() }),
  /** Who is to come in. */
  person: z.object({
    kind: z.enum(watchedKinds),
    guid,
    name: z.string(),
    latinName: z.string().nullable(),
    birthDate: z.string().nullable(),
    company: z.string().nullable(),
    /** Of a participant. */
    applicationGuid: guid.nullable(),
  }),
  names: z.array(nameReason),
  /** Null where one of the two is not known. */
  birthDate: z.enum(birthDateFindings).nullable(),
  decided: z.object({ by: z.string(), at: isoInstant, note: z.string() }).nullable(),
})
export type WatchHit = z.infer<typeof watchHit>

export const listWatchHits = defineRoute({
  method: 'GET',
  path: '/organizer/watch-list/hits',
  summary: 'People to come in who may be on the watch list, in the order asked for, each explained',
  policy,
  query: listQuery.omit({ q: true }).extend({
    state: z.enum(watchHitStates).default('open'),
    sort: z.enum(watchHitSorts).default('likest'),
    /** The days on which the likeness was found. */
    ...dayRange,
  }),
  response: page(watchHit).extend({
    counts: z.partialRecord(z.enum(watchHitStates), z.int()),
    /** How many people the list has, and when it last grew. */
    listed: z.int(),
    loadedAt: isoInstant.nullable(),
    /** How many of them have still to be compared with the people who come. */
    unsearched: z.int(),
  }),
})

/** Somebody on the list, as it names them. */
export const watchEntry = z.object({
  guid,
  name: z.string(),
  birthDate: z.string().nullable(),
  remark: z.string().nullable(),
  loadedAt: isoInstant,
  loadedBy: z.string(),
  /** Null while they have not been looked for yet. */
  searchedAt: isoInstant.nullable(),
  /** How many who are to come in may be this person. */
  hits: z.int(),
})
export type WatchEntry = z.infer<typeof watchEntry>

export const listWatchEntries = defineRoute({
  method: 'GET',
  path: '/organizer/watch-list/people',
  summary: 'Who is on the watch list, searched by name and remark',
  policy,
  query: listQuery.extend({
    sort: z.enum(watchEntrySorts).default('name'),
    /** The days on which somebody was loaded. */
    ...dayRange,
  }),
  response: page(watchEntry).extend({
    /** How many the search finds. */
    total: z.int(),
  }),
})

/** A multipart upload in the field `file`: XLSX or CSV of up to 2 MB. CSV may be in UTF-8 or windows-1251. */
export const readWatchFile = defineRoute({
  method: 'POST',
  path: '/organizer/watch-list/file',
  summary: 'Read a watch list out of a file: who is in it, and the rows that cannot be read; writes nothing',
  policy,
  upload: true,
  response: z.object({
    people: z.array(watchedPerson),
    broken: z.array(z.object({ number: z.int(), code: z.enum(errorCodes), message: z.string() })),
  }),
})
export type WatchPreview = z.infer<typeof readWatchFile.response>

export const takeWatchList = defineRoute({
  method: 'POST',
  path: '/organizer/watch-list',
  summary: 'Take these people into the watch list, or have them replace it',
  policy,
  body: z.strictObject({
    people: z.array(watchedPerson).min(1, 'file_empty').max(mostWatched, 'file_rows_many'),
    replace: z.boolean(),
    purpose: z.enum(watchPurposes, 'required'),
  }),
  bodyBytes: importBytes,
  idempotent: true,
  response: z.object({ added: z.int(), removed: z.int(), listed: z.int() }),
})
export type TakenWatchList = z.output<typeof takeWatchList.body>

export const decideWatchHit = defineRoute({
  method: 'POST',
  path: '/organizer/watch-list/hits/:guid/decision',
  summary: 'Say whether it is the person of the list, and why; the pass is withheld or refused elsewhere',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({
    state: z.enum(['same', 'other']),
    version: z.int(),
    note: wrappedText(500),
  }),
  idempotent: true,
  response: watchHit,
})
export type WatchDecision = z.output<typeof decideWatchHit.body>
