import { z } from 'zod'
import { faqSections, pageSlugs, partnerCategories } from '#domain/content/content-choice.ts'
import { guid, isoDate, isoInstant } from './field.ts'
import { inLocale } from './news.ts'
import { picture } from './picture.ts'
import { defineRoute } from './route.ts'

export const sitePage = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  bodyHtml: z.string(),
  picture: picture.nullable(),
  modifiedAt: isoInstant,
})

export const figure = z.object({ value: z.string(), label: z.string(), icon: z.string().nullable() })

export const faqEntry = z.object({
  guid,
  section: z.enum(faqSections),
  question: z.string(),
  answerHtml: z.string(),
  /** The answer as plain text, for the search within the page and for structured data. */
  answerText: z.string(),
})

export const contact = z.object({
  guid,
  department: z.string(),
  note: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  icon: z.string().nullable(),
})

export const partner = z.object({
  guid,
  category: z.enum(partnerCategories),
  name: z.string(),
  description: z.string(),
  logo: picture,
  website: z.string().nullable(),
})

/** An album; the `alt` of each picture is its caption. */
export const album = z.object({
  guid,
  title: z.string(),
  date: isoDate,
  description: z.string(),
  pictures: z.array(picture),
})

export const video = z.object({
  guid,
  title: z.string(),
  date: isoDate,
  description: z.string(),
  poster: picture,
  durationSeconds: z.int(),
  /** A file of ours, or a player's address that is requested only after a click. */
  source: z.union([
    z.object({ kind: z.literal('file'), url: z.string(), contentType: z.string() }),
    z.object({ kind: z.literal('embed'), url: z.string(), host: z.string() }),
  ]),
})

/** A past edition in the archive. */
export const pastEdition = z.object({
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  venue: z.string(),
  startsOn: isoDate,
  endsOn: isoDate,
  lead: z.string(),
  bodyHtml: z.string(),
  figures: z.array(figure),
  /** Whether its programme is on the site. */
  hasProgramme: z.boolean(),
})

export const readSitePage = defineRoute({
  method: 'GET',
  path: '/pages/:slug',
  summary: 'The edited prose of a public page',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  params: z.object({ slug: z.enum(pageSlugs, 'not_found') }),
  query: inLocale,
  response: sitePage,
})

const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })

export const listPartners = defineRoute({
  method: 'GET',
  path: '/partners',
  summary: 'The partners by category',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(partner),
})

export const listFaq = defineRoute({
  method: 'GET',
  path: '/faq',
  summary: 'Questions and answers',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(faqEntry),
})

export const listContacts = defineRoute({
  method: 'GET',
  path: '/contacts',
  summary: 'Whom to ask about what',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(contact),
})

export const listAlbums = defineRoute({
  method: 'GET',
  path: '/albums',
  summary: 'Photo albums, newest first',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(album),
})

export const listVideos = defineRoute({
  method: 'GET',
  path: '/videos',
  summary: 'Videos, newest first',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(video),
})

export const listPastEditions = defineRoute({
  method: 'GET',
  path: '/archive',
  summary: 'Past editions, latest first',
  failure: 'content_load_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: listOf(pastEdition),
})

export type SitePage = z.infer<typeof sitePage>
export type Figure = z.infer<typeof figure>
export type FaqEntry = z.infer<typeof faqEntry>
export type Contact = z.infer<typeof contact>
export type Partner = z.infer<typeof partner>
export type Album = z.infer<typeof album>
export type Video = z.infer<typeof video>
export type PastEdition = z.infer<typeof pastEdition>

/** The legal texts that have a public page. */
export type LegalTextName = 'offer' | 'policy'

/** A version of a legal text, for its page. */
export type LegalText = {
  version: string
  /** ISO date: in force from that day on. */
  since: string
  inForce: boolean
  title: string
  sections: { title: string; paragraphs: string[] }[]
  /** Every version ever published, newest first. */
  versions: string[]
}
