import type { RankedSession, RankedSpeaker, Recommendation, Taste } from './recommended-programme.ts'

/** A speaker who moderates much is not more interesting for it. */
const further = 0.25

/**
 * The speakers worth hearing: those of the best sessions first, and the more so where several of their sessions or their own topics fit. Whoever was
 * starred or turned down is left out.
 */
export function rankSpeakers(
  speakers: readonly RankedSpeaker[],
  {
    sessions,
    scores,
    taste,
    count,
  }: {
    sessions: readonly RankedSession[]
    scores: readonly Recommendation[]
    taste: Taste
    count: number
  },
): Recommendation[] {
  const scoreOf = new Map(scores.map(({ guid, score }) => [guid, score]))
  const spokenAt = new Map<string, RankedSession[]>()
  for (const session of sessions) {
    if (taste.notInterested.has(session.guid)) continue
    for (const guid of session.people) {
      const held = spokenAt.get(guid)
      if (held) held.push(session)
      else spokenAt.set(guid, [session])
    }
  }
  const weights = new Map(taste.topThemes.map(({ theme, weight }) => [theme, weight]))
  const heaviest = Math.max(0, ...weights.values()) || 1
  return speakers
    .filter(({ guid }) => !taste.favourites.has(guid) && !taste.notInterested.has(guid))
    .flatMap(({ guid, topics }): Recommendation[] => {
      const held = (spokenAt.get(guid) ?? [])
        .map(session => ({ session, score: scoreOf.get(session.guid) ?? 0 }))
        .sort((left, right) => right.score - left.score)
      const best = held[0]
      if (!best) return []
      const topic = topics.toSorted((left, right) => (weights.get(right) ?? 0) - (weights.get(left) ?? 0))[0]
      const own = topic ? Math.max(0, weights.get(topic) ?? 0) / heaviest : 0
      const more = held.slice(1).reduce((sum, { score }) => sum + Math.max(0, score), 0)
      return [
        {
          guid,
          score: best.score + further * more + further * own,
          reasons: [
            ...(topic && own > 0 ? [{ code: 'theme' as const, theme: topic }] : []),
            { code: 'speaksAt' as const, session: best.session.guid },
          ],
        },
      ]
    })
    .sort((left, right) => right.score - left.score || (left.guid < right.guid ? -1 : 1))
    .slice(0, count)
}
