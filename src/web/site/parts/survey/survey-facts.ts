import type { Locale } from '#contract/field.ts'
import type { Survey } from '#contract/survey.ts'
import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'

/** What server and island need to render the same survey. */
export type SurveyFacts = {
  locale: Locale
  survey: Survey
  /** What was sent without a script, and what of it is still open; null at the beginning. */
  given: { known: SurveyAnswers; open: readonly string[] } | null
  /** Where the form is sent without a script. */
  action: string
  /** The path under which each result has its page. */
  results: string
}
