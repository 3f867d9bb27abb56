import { z } from 'zod'
import { guid, isoDate } from './field.ts'
import { programmePerson, programmeSession } from './programme.ts'
import { defineRoute } from './route.ts'

const reasonCodes = [
  'theme',
  'likeFavourite',
  'favouriteSpeaker',
  'archetype',
  'speaksAt',
  'everyone',
] as const

/** Why something is recommended; `name` is the theme, session, speaker or archetype in the language of the call. */
export const recommendationReason = z.object({ code: z.enum(reasonCodes), name: z.string().nullable() })
export type RecommendationReasonView = z.infer<typeof recommendationReason>

/** A session where only what one needs to decide is shown. */
export const sessionSummary = programmeSession
  .pick({ guid: true, title: true, format: true, day: true, startsAt: true, endsAt: true, language: true })
  .extend({
    hall: guid.nullable(),
    hallName: z.string().nullable(),
    trackName: z.string().nullable(),
    /** Names of everyone who takes part. */
    people: z.string(),
  })
export type SessionSummary = z.infer<typeof sessionSummary>

export const recommendedSession = sessionSummary.extend({ reasons: z.array(recommendationReason) })
export type RecommendedSession = z.infer<typeof recommendedSession>

/** The same for everyone, so that it can stand on a page that is kept. */
export type SessionAdvice = {
  /** Names of archetypes whose formats include that of the session. */
  archetypes: string[]
  instead: SessionSummary[]
}

const recommendedSpeaker = programmePerson.extend({ reasons: z.array(recommendationReason) })

const recommendations = z.object({
  /** False where neither a survey nor a star says anything: then nothing is recommended. */
  known: z.boolean(),
  /** The best first. */
  sessions: z.array(recommendedSession),
  speakers: z.array(recommendedSpeaker),
})
export type Recommendations = z.infer<typeof recommendations>

const count = z.coerce.number().int().min(1).max(20).default(10)

export const readRecommendations = defineRoute({
  method: 'GET',
  path: '/recommendations',
  summary: 'Sessions and speakers for a participant, by the survey and what they have marked',
  failure: 'recommendations_failed',
  policy: { kind: 'account' },
  query: z.strictObject({ participant: guid, count }),
  response: recommendations,
})

const mark = z.array(z.guid()).max(300).default([])

/** The link of a result that is kept on the device, and what is marked there. Guids that the programme lacks are nothing. */
export const keptTaste = z.strictObject({
  /** The link of a survey's result. */
  result: z.guid().nullable().default(null),
  favourites: mark,
  notInterested: mark,
  count,
})

export const previewRecommendations = defineRoute({
  method: 'POST',
  path: '/recommendations/preview',
  summary: 'The same for a visitor, by a result that is kept on the device; nothing of it is stored',
  failure: 'recommendations_failed',
  policy: { kind: 'public' },
  body: keptTaste,
  response: recommendations,
})

const share = z.number().min(0)

export const readRecommendationQuality = defineRoute({
  method: 'GET',
  path: '/organizer/recommendations',
  summary: 'How good the recommendations are, and how full the halls will be by them',
  policy: { kind: 'organiser', permission: 'read-survey' },
  response: z.object({
    /** Participants with a survey or a star, those with recommendations worked out, and those with a programme of their own. */
    people: z.object({ withTaste: z.int(), workedOut: z.int(), withPlan: z.int() }),
    /** Shares from 0 to 1. */
    coverage: z.object({ sessions: share, recommendedTo: z.int(), offered: z.int() }),
    /** How unlike the ten of a person are: 1 where each has a track of its own. */
    diversity: share.nullable(),
    /** People by how much of what they took from a suggestion they kept: five parts of 0 to 100 percent. */
    kept: z.array(z.int()),
    madeAt: z.iso.datetime().nullable(),
    halls: z.array(
      z.object({
        session: guid,
        title: z.string(),
        day: isoDate,
        startsAt: z.string(),
        hallName: z.string(),
        capacity: z.int(),
        /** In programmes of their own, and expected in all with those who have none yet. */
        planned: z.int(),
        starred: z.int(),
        expected: z.int(),
      }),
    ),
  }),
})
export type RecommendationQuality = z.infer<(typeof readRecommendationQuality)['response']>
