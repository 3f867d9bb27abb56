import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/recommendation.ts'
import type { Recommendations } from '#contract/recommendation.ts'
import { topics } from '#domain/content/content-choice.ts'
import { rankSpeakers } from '#domain/recommendation/rank-speakers.ts'
import { hasTaste, type Taste } from '#domain/recommendation/recommended-programme.ts'
import { readSurveyLink } from '#domain/survey/survey-link.ts'
import { listTastes } from '#server/persistence/recommendation-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import type { ContentSnapshot, EditionContent } from '../content/content-snapshot.ts'
import { present, presentName, presentPortrait } from '../content/present-values.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { namesIn, presentReasons, presentSummary } from './present-recommendation.ts'
import { rankedProgramme } from './ranked-programme.ts'
import { tasteOf, tasteOfRow } from './taste-of.ts'

/** What a participant may like, by the survey and their marks. */
export const readRecommendations: UseCase<
  typeof routes.readRecommendations,
  'database' | 'published'
> = async ({ actor, query: { participant: guid, count }, facts: { locale } }, needs) => {
  await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  const snapshot = await needs.published.snapshot()
  const [row] = await listTastes(needs.database, [guid])
  const taste = row
    ? tasteOfRow(snapshot.current, { ...row, locale })
    : tasteOf(snapshot.current, nothingSaid(locale))
  return recommend(snapshot, { taste, count, locale })
}

/** The same for a visitor, who keeps the result on the device. */
export const previewRecommendations: UseCase<typeof routes.previewRecommendations, 'published'> = async (
  { body: { count, result, ...marked }, facts: { locale } },
  needs,
) => {
  const snapshot = await needs.published.snapshot()
  const of = snapshot.current
  const said = (result === null ? null : resultOfLink(of, result)) ?? nobody
  const taste = tasteOf(of, { ...said, ...marked, locale })
  return recommend(snapshot, { taste, count, locale })
}

const nobody = { archetype: null, secondaryArchetype: null, topThemes: [] }

/** What the link of a result says, in the terms of the current programme. */
function resultOfLink(of: EditionContent, link: string) {
  return readSurveyLink(link, {
    archetypes: of.of('surveyArchetype').map(({ guid }) => guid),
    themes: [...topics, ...of.of('track').map(({ guid }) => guid)],
  })
}

const nothingSaid = (locale: Locale) => ({
  ...nobody,
  favourites: [],
  notInterested: [],
  locale,
})

/** Fewer speakers than sessions: they are met in those. */
const speakersFor = (count: number) => Math.ceil(count / 2)

/** The best for a taste; nothing where nothing is known. */
export async function recommend(
  snapshot: ContentSnapshot,
  { taste, count, locale }: { taste: Taste; count: number; locale: Locale },
): Promise<Recommendations> {
  if (!hasTaste(taste)) return { known: false, sessions: [], speakers: [] }
  const of = snapshot.current
  const { ranking, sessions, speakers } = await rankedProgramme(snapshot)
  const names = namesIn(of, locale)
  const items = new Map(of.of('programmeSession').map(item => [item.guid, item]))
  const people = new Map(of.of('speaker').map(item => [item.guid, item]))
  const scores = ranking.scores(taste)
  return {
    known: true,
    sessions: ranking.sessions(taste, count, scores).flatMap(({ guid, reasons }) => {
      const item = items.get(guid)
      if (!item) return []
      return [{ ...presentSummary(item, { locale, names }), reasons: presentReasons(reasons, names) }]
    }),
    speakers: rankSpeakers(speakers, { sessions, scores, taste, count: speakersFor(count) }).flatMap(
      ({ guid, reasons }) => {
        const speaker = people.get(guid)
        if (!speaker) return []
        const name = presentName(speaker.content, locale)
        return [
          {
            guid,
            name,
            position: present(speaker.content.position, locale),
            company: present(speaker.content.company, locale),
            photo: presentPortrait(speaker.content.photo, name, locale),
            reasons: presentReasons(reasons, names),
          },
        ]
      },
    ),
  }
}
