import type { SurveyResult, SurveyTheme } from '#domain/survey/survey-result.ts'
import type { SurveyAnswers } from '#domain/survey/survey-schema.ts'
import type { Reader, Tx } from './database.ts'

/** A participant's answers with what they said when they were given. */
export type SurveyResponse = { answers: SurveyAnswers; result: SurveyResult; takenAt: Date }

export async function findSurveyResponse(
  reader: Reader,
  participantGuid: string,
): Promise<SurveyResponse | null> {
  const row = await reader
    .selectFrom('surveyResponse')
    .select(['answers', 'archetypeGuid', 'secondaryArchetypeGuid', 'topThemes', 'takenAt'])
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
  if (!row) return null
  return {
    answers: row.answers as unknown as SurveyAnswers,
    result: {
      archetype: row.archetypeGuid,
      secondaryArchetype: row.secondaryArchetypeGuid,
      topThemes: row.topThemes as unknown as SurveyTheme[],
    },
    takenAt: row.takenAt,
  }
}

/** Keeps a response unless a later one is there already, from whichever device. */
export async function keepSurveyResponse(
  tx: Tx,
  participantGuid: string,
  { answers, result, takenAt }: SurveyResponse,
): Promise<void> {
  await tx
    .insertInto('surveyResponse')
    .values({
      participantGuid,
      answers: JSON.stringify(answers),
      archetypeGuid: result.archetype,
      secondaryArchetypeGuid: result.secondaryArchetype,
      topThemes: JSON.stringify(result.topThemes),
      takenAt,
    })
    .onConflict(conflict =>
      conflict
        .column('participantGuid')
        .doUpdateSet(eb => ({
          answers: eb.ref('excluded.answers'),
          archetypeGuid: eb.ref('excluded.archetypeGuid'),
          secondaryArchetypeGuid: eb.ref('excluded.secondaryArchetypeGuid'),
          topThemes: eb.ref('excluded.topThemes'),
          takenAt: eb.ref('excluded.takenAt'),
        }))
        .whereRef('excluded.takenAt', '>=', 'surveyResponse.takenAt'),
    )
    .execute()
}

/** False where there was none. */
export async function deleteSurveyResponse(tx: Tx, participantGuid: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('surveyResponse')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many participants of an edition have each archetype first and second; archetypes of nobody are left out. */
export async function countArchetypes(
  reader: Reader,
  editionGuid: string,
): Promise<{ archetypeGuid: string; first: number; second: number }[]> {
  const rows = await reader
    .selectFrom('contentItem')
    .select(eb => [
      'contentItem.guid as archetypeGuid',
      eb
        .selectFrom('surveyResponse')
        .whereRef('surveyResponse.archetypeGuid', '=', 'contentItem.guid')
        .select(inner => inner.fn.countAll().as('count'))
        .as('first'),
      eb
        .selectFrom('surveyResponse')
        .whereRef('surveyResponse.secondaryArchetypeGuid', '=', 'contentItem.guid')
        .select(inner => inner.fn.countAll().as('count'))
        .as('second'),
    ])
    .where('contentItem.editionGuid', '=', editionGuid)
    .where('contentItem.kind', '=', 'surveyArchetype')
    .execute()
  return rows
    .map(row => ({ archetypeGuid: row.archetypeGuid, first: Number(row.first), second: Number(row.second) }))
    .filter(({ first, second }) => first + second > 0)
}
