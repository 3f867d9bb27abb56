import type { SurveyAnswers, SurveyQuestion, SurveySchema } from './survey-schema.ts'

/** A theme that matters to the person; the first has the weight 1, the others their share of it. */
export type SurveyTheme = { theme: string; weight: number }

/** Whom the answers describe: archetypes by guid, themes as topics by code and tracks by guid, the weightiest first. */
export type SurveyResult = {
  archetype: string
  secondaryArchetype: string | null
  topThemes: SurveyTheme[]
}

const mostThemes = 5

/** A second archetype this far behind the first would only confuse. */
const leastShareOfFirst = 0.4

/**
 * What the answers say; null where no chosen answer has a weight for an archetype. Archetypes are compared by how much of what each could have got it
 * has got, so that one which more answers speak for does not win by that alone. Among equals the editors' order decides.
 */
export function surveyResult(schema: SurveySchema, answers: SurveyAnswers): SurveyResult | null {
  const given = sums(schema, ({ answers: offered, guid }) =>
    offered.filter(({ code }) => answers[guid]?.includes(code)).map(({ weights }) => weights),
  )
  const shares = schema.archetypes
    .map(archetype => ({ archetype, share: shareOf(archetype, given, schema) }))
    .filter(({ share }) => share > 0)
    .sort((left, right) => right.share - left.share)
  const [first, second] = shares
  if (!first) return null
  return {
    archetype: first.archetype,
    secondaryArchetype: second && second.share >= first.share * leastShareOfFirst ? second.archetype : null,
    topThemes: topThemes(schema, given),
  }
}

type Weights = readonly { to: string; weight: number }[]

/** The sum of these weights for each archetype and theme. */
function sums(schema: SurveySchema, chosen: (question: SurveyQuestion) => Weights[]): Map<string, number> {
  const total = new Map<string, number>()
  for (const { to, weight } of schema.questions.flatMap(question => chosen(question).flat()))
    total.set(to, (total.get(to) ?? 0) + weight)
  return total
}

function shareOf(archetype: string, given: ReadonlyMap<string, number>, { questions }: SurveySchema): number {
  const attainable = questions
    .map(({ most, answers }) => {
      const weights = answers.map(answer => weightFor(archetype, answer.weights))
      return weights
        .sort((left, right) => right - left)
        .slice(0, most)
        .reduce((sum, weight) => sum + weight, 0)
    })
    .reduce((sum, weight) => sum + weight, 0)
  return attainable === 0 ? 0 : (given.get(archetype) ?? 0) / attainable
}

function weightFor(to: string, weights: Weights): number {
  return weights.filter(one => one.to === to).reduce((sum, { weight }) => sum + weight, 0)
}

function topThemes({ themes }: SurveySchema, given: ReadonlyMap<string, number>): SurveyTheme[] {
  const found = themes
    .map(theme => ({ theme, sum: given.get(theme) ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .sort((left, right) => right.sum - left.sum)
    .slice(0, mostThemes)
  const heaviest = found[0]?.sum ?? 1
  return found.map(({ theme, sum }) => ({ theme, weight: Math.round((sum / heaviest) * 100) / 100 }))
}
