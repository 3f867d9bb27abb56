import type { Locale } from '#contract/field.ts'
import type { SurveyResultPage, ThemeSession } from '#contract/survey.ts'
import { readSurveyLink } from '#domain/survey/survey-link.ts'
import type { SurveyTheme } from '#domain/survey/survey-result.ts'
import type { EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { inProgrammeOrder } from '../programme/present-programme.ts'
import { presentSurveyResult, surveySchema } from './survey-of-content.ts'

/** As many as a phone shows without becoming a programme of its own. */
const shownSessions = 6

/** The page of a link; null where it leads to no result of this edition. */
export function presentResultPage(of: EditionContent, locale: Locale, guid: string): SurveyResultPage | null {
  const result = readSurveyLink(guid, surveySchema(of))
  const view = result && presentSurveyResult(of, result, locale)
  if (!view) return null
  return { ...view, sessions: sessionsOnThemes(of, result.topThemes, locale) }
}

/** Sessions on the themes of a result, those first on which the most of them meet. */
function sessionsOnThemes(
  of: EditionContent,
  themes: readonly SurveyTheme[],
  locale: Locale,
): ThemeSession[] {
  return inProgrammeOrder(of)
    .map(session => ({ session, weight: weightOf(session, themes) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .slice(0, shownSessions)
    .map(({ session }) => presentThemeSession(of, session, locale))
}

function weightOf({ content }: PublishedItem<'programmeSession'>, themes: readonly SurveyTheme[]): number {
  if (content.format === 'break' || content.format === 'ceremony') return 0
  const own: readonly (string | null)[] = [...content.topics, content.track]
  return themes.filter(({ theme }) => own.includes(theme)).reduce((sum, { weight }) => sum + weight, 0)
}

function presentThemeSession(
  of: EditionContent,
  { guid, content }: PublishedItem<'programmeSession'>,
  locale: Locale,
): ThemeSession {
  const nameOf = (kind: 'hall' | 'track', target: string | null) => {
    const found = of.of(kind).find(one => one.guid === target)
    return found ? present(found.content.name, locale) : null
  }
  return {
    guid,
    title: present(content.title, locale),
    day: content.day,
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    hallName: nameOf('hall', content.hall),
    trackName: nameOf('track', content.track),
    topics: content.topics,
  }
}
