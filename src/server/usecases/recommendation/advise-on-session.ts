import type { Locale } from '#contract/field.ts'
import type { SessionAdvice } from '#contract/recommendation.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { namesIn, presentSummary } from './present-recommendation.ts'
import { rankedProgramme } from './ranked-programme.ts'

const insteads = 3

/** Who a session suits, and what could be heard instead: the same for everyone. */
export async function adviseOnSession(
  snapshot: ContentSnapshot,
  locale: Locale,
  guid: string,
): Promise<SessionAdvice> {
  const of = snapshot.current
  const items = new Map(of.of('programmeSession').map(item => [item.guid, item]))
  const session = items.get(guid)
  if (!session || session.content.format === 'break') return { archetypes: [], instead: [] }
  const { ranking } = await rankedProgramme(snapshot)
  const names = namesIn(of, locale)
  return {
    archetypes: of
      .of('surveyArchetype')
      .filter(({ content }) => content.formats.includes(session.content.format))
      .map(({ content }) => present(content.name, locale)),
    instead: ranking.like(guid, insteads).flatMap(({ guid: other }) => {
      const item = items.get(other)
      return item ? [presentSummary(item, { locale, names })] : []
    }),
  }
}
