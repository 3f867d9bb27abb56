import type { Locale } from '#contract/field.ts'
import type { SurveyResultPage } from '#contract/survey.ts'
import { readSurveyLink } from '#domain/survey/survey-link.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { recommend } from '../recommendation/read-recommendations.ts'
import { tasteOf } from '../recommendation/taste-of.ts'
import { presentSurveyResult, surveySchema } from './survey-of-content.ts'

/** As many as a phone shows without becoming a programme of its own. */
const shownSessions = 6

/** The page of a link, with what is recommended to such a person; null where it leads to no result of this edition. */
export async function presentResultPage(
  snapshot: ContentSnapshot,
  locale: Locale,
  guid: string,
): Promise<SurveyResultPage | null> {
  const { current } = snapshot
  const result = readSurveyLink(guid, surveySchema(current))
  const view = result && presentSurveyResult(current, result, locale)
  if (!view) return null
  // Nobody has starred anything here: the link is the same for whoever opens it.
  const taste = tasteOf(current, { ...result, favourites: [], notInterested: [], locale })
  const { sessions } = await recommend(snapshot, { taste, count: shownSessions, locale })
  return { ...view, sessions }
}
