/** What an answer says for one archetype (its guid) or one theme, from 1 to 5. */
export type SurveyWeight = { to: string; weight: number }

export type SurveyAnswer = { code: string; weights: readonly SurveyWeight[] }

/** A question with at least two answers, of which up to `most` may be chosen. */
export type SurveyQuestion = { guid: string; most: number; answers: readonly SurveyAnswer[] }

/**
 * What answers are judged by, in the order of the editors. Themes are the programme's own: a topic by its code, a track by its guid.
 */
export type SurveySchema = {
  archetypes: readonly string[]
  themes: readonly string[]
  questions: readonly SurveyQuestion[]
}

/** Chosen answers by the guid of their question. */
export type SurveyAnswers = Readonly<Record<string, readonly string[]>>

/** An answer's weight for something is a whole number from 1 to this. */
export const heaviest = 5

/** More answers would not be read on a phone. */
export const mostAnswers = 12
