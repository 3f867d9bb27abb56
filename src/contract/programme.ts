import { z } from 'zod'
import { sessionFormats, sessionLanguages, topics, trackColours } from '#domain/content/content-choice.ts'
import { guid, isoDate, isoInstant, locale } from './field.ts'
import { inLocale } from './news.ts'
import { picture } from './picture.ts'
import { defineRoute } from './route.ts'

const clockTime = z.string().regex(/^\d\d:\d\d$/)

/** A speaker or moderator where only a name and an office are needed. */
export const programmePerson = z.object({
  guid,
  name: z.string(),
  position: z.string(),
  company: z.string(),
  photo: picture.nullable(),
})

export const programmeSession = z.object({
  guid,
  title: z.string(),
  format: z.enum(sessionFormats),
  day: isoDate,
  /** In the edition's time zone. */
  startsAt: clockTime,
  endsAt: clockTime,
  hall: guid.nullable(),
  track: guid.nullable(),
  language: z.enum(sessionLanguages),
  topics: z.array(z.enum(topics)),
  moderators: z.array(guid),
  speakers: z.array(guid),
})

export const programme = z.object({
  edition: z.object({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    venue: z.string(),
    startsOn: isoDate,
    endsOn: isoDate,
    timeZone: z.string(),
  }),
  /** Every day of the edition, also one without sessions. */
  days: z.array(isoDate),
  halls: z.array(z.object({ guid, name: z.string(), floor: z.string(), capacity: z.int().nullable() })),
  tracks: z.array(
    z.object({ guid, name: z.string(), description: z.string(), colour: z.enum(trackColours) }),
  ),
  /** Sorted by day, start, then the order of the halls. */
  sessions: z.array(programmeSession),
  /** Everybody who speaks or moderates, each once. */
  people: z.array(programmePerson),
})

export const programmeSessionDetail = programmeSession.extend({
  abstractHtml: z.string(),
  hallName: z.string().nullable(),
  trackName: z.string().nullable(),
  people: z.array(programmePerson),
  startsAtInstant: isoInstant,
  endsAtInstant: isoInstant,
  modifiedAt: isoInstant,
})

export const readProgramme = defineRoute({
  method: 'GET',
  path: '/program',
  summary: 'The published programme of an edition',
  policy: { kind: 'public' },
  query: inLocale.extend({ edition: z.string().max(40).optional() }),
  response: programme,
})

export const readProgrammeSession = defineRoute({
  method: 'GET',
  path: '/program/:guid',
  summary: 'One programme session with its people',
  policy: { kind: 'public' },
  params: z.object({ guid: z.guid('program_item_not_found') }),
  query: inLocale,
  response: programmeSessionDetail,
})

/** One search hit: matches are character ranges [from, to) of the texts, so that nobody has to parse marked-up text. */
export const markedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })

export const programmeHit = z.object({
  guid,
  title: markedText,
  /** The part of the abstract around the first match, if there is one. */
  passage: markedText.nullable(),
  people: z.array(markedText),
  day: isoDate,
  startsAt: clockTime,
  endsAt: clockTime,
  hallName: z.string().nullable(),
  trackName: z.string().nullable(),
})

export const searchProgramme = defineRoute({
  method: 'GET',
  path: '/program/search',
  summary: 'Search the programme: word forms, typing errors, wrong keyboard layout, names in either script',
  failure: 'program_search_failed',
  policy: { kind: 'public' },
  query: inLocale.extend({
    q: z.string('required').max(10_000, 'too_long'),
    limit: z.coerce.number().int().min(1).max(200).default(20),
  }),
  response: z.object({
    items: z.array(programmeHit),
    total: z.int(),
    /** The query that was searched for instead, when it was typed in the wrong keyboard layout. */
    corrected: z.string().nullable(),
  }),
})

const chosen = z.string().max(2000).optional()

/** The filters of the programme's page, with the same names and values: a day by number or date, lists joined by commas. */
const programmeChoice = {
  day: chosen,
  track: chosen,
  hall: chosen,
  topic: chosen,
  format: chosen,
  lang: chosen,
}

export type ProgrammeChoice = { [Name in keyof typeof programmeChoice]?: string | undefined }

export const programmePdf = defineRoute({
  method: 'GET',
  path: '/program.pdf',
  summary: 'The programme for paper: the whole as a booklet, or the days and sessions chosen',
  policy: { kind: 'public' },
  query: z.strictObject({
    locale: locale.optional(),
    edition: z.string().max(40).optional(),
    ...programmeChoice,
  }),
  response: 'bytes',
})

export const programmeCalendar = defineRoute({
  method: 'GET',
  path: '/program.ics',
  summary: 'The programme as a calendar: the whole, or the days and sessions chosen',
  policy: { kind: 'public' },
  query: inLocale.extend(programmeChoice),
  response: 'bytes',
})

export const programmeSessionCalendar = defineRoute({
  method: 'GET',
  path: '/program/:guid.ics',
  summary: 'One programme session for a calendar',
  policy: { kind: 'public' },
  params: z.object({ guid }),
  query: inLocale,
  response: 'bytes',
})

export type Programme = z.infer<typeof programme>
export type ProgrammeSession = z.infer<typeof programmeSession>
export type ProgrammeSessionDetail = z.infer<typeof programmeSessionDetail>
export type ProgrammePerson = z.infer<typeof programmePerson>
export type ProgrammeHit = z.infer<typeof programmeHit>
