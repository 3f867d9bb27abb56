import type * as routes from '#contract/survey.ts'
import { readAnswers } from '#domain/survey/survey-answers.ts'
import { surveyResult } from '#domain/survey/survey-result.ts'
import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import type { EditionContent } from '../content/content-snapshot.ts'
import { presentSurvey, presentSurveyResult, surveySchema } from './survey-of-content.ts'

export const readSurvey: UseCase<typeof routes.readSurvey, 'published'> = async (
  { query, facts },
  { published },
) => presentSurvey((await published.snapshot()).current, query.locale ?? facts.locale)

/** Answers, whoever gave them, and nothing is kept. */
export const submitSurvey: UseCase<typeof routes.submitSurvey, 'published'> = async (
  { query, body, facts },
  { published },
) => {
  const { current } = await published.snapshot()
  const answers = wholeAnswers(current, body.answers)
  const result = surveyResult(surveySchema(current), answers) ?? refuse('survey_undecided')
  return presentSurveyResult(current, result, query.locale ?? facts.locale) ?? refuse('survey_undecided')
}

/** Refuses answers that leave a question open, which may have been asked only since they were begun. */
export function wholeAnswers(of: EditionContent, given: SurveyAnswers): SurveyAnswers {
  const { questions } = surveySchema(of)
  if (questions.length === 0) refuse('survey_closed')
  const { known, missing, excessive } = readAnswers(questions, given)
  if (missing.length > 0)
    refuse('survey_incomplete', {
      details: missing.map(guid => ({ field: `answers.${guid}`, code: 'required' })),
    })
  if (excessive.length > 0)
    refuse('value_invalid', {
      details: excessive.map(guid => ({ field: `answers.${guid}`, code: 'value_invalid' })),
    })
  return known
}
