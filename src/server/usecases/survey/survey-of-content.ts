import type { Locale } from '#contract/field.ts'
import type { Survey, SurveyResultView } from '#contract/survey.ts'
import { type Topic, topics } from '#domain/content/content-choice.ts'
import { surveyLink } from '#domain/survey/survey-link.ts'
import type { SurveyResult } from '#domain/survey/survey-result.ts'
import type { SurveySchema } from '#domain/survey/survey-schema.ts'
import { topicName } from '#messages/session-names.ts'
import type { EditionContent } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { renderProse } from '../content/render-prose.ts'

/** What answers are judged by: the published questions, archetypes and themes of an edition. */
export function surveySchema(of: EditionContent): SurveySchema {
  return {
    archetypes: of.of('surveyArchetype').map(({ guid }) => guid),
    themes: [...topics, ...of.of('track').map(({ guid }) => guid)],
    questions: of.of('surveyQuestion').map(({ guid, content }) => ({
      guid,
      most: content.most,
      answers: content.answers.map(answer => ({
        code: answer.code,
        weights: [...answer.archetypes, ...answer.topics, ...answer.tracks],
      })),
    })),
  }
}

/** The questions as they are asked. */
export function presentSurvey(of: EditionContent, locale: Locale): Survey {
  return {
    questions: of.of('surveyQuestion').map(({ guid, content }) => ({
      guid,
      question: present(content.question, locale),
      note: present(content.note, locale),
      most: content.most,
      answers: content.answers.map(({ code, text }) => ({ code, text: present(text, locale) })),
    })),
  }
}

/** A result in words; null where its archetype is no longer on the site. */
export function presentSurveyResult(
  of: EditionContent,
  result: SurveyResult,
  locale: Locale,
): SurveyResultView | null {
  const archetype = presentArchetype(of, result.archetype, locale)
  if (!archetype) return null
  const { secondaryArchetype } = result
  return {
    guid: surveyLink(result),
    archetype,
    secondaryArchetype: secondaryArchetype ? presentArchetype(of, secondaryArchetype, locale) : null,
    topThemes: result.topThemes.flatMap(({ theme, weight }) => {
      const named = presentTheme(of, theme, locale)
      return named ? [{ ...named, theme, weight }] : []
    }),
  }
}

function presentArchetype(of: EditionContent, guid: string, locale: Locale) {
  const found = of.of('surveyArchetype').find(one => one.guid === guid)
  if (!found) return null
  const { name, motto, description } = found.content
  return {
    guid,
    name: present(name, locale),
    motto: present(motto, locale),
    descriptionHtml: renderProse(present(description, locale), locale),
  }
}

function presentTheme(of: EditionContent, theme: string, locale: Locale) {
  const topic = topics.find(one => one === theme)
  if (topic) return { kind: 'topic' as const, name: topicName(topic satisfies Topic, { locale }) }
  const track = of.of('track').find(({ guid }) => guid === theme)
  return track ? { kind: 'track' as const, name: present(track.content.name, locale) } : null
}
