import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/survey.ts'
import type { OwnSurvey } from '#contract/survey.ts'
import { readAnswers } from '#domain/survey/survey-answers.ts'
import { surveyResult } from '#domain/survey/survey-result.ts'
import type { Reader } from '#server/persistence/database.ts'
import {
  deleteSurveyResponse,
  findSurveyResponse,
  keepSurveyResponse,
} from '#server/persistence/survey-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentSurveyResult, surveySchema } from './survey-of-content.ts'

export const readOwnSurvey: UseCase<typeof routes.readOwnSurvey, 'database' | 'published'> = async (
  { actor, params: { guid }, facts: { locale } },
  needs,
) => {
  await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  return presentOwn(needs, needs.database, { guid, locale })
}

/** Keeps answers with what they say now. Those to questions that have changed since are left out; somebody who answered has not to do it again. */
export const keepOwnSurvey: UseCase<typeof routes.keepOwnSurvey, 'clock' | 'database' | 'published'> = async (
  { actor, params: { guid }, body, facts: { locale } },
  needs,
) => {
  const schema = surveySchema((await needs.published.snapshot()).current)
  // A device's clock that runs ahead must not keep later answers out.
  const takenAt = new Date(Math.min(Date.parse(body.takenAt), needs.clock.wall().getTime()))
  return needs.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    const { known, excessive } = readAnswers(schema.questions, body.answers)
    if (excessive.length > 0)
      refuse('value_invalid', {
        details: excessive.map(question => ({ field: `answers.${question}`, code: 'value_invalid' })),
      })
    const result = surveyResult(schema, known) ?? refuse('survey_undecided')
    await keepSurveyResponse(tx, guid, { answers: known, result, takenAt })
    return presentOwn(needs, tx, { guid, locale })
  })
}

export const deleteOwnSurvey: UseCase<typeof routes.deleteOwnSurvey, 'database'> = async (
  { actor, params: { guid } },
  needs,
) =>
  needs.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    await deleteSurveyResponse(tx, guid)
    return null
  })

async function presentOwn(
  needs: Needs<'published'>,
  reader: Reader,
  { guid, locale }: { guid: string; locale: Locale },
): Promise<OwnSurvey> {
  const [response, { current }] = await Promise.all([
    findSurveyResponse(reader, guid),
    needs.published.snapshot(),
  ])
  const result = response && presentSurveyResult(current, response.result, locale)
  return { taken: result ? { takenAt: response.takenAt.toISOString(), result } : null }
}
