import type { Locale } from '#contract/field.ts'
import type { RecommendationReasonView, SessionSummary } from '#contract/recommendation.ts'
import { topics } from '#domain/content/content-choice.ts'
import type { RecommendationReason } from '#domain/recommendation/recommended-programme.ts'
import { topicName } from '#messages/session-names.ts'
import type { EditionContent, PublishedItem } from '../content/content-snapshot.ts'
import { present, presentName } from '../content/present-values.ts'

/** Everything that reasons and sessions name, in one language. */
export function namesIn(of: EditionContent, locale: Locale) {
  const names = new Map<string, string>()
  for (const kind of ['hall', 'track', 'surveyArchetype'] as const)
    for (const { guid, content } of of.of(kind)) names.set(guid, present(content.name, locale))
  for (const { guid, content } of of.of('speaker')) names.set(guid, presentName(content, locale))
  for (const { guid, content } of of.of('programmeSession')) names.set(guid, present(content.title, locale))
  for (const topic of topics) names.set(topic, topicName(topic, { locale }))
  return names
}

export type Names = ReturnType<typeof namesIn>

export function presentSummary(
  { guid, content }: PublishedItem<'programmeSession'>,
  { locale, names }: { locale: Locale; names: Names },
): SessionSummary {
  const { format, day, startsAt, endsAt, language, hall, track, speakers, moderators } = content
  return {
    ...{ guid, format, day, startsAt, endsAt, language, hall },
    title: present(content.title, locale),
    hallName: (hall && names.get(hall)) ?? null,
    trackName: (track && names.get(track)) ?? null,
    people: [...new Set([...speakers, ...moderators])].flatMap(one => names.get(one) ?? []).join(', '),
  }
}

/** A reason whose subject is gone is told as that there is none. */
export function presentReasons(
  reasons: readonly RecommendationReason[],
  names: Names,
): RecommendationReasonView[] {
  const shown = reasons.flatMap((reason): RecommendationReasonView[] => {
    if (reason.code === 'everyone') return [{ code: reason.code, name: null }]
    const name = names.get(subjectOf(reason))
    return name === undefined ? [] : [{ code: reason.code, name }]
  })
  return shown.length > 0 ? shown : [{ code: 'everyone', name: null }]
}

function subjectOf(reason: Exclude<RecommendationReason, { code: 'everyone' }>): string {
  if ('theme' in reason) return reason.theme
  if ('session' in reason) return reason.session
  return 'speaker' in reason ? reason.speaker : reason.archetype
}
