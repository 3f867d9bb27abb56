import { z } from 'zod'
import { pageSlugs } from '#domain/content/content-choice.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { inLocale } from './news.ts'
import { markedText } from './programme.ts'
import { defineRoute } from './route.ts'

/** What the search of the site finds, in the order in which equal results stand. */
export const siteHitKinds = ['session', 'speaker', 'faqItem', 'news', 'page'] as const

export const siteHit = z.object({
  guid,
  /** Of a page alone: which of them it is. */
  slug: z.enum(pageSlugs).nullable(),
  title: markedText,
  /** The part of the text around the first match, if there is one. */
  passage: markedText.nullable(),
  /** Of a session its day, of news theirs. */
  day: isoDate.nullable(),
  startsAt: z.string().nullable(),
  /** The hall of a session; position and company of a speaker. */
  note: z.string().nullable(),
})

export const siteHitGroup = z.object({
  kind: z.enum(siteHitKinds),
  total: z.int(),
  /** At most five; the best first. */
  items: z.array(siteHit),
})

export const siteFound = z.object({
  /** The kind with the best hit first; kinds without a hit are left out. */
  groups: z.array(siteHitGroup),
  total: z.int(),
  /** The query that was searched for instead, when it was typed in the wrong keyboard layout. */
  corrected: z.string().nullable(),
})

export const searchSite = defineRoute({
  method: 'GET',
  path: '/search',
  summary: 'Search the whole site: sessions, speakers, questions, news and pages',
  policy: { kind: 'public' },
  query: inLocale.extend({ q: z.string('required').max(10_000, 'too_long') }),
  response: siteFound,
})

/** Lists of the site that are narrowed by a search. */
export const narrowedKinds = ['speaker', 'faqItem'] as const

export const listFound = z.object({
  guids: z.array(guid),
  /** As in `siteFound`. */
  corrected: z.string().nullable(),
})

export const searchList = defineRoute({
  method: 'GET',
  path: '/search/list',
  summary: 'Which speakers or questions a query finds, by the rules of the search over the site',
  policy: { kind: 'public' },
  query: inLocale.extend({
    q: z.string('required').max(10_000, 'too_long'),
    kind: z.enum(narrowedKinds),
  }),
  response: listFound,
})

/** What was searched for and not found, without who: for the editors of synonyms. */
export const listUnanswered = defineRoute({
  method: 'GET',
  path: '/organizer/searches/unanswered',
  summary: 'Queries that found nothing, the most frequent first',
  policy: { kind: 'organiser', permission: 'edit-content' },
  response: z.object({
    items: z.array(z.object({ query: z.string(), times: z.int(), lastAt: isoInstant })),
  }),
})

export type SiteHit = z.infer<typeof siteHit>
export type SiteHitGroup = z.infer<typeof siteHitGroup>
export type ListFound = z.infer<typeof listFound>
export type NarrowedKind = (typeof narrowedKinds)[number]
export type SiteFound = z.infer<typeof siteFound>
