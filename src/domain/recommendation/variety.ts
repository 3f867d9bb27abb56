import type { Recommendation } from './recommended-programme.ts'

/**
 * Picks the best and then, again and again, what is good and unlike what was picked (maximal marginal relevance), so that ten recommendations are not
 * ten times the same talk.
 */
export function inVariety(
  candidates: readonly Recommendation[],
  {
    count,
    variety,
    alike,
  }: { count: number; variety: number; alike: (left: string, right: string) => number },
): Recommendation[] {
  const best = Math.max(...candidates.map(({ score }) => score))
  const scale = best > 0 ? best : 1
  const rest = candidates
    .toSorted((left, right) => right.score - left.score || (left.guid < right.guid ? -1 : 1))
    // What is far from the best is not saved by being different.
    .slice(0, count * 4)
    .map(one => ({ one, nearest: 0 }))
  const picked: Recommendation[] = []
  while (picked.length < count && rest.length > 0) {
    let [found, most] = [0, Number.NEGATIVE_INFINITY]
    for (const [at, { one, nearest }] of rest.entries()) {
      const worth = (1 - variety) * (one.score / scale) - variety * nearest
      if (worth > most) [found, most] = [at, worth]
    }
    const [next] = rest.splice(found, 1)
    if (!next) break
    picked.push(next.one)
    for (const other of rest) other.nearest = Math.max(other.nearest, alike(next.one.guid, other.one.guid))
  }
  return picked
}
