import { z } from 'zod'
import { mostAnswers } from '#domain/survey/survey-schema.ts'
import { bilingual, guid, isoInstant } from './field.ts'
import { inLocale } from './news.ts'
import { recommendedSession } from './recommendation.ts'
import { defineRoute } from './route.ts'

const answerCode = z.string().regex(/^[a-z0-9-]{1,40}$/, 'value_invalid')

/** More than any survey has, also with answers to questions that are gone. */
const mostQuestions = 100

/** Chosen answers by the guid of their question. */
export const surveyAnswers = z
  .record(z.guid('value_invalid').toLowerCase(), z.array(answerCode).max(mostAnswers, 'too_long'))
  .refine(answers => Object.keys(answers).length <= mostQuestions, 'too_long')

export const survey = z.object({
  questions: z.array(
    z.object({
      guid,
      question: z.string(),
      /** Empty where there is none. */
      note: z.string(),
      /** How many answers may be chosen. */
      most: z.int(),
      answers: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
  ),
})

const archetype = z.object({ guid, name: z.string(), motto: z.string(), descriptionHtml: z.string() })

/** A theme by its code: a topic, or a track by its guid. */
const theme = z.object({
  theme: z.string(),
  kind: z.enum(['topic', 'track']),
  name: z.string(),
  weight: z.number(),
})

export const surveyResult = z.object({
  /** What its page is addressed by; it says what the result is, and nothing of the person. */
  guid,
  archetype,
  secondaryArchetype: archetype.nullable(),
  topThemes: z.array(theme),
})

/** What the page of a result shows. */
export const surveyResultPage = surveyResult.extend({ sessions: z.array(recommendedSession) })

export const readSurvey = defineRoute({
  method: 'GET',
  path: '/survey',
  summary: 'The questions of the survey with their answers; what an answer weighs is not told',
  failure: 'survey_schema_failed',
  policy: { kind: 'public' },
  query: inLocale,
  response: survey,
})

export const submitSurvey = defineRoute({
  method: 'POST',
  path: '/survey',
  summary:
    'What the answers say; nothing is stored. 422 names the questions that are still to be answered, which may be new ones',
  failure: 'survey_submit_failed',
  policy: { kind: 'public' },
  query: inLocale,
  body: z.strictObject({ answers: surveyAnswers }),
  response: surveyResult,
})

export const readSurveyResult = defineRoute({
  method: 'GET',
  path: '/survey/results/:guid',
  summary: 'The result of a link: archetypes, themes, and sessions on them',
  policy: { kind: 'public' },
  params: z.object({ guid }),
  query: inLocale,
  response: surveyResultPage,
})

const params = z.object({ guid })

export const ownSurvey = z.object({
  /** Null where the person has not taken the survey, or has deleted the result. */
  taken: z.object({ takenAt: isoInstant, result: surveyResult }).nullable(),
})

export const readOwnSurvey = defineRoute({
  method: 'GET',
  path: '/participants/:guid/survey',
  summary: 'The person’s own result of the survey',
  policy: { kind: 'account' },
  params,
  response: ownSurvey,
})

export const keepOwnSurvey = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/survey',
  summary:
    'Keep what the person answered, also before logging in; a later answer stays. Answers to changed questions are left out',
  failure: 'survey_submit_failed',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ answers: surveyAnswers, takenAt: isoInstant }),
  response: ownSurvey,
})

export const deleteOwnSurvey = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/survey',
  summary: 'Delete the person’s answers and result',
  policy: { kind: 'account' },
  params,
  response: null,
})

export const readSurveyShares = defineRoute({
  method: 'GET',
  path: '/organizer/survey',
  summary: 'How many participants have each archetype, first and second',
  policy: { kind: 'organiser', permission: 'read-survey' },
  response: z.object({
    /** Participants who have taken the survey. */
    taken: z.int(),
    archetypes: z.array(z.object({ guid, name: bilingual, first: z.int(), second: z.int() })),
  }),
})

export type Survey = z.infer<typeof survey>
export type SurveyResultView = z.infer<typeof surveyResult>
export type SurveyResultPage = z.infer<typeof surveyResultPage>
export type OwnSurvey = z.infer<typeof ownSurvey>
export type SurveyShares = z.infer<typeof readSurveyShares.response>
