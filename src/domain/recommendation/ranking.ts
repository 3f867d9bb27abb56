import {
  type RankedSession,
  type Recommendation,
  type RecommendationReason,
  type Taste,
  type Theme,
  themesOf,
} from './recommended-programme.ts'
import { centreOf, cosine, type TextVector, textVectors } from './text-vector.ts'
import { inVariety } from './variety.ts'

/** What each sign of interest counts; found on the judged profiles, each left out in turn (`npm run bench -- recommendation`). */
export type Tuning = {
  theme: number
  /** How much of a theme's weight is lost where a session is about other things too, from 0 to 1. */
  focus: number
  favourite: number
  favouriteSpeaker: number
  archetype: number
  notInterested: number
  foreignLanguage: number
  /** From 0, the order of the scores, to 1: each next one as unlike the others as it can be. */
  variety: number
}

export const usualTuning: Tuning = {
  theme: 1,
  focus: 0.5,
  favourite: 0.3,
  favouriteSpeaker: 0.3,
  archetype: 0.1,
  notInterested: 0.4,
  foreignLanguage: 1,
  variety: 0.05,
}

type Known = { session: RankedSession; themes: readonly Theme[]; text: TextVector }

/** Below this two texts have only the words of the trade in common. */
const alike = 0.12

/** Everything about a programme that does not depend on a person, made once for each version of the content. */
export function createRanking(sessions: readonly RankedSession[], tuning: Tuning = usualTuning) {
  const offered = sessions.filter(({ format }) => format !== 'break')
  const { vectors } = textVectors(offered.map(({ terms }) => terms))
  const known = offered.map(
    (session, at): Known => ({ session, themes: themesOf(session), text: vectors[at] ?? new Map() }),
  )
  const byGuid = new Map(known.map(one => [one.session.guid, one]))

  /** Scores of all sessions, also of those the person knows already. */
  function scores(taste: Taste): Recommendation[] {
    const liked = known.filter(({ session }) => taste.favourites.has(session.guid))
    const disliked = known.filter(({ session }) => taste.notInterested.has(session.guid))
    const likedText = centreOf(liked.map(({ text }) => text))
    const dislikedText = centreOf(disliked.map(({ text }) => text))
    const weights = relativeWeights(taste)
    return known.map(one => {
      const { session } = one
      const signs: { score: number; reason: RecommendationReason }[] = []
      const theme = themeSign(one.themes, weights, tuning)
      if (theme) signs.push(theme)
      const likeness = cosine(one.text, likedText)
      const nearest = likeness > 0 ? nearestOf(one, liked) : null
      if (nearest)
        signs.push({
          score: tuning.favourite * likeness,
          reason: { code: 'likeFavourite', session: nearest.session.guid },
        })
      const speaker = session.people.find(guid => taste.favourites.has(guid))
      if (speaker)
        signs.push({ score: tuning.favouriteSpeaker, reason: { code: 'favouriteSpeaker', speaker } })
      const archetype = archetypeSign(session, taste, tuning)
      if (archetype) signs.push(archetype)
      const against =
        tuning.notInterested * cosine(one.text, dislikedText) +
        (session.people.some(guid => taste.notInterested.has(guid)) ? tuning.notInterested : 0) +
        (isForeign(session, taste) ? tuning.foreignLanguage : 0) +
        (session.format === 'ceremony' ? 0.2 : 0)
      return {
        guid: session.guid,
        score: signs.reduce((sum, { score }) => sum + score, 0) - against,
        reasons: reasonsOf(signs),
      }
    })
  }

  return {
    /** Every session with its interest, for the itinerary. */
    scores,

    /** The best sessions that the person has neither starred nor turned down, varied. `scored` are the taste’s scores, where they are there already. */
    sessions(taste: Taste, count: number, scored = scores(taste)): Recommendation[] {
      const open = scored.filter(({ guid }) => !taste.favourites.has(guid) && !taste.notInterested.has(guid))
      return inVariety(open, {
        count,
        variety: tuning.variety,
        alike: (left, right) => likenessOf(byGuid.get(left), byGuid.get(right)),
      })
    },

    /** Sessions most like one, without it; for "instead of". */
    like(guid: string, count: number): { guid: string; likeness: number }[] {
      const asked = byGuid.get(guid)
      if (!asked) return []
      return known
        .filter(one => one !== asked)
        .map(one => ({ guid: one.session.guid, likeness: likenessOf(asked, one) }))
        .filter(({ likeness }) => likeness > alike)
        .sort((left, right) => right.likeness - left.likeness || (left.guid < right.guid ? -1 : 1))
        .slice(0, count)
    },
  }
}

export type Ranking = ReturnType<typeof createRanking>

/** The weights as shares of the heaviest: a survey of many themes is not worth more than one of few. */
function relativeWeights({ topThemes }: Taste): Map<Theme, number> {
  const heaviest = Math.max(0, ...topThemes.map(({ weight }) => weight))
  if (heaviest === 0) return new Map()
  return new Map(topThemes.map(({ theme, weight }) => [theme, Math.max(0, weight) / heaviest]))
}

function themeSign(themes: readonly Theme[], weights: ReadonlyMap<Theme, number>, { theme, focus }: Tuning) {
  let [sum, squares, best] = [0, 0, 0]
  let strongest: Theme | null = null
  for (const one of themes) {
    const weight = weights.get(one) ?? 0
    sum += weight
    if (weight > best) {
      best = weight
      strongest = one
    }
  }
  for (const weight of weights.values()) squares += weight * weight
  if (strongest === null) return null
  const spread = themes.length ** focus * Math.sqrt(squares)
  return {
    score: (theme * sum) / spread,
    reason: { code: 'theme', theme: strongest } as const,
  }
}

/** The second archetype counts half as much as the first. */
function archetypeSign({ format }: RankedSession, { archetypes }: Taste, { archetype: most }: Tuning) {
  const at = archetypes.findIndex(({ formats }) => formats.includes(format))
  const found = archetypes[at]
  if (!found) return null
  const reason = { code: 'archetype', archetype: found.archetype } as const
  return { score: at === 0 ? most : most / 2, reason }
}

function nearestOf(one: Known, liked: readonly Known[]): Known | null {
  let [found, most]: [Known | null, number] = [null, alike]
  for (const other of liked) {
    if (other === one) continue
    const likeness = cosine(one.text, other.text)
    if (likeness > most) [found, most] = [other, likeness]
  }
  return found
}

function isForeign({ language }: RankedSession, taste: Taste): boolean {
  return taste.language !== 'both' && language !== 'both' && language !== taste.language
}

/** Text and themes together, from 0 to 1. */
function likenessOf(left: Known | undefined, right: Known | undefined): number {
  if (!left || !right) return 0
  const common = left.themes.filter(theme => right.themes.includes(theme)).length
  const all = left.themes.length + right.themes.length - common
  return (cosine(left.text, right.text) + (all === 0 ? 0 : common / all)) / 2
}

/** At most two, the strongest first; a weak one beside a strong one explains nothing. */
function reasonsOf(signs: readonly { score: number; reason: RecommendationReason }[]) {
  const speaking = signs.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score)
  const strongest = speaking[0]
  if (!strongest) return [{ code: 'everyone' } as const]
  return speaking
    .filter(({ score }) => score >= strongest.score / 4)
    .slice(0, 2)
    .map(({ reason }) => reason)
}
