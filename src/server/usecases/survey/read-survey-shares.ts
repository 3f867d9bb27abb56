import type { SurveyShares } from '#contract/survey.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countArchetypes } from '#server/persistence/survey-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** How many participants have each archetype, the commonest first; archetypes of nobody are among them. */
export async function readSurveyShares(needs: Needs<'database' | 'published'>): Promise<SurveyShares> {
  const edition = await readCurrentEdition(needs.database)
  const [counted, { current }] = await Promise.all([
    countArchetypes(needs.database, edition.guid),
    needs.published.snapshot(),
  ])
  const archetypes = current.of('surveyArchetype').map(({ guid, content }) => {
    const found = counted.find(one => one.archetypeGuid === guid)
    return { guid, name: content.name, first: found?.first ?? 0, second: found?.second ?? 0 }
  })
  return {
    taken: counted.reduce((sum, { first }) => sum + first, 0),
    archetypes: archetypes.sort((left, right) => right.first - left.first || right.second - left.second),
  }
}
