import { z } from 'zod'
import { committeeRoles, topics } from '#domain/content/content-choice.ts'
import { guid, isoDate } from './field.ts'
import { inLocale } from './news.ts'
import { picture } from './picture.ts'
import { defineRoute } from './route.ts'

export const speakerCard = z.object({
  guid,
  name: z.string(),
  /** For sorting by surname and the index of letters. */
  lastName: z.string(),
  position: z.string(),
  company: z.string(),
  photo: picture.nullable(),
  topics: z.array(z.enum(topics)),
  highlighted: z.boolean(),
})

/** The forum that a card belongs to; `day` is its first. */
const cardForum = z.object({ year: z.string(), day: isoDate, current: z.boolean() })

export const speakerDetail = speakerCard.extend({
  biographyHtml: z.string(),
  forum: cardForum,
  /** The same person's cards of other years, the latest first. */
  otherYears: z.array(cardForum.extend({ guid })),
  sessions: z.array(
    z.object({
      guid,
      title: z.string(),
      day: isoDate,
      startsAt: z.string(),
      endsAt: z.string(),
      hallName: z.string().nullable(),
      moderates: z.boolean(),
    }),
  ),
})

export const listSpeakers = defineRoute({
  method: 'GET',
  path: '/speakers',
  summary: 'Everybody who speaks at the current edition',
  policy: { kind: 'public' },
  query: inLocale,
  response: z.object({ items: z.array(speakerCard) }),
})

export const readSpeaker = defineRoute({
  method: 'GET',
  path: '/speakers/:guid',
  summary: 'One speaker with the sessions they take part in',
  policy: { kind: 'public' },
  params: z.object({ guid }),
  query: inLocale,
  response: speakerDetail,
})

export const committeeMember = z.object({
  guid,
  role: z.enum(committeeRoles),
  name: z.string(),
  position: z.string(),
  company: z.string(),
  photo: picture.nullable(),
})

export const listCommittee = defineRoute({
  method: 'GET',
  path: '/committee',
  summary: 'The programme committee',
  policy: { kind: 'public' },
  query: inLocale,
  response: z.object({ items: z.array(committeeMember) }),
})

export type SpeakerCard = z.infer<typeof speakerCard>
export type SpeakerDetail = z.infer<typeof speakerDetail>
export type CommitteeMember = z.infer<typeof committeeMember>
