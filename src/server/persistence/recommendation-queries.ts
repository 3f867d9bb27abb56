import type { FavouriteMark } from '#domain/favourite/favourite.ts'
import type { SurveyResult, SurveyTheme } from '#domain/survey/survey-result.ts'
import type { Reader, Tx } from './database.ts'

/** What a person has said and marked. */
export type TasteRow = {
  participantGuid: string
  locale: 'ru' | 'en'
  result: SurveyResult | null
  marks: { guid: string; mark: FavouriteMark }[]
}

/** The tastes of these people, in no particular order. */
export async function listTastes(reader: Reader, participantGuids: readonly string[]): Promise<TasteRow[]> {
  if (participantGuids.length === 0) return []
  const [people, marks] = await Promise.all([
    reader
      .selectFrom('participant')
      .leftJoin('surveyResponse', 'surveyResponse.participantGuid', 'participant.guid')
      .select(['participant.guid', 'participant.locale', 'surveyResponse.archetypeGuid'])
      .select(['surveyResponse.secondaryArchetypeGuid', 'surveyResponse.topThemes'])
      .where('participant.guid', 'in', participantGuids)
      .execute(),
    reader
      .selectFrom('favourite')
      .select(['participantGuid', 'contentGuid', 'mark'])
      .where('participantGuid', 'in', participantGuids)
      .where('mark', 'is not', null)
      .execute(),
  ])
  const marksOf = Map.groupBy(marks, row => row.participantGuid)
  return people.map(row => ({
    participantGuid: row.guid,
    locale: row.locale,
    result: row.archetypeGuid
      ? {
          archetype: row.archetypeGuid,
          secondaryArchetype: row.secondaryArchetypeGuid,
          topThemes: row.topThemes as SurveyTheme[],
        }
      : null,
    marks: (marksOf.get(row.guid) ?? []).flatMap(({ contentGuid: guid, mark }) =>
      mark ? [{ guid, mark }] : [],
    ),
  }))
}

/** Applications of people who still take part and have said or marked something. */
function withTaste(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('application')
    .where('editionGuid', '=', editionGuid)
    .where('status', 'in', ['pending', 'approved'])
    .where(eb =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('surveyResponse')
            .select('surveyResponse.participantGuid')
            .whereRef('surveyResponse.participantGuid', '=', 'application.participantGuid'),
        ),
        eb.exists(
          eb
            .selectFrom('favourite')
            .select('favourite.participantGuid')
            .whereRef('favourite.participantGuid', '=', 'application.participantGuid')
            .where('favourite.mark', 'is not', null),
        ),
      ]),
    )
}

export async function countPeopleWithTaste(reader: Reader, editionGuid: string): Promise<number> {
  const { count } = await withTaste(reader, editionGuid)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same people, in portions. */
export async function listPeopleWithTaste(
  reader: Reader,
  { editionGuid, after, limit }: { editionGuid: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await withTaste(reader, editionGuid)
    .select('participantGuid')
    .$if(after !== null, query => query.where('participantGuid', '>', after ?? ''))
    .orderBy('participantGuid')
    .limit(limit)
    .execute()
  return rows.map(row => row.participantGuid)
}

export type WorkedOut = { participantGuid: string; sessions: string[]; plan: string[] }

/** Keeps what was worked out, instead of what was before. */
export async function keepWorkedOut(
  tx: Tx,
  { editionGuid, rows, at }: { editionGuid: string; rows: readonly WorkedOut[]; at: Date },
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('recommendation')
    .values(rows.map(row => ({ ...row, editionGuid, madeAt: at })))
    .onConflict(conflict =>
      conflict.column('participantGuid').doUpdateSet(eb => ({
        editionGuid: eb.ref('excluded.editionGuid'),
        sessions: eb.ref('excluded.sessions'),
        plan: eb.ref('excluded.plan'),
        madeAt: eb.ref('excluded.madeAt'),
      })),
    )
    .execute()
}

/** Forgets what was worked out for people of whom nothing is known any more. */
export async function forgetWorkedOutBefore(tx: Tx, editionGuid: string, at: Date): Promise<void> {
  await tx
    .deleteFrom('recommendation')
    .where('editionGuid', '=', editionGuid)
    .where('madeAt', '<', at)
    .execute()
}

/** What was worked out for everyone of an edition, and whether they have a programme of their own. */
export function listWorkedOut(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('recommendation')
    .leftJoin('itinerary', 'itinerary.participantGuid', 'recommendation.participantGuid')
    .select(['recommendation.sessions', 'recommendation.plan', 'recommendation.madeAt'])
    .select('itinerary.version')
    .where('recommendation.editionGuid', '=', editionGuid)
    .execute()
}
