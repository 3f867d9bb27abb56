import type { SurveyResult } from './survey-result.ts'

/** Themes that fit into a link. */
const linkedThemes = 3

/** The weights of themes read from a link, which keeps their order alone. */
const orderWeights = [1, 0.8, 0.6]

const nobody = '000000'

/**
 * The address of a result: a guid of version 8 (free for own use, RFC 9562) which *is* the result. Its 120 bits are five marks: archetype, secondary
 * archetype, three themes. Nothing of a person is in it, two people with the same result have the same link, and nothing has to be stored.
 */
export function surveyLink({ archetype, secondaryArchetype, topThemes }: SurveyResult): string {
  const themes = Array.from({ length: linkedThemes }, (_, place) => topThemes[place]?.theme ?? null)
  const digits = [archetype, secondaryArchetype, ...themes]
    .map(name => (name === null ? nobody : markOf(name)))
    .join('')
  const part = (from: number, to: number) => digits.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-8${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`
}

const linkPattern = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-8([0-9a-f]{3})-([0-9a-f]{12})$/

/** The result of a link among the archetypes and themes there are now; null where it is none, or its archetype is gone. Themes that are gone are left out. */
export function readSurveyLink(
  link: string,
  known: { archetypes: readonly string[]; themes: readonly string[] },
): SurveyResult | null {
  const [, ...parts] = linkPattern.exec(link) ?? []
  const [first, second, ...rest] = parts.join('').match(/.{6}/g) ?? []
  const find = (names: readonly string[], mark: string | undefined) =>
    names.find(name => markOf(name) === mark) ?? null
  const archetype = find(known.archetypes, first)
  if (archetype === null) return null
  const secondaryArchetype = find(known.archetypes, second)
  const themes = [...new Set(rest.flatMap(mark => find(known.themes, mark) ?? []))]
  return {
    archetype,
    secondaryArchetype: secondaryArchetype === archetype ? null : secondaryArchetype,
    topThemes: themes.map((theme, place) => ({ theme, weight: orderWeights[place] ?? 0 })),
  }
}

/** Six hexadecimal digits that stand for a name: FNV-1a folded to 24 bits. Never that of nobody. */
function markOf(name: string): string {
  let hash = 0x811c9dc5
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  const folded = ((hash >>> 24) ^ (hash & 0xffffff)) >>> 0
  return (folded || 1).toString(16).padStart(6, '0')
}
