import * as favourite from '#contract/favourite.ts'
import * as survey from '#contract/survey.ts'
import { refuse } from '#server/refuse.ts'
import { keepFavourites, readFavourites } from '#server/usecases/favourite/own-favourites.ts'
import { deleteOwnSurvey, keepOwnSurvey, readOwnSurvey } from '#server/usecases/survey/own-survey.ts'
import { readSurveyShares } from '#server/usecases/survey/read-survey-shares.ts'
import { readSurvey, submitSurvey } from '#server/usecases/survey/submit-survey.ts'
import { routeGroup, routeTable } from '../route-table.ts'

/** The survey and what people mark in the programme: what recommendations are made of. */
export const surveyRoutes = routeGroup(
  routeTable(survey, {
    readSurvey,
    submitSurvey,
    readSurveyResult: async ({ params, query, facts }, { content }) =>
      (await content.surveyResult(query.locale ?? facts.locale, params.guid)) ??
      refuse('survey_result_not_found'),
    readOwnSurvey,
    keepOwnSurvey,
    deleteOwnSurvey,
    readSurveyShares: (_, needs) => readSurveyShares(needs),
  }),
  routeTable(favourite, { readFavourites, keepFavourites }),
)
