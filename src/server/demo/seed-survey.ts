import { topics } from '#domain/content/content-choice.ts'
import type { MarkChange } from '#domain/favourite/favourite.ts'
import { surveyResult } from '#domain/survey/survey-result.ts'
import type { SurveyAnswers, SurveyQuestion, SurveySchema } from '#domain/survey/survey-schema.ts'
import type { Tx } from '../persistence/database.ts'
import { keepMarks } from '../persistence/favourite-queries.ts'
import { keepSurveyResponse } from '../persistence/survey-queries.ts'
import { composeContent, type DemoContent } from './compose-content.ts'
import { moscow } from './demo-event.ts'
import { readContentFiles } from './read-content-files.ts'
import type { SeededParticipant } from './seed-history.ts'
import { silent } from './seed-transfers.ts'

/** The first survey was taken then; the others followed hour by hour. */
const firstTaken = moscow('2025-09-10 10:15').getTime()

const hour = 3_600_000

/** Every third person has not taken the survey. */
const without = 3

/** Archetypes of the demo's people by turns, some commoner than others. */
const leanings = [0, 4, 1, 0, 2, 3, 1, 0, 5, 2, 4, 0, 3, 1]

/** Stars of a person who has any. */
const stars = 5

/** Surveys that some of the demo's people have taken, each leaning towards an archetype, and the sessions they have starred. */
export async function seedSurvey(tx: Tx, people: readonly SeededParticipant[]): Promise<void> {
  const pieces = readContentFiles()
    .filter(({ edition }) => edition === '2026')
    .flatMap(composeContent)
  const schema = schemaOf(pieces)
  const programme = pieces.filter(
    ({ kind, published }) => kind === 'programmeSession' && published,
  ) as DemoContent[] as DemoContent<'programmeSession'>[]
  const sessions = programme.filter(({ draft }) => draft.format !== 'break')
  const taking = people.filter(
    ({ life, person }, place) =>
      life.status !== 'draft' && !silent.has(person.phone) && place % without !== 0,
  )
  for (const [turn, { guid }] of taking.entries()) {
    const at = new Date(firstTaken + turn * hour)
    const answers = answersFor(schema, turn)
    const result = surveyResult(schema, answers)
    if (result) await keepSurveyResponse(tx, guid, { answers, result, takenAt: at })
    await keepMarks(tx, guid, starsFor(sessions, turn, at))
  }
}

function schemaOf(pieces: readonly DemoContent[]): SurveySchema {
  const of = <Kind extends DemoContent['kind']>(kind: Kind) =>
    pieces.filter(piece => piece.kind === kind) as DemoContent[] as DemoContent<Kind>[]
  return {
    archetypes: of('surveyArchetype').map(({ guid }) => guid),
    themes: [...topics, ...of('track').map(({ guid }) => guid)],
    questions: of('surveyQuestion').map(({ guid, draft }) => ({
      guid,
      most: draft.most ?? 1,
      answers: draft.answers.map(({ code, archetypes, topics: ofTopics, tracks }) => ({
        code,
        weights: [...archetypes, ...ofTopics, ...tracks],
      })),
    })),
  }
}

/** Answers that speak for one archetype where the question has such an answer, and wander otherwise. */
function answersFor({ archetypes, questions }: SurveySchema, turn: number): SurveyAnswers {
  const leaning = archetypes[leanings[turn % leanings.length] ?? 0]
  const chosen = ({ answers, most }: SurveyQuestion, place: number) => {
    const speaking = answers.find(({ weights }) => weights.some(({ to }) => to === leaning))
    const wandering = answers[(turn + place) % answers.length]
    // Nobody is of one piece.
    const first = (turn + place) % 3 === 0 ? wandering : (speaking ?? wandering)
    const second = most > 1 ? answers[(turn * 2 + place) % answers.length] : undefined
    return [...new Set([first, second].flatMap(answer => answer?.code ?? []))]
  }
  return Object.fromEntries(questions.map((question, place) => [question.guid, chosen(question, place)]))
}

function starsFor(sessions: readonly Pick<DemoContent, 'guid'>[], turn: number, at: Date): MarkChange[] {
  const step = 7 + (turn % 5)
  const guids = Array.from(
    { length: stars },
    (_, star) => sessions[(turn * 3 + star * step) % sessions.length],
  )
  return [...new Set(guids.flatMap(session => session?.guid ?? []))].map(guid => ({
    guid,
    mark: 'favourite',
    at: at.toISOString(),
  }))
}
