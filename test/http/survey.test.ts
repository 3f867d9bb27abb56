import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { OwnSurvey, Survey, SurveyResultPage, SurveyResultView, SurveyShares } from '#contract/survey.ts'
import type { WeightedAnswer } from '#domain/content/content-field.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import { editorToken, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, draftParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const both = (ru: string, en: string) => ({ ru, en })

let scout = ''
let guard = ''
let track = ''
let first = ''
let second = ''
let session = ''

const archetype = (ru: string, en: string) =>
  publishPiece(server(), 'surveyArchetype', {
    ...emptyDraft('surveyArchetype'),
    name: both(ru, en),
    motto: both('Вперёд.', 'Onwards.'),
    description: both('Ищет новое.', 'Looks for what is new.'),
  })

const answer = (code: string, weights: Partial<WeightedAnswer> = {}): WeightedAnswer => ({
  code,
  text: both(`Ответ ${code}`, `Answer ${code}`),
  ...{ archetypes: [], topics: [], tracks: [] },
  ...weights,
})

const question = (most: number, answers: WeightedAnswer[]) =>
  publishPiece(server(), 'surveyQuestion', {
    ...emptyDraft('surveyQuestion'),
    question: both('Что важнее?', 'What matters more?'),
    most,
    answers,
  })

/** A publication is on the site once every instance has heard of it. */
async function onSite(questions: number): Promise<void> {
  await vi.waitFor(async () => {
    const survey = await must<Survey>(server(), 'GET', '/survey')
    expect(survey.questions).toHaveLength(questions)
  })
}

beforeAll(async () => {
  expectRefusal(await server().call('POST', '/survey', { body: { answers: {} } }), 409, 'survey_closed')
  track = (await publishPiece(server(), 'track', goodDrafts.track())).guid
  scout = (await archetype('Разведчик', 'The scout')).guid
  guard = (await archetype('Страж', 'The guard')).guid
  session = (
    await publishPiece(server(), 'programmeSession', goodDrafts.programmeSession({ topics: ['soc'] }))
  ).guid
  first = (
    await question(1, [
      answer('a', { archetypes: [{ to: scout, weight: 4 }], topics: [{ to: 'soc', weight: 3 }] }),
      answer('b', { archetypes: [{ to: guard, weight: 4 }] }),
      answer('c'),
    ])
  ).guid
  second = (
    await question(2, [
      answer('a', { archetypes: [{ to: guard, weight: 3 }], tracks: [{ to: track, weight: 2 }] }),
      answer('b', { archetypes: [{ to: scout, weight: 1 }] }),
      answer('c'),
    ])
  ).guid
  await onSite(2)
})

const submit = (answers: object, locale: 'ru' | 'en' = 'ru') =>
  server().call<SurveyResultView>('POST', '/survey', { body: { answers }, locale })

describe('for anybody', () => {
  test('the questions are asked in both languages, and what an answer weighs is not told', async () => {
    const survey = await must<Survey>(server(), 'GET', '/survey?locale=en')
    expect(
      survey.questions.map(({ question: words, most, answers }) => [words, most, answers.length]),
    ).toEqual([
      ['What matters more?', 1, 3],
      ['What matters more?', 2, 3],
    ])
    expect(JSON.stringify(survey)).not.toContain('weight')
    expect(JSON.stringify(survey)).not.toContain(scout)
  })

  test('answers lead to archetypes and themes, and to a page of their own', async () => {
    const { status, body } = await submit({ [first]: ['a'], [second]: ['a'] }, 'en')
    expect(status).toBe(200)
    expect(body.archetype).toMatchObject({ guid: scout })
    expect(body.secondaryArchetype?.name).toBe('The guard')
    expect(body.topThemes.map(({ theme, kind, weight }) => [theme, kind, weight])).toEqual([
      ['soc', 'topic', 1],
      [track, 'track', 0.67],
    ])
    const page = await must<SurveyResultPage>(server(), 'GET', `/survey/results/${body.guid}?locale=en`)
    expect(page.archetype.name).toBe('The scout')
    expect(page.topThemes.map(({ theme }) => theme)).toEqual(['soc', track])
    expect(page.sessions.map(({ guid }) => guid)).toEqual([session])
  })

  test('what is missing is named, and what is unknown costs nothing else', async () => {
    expectRefusal(
      await submit({ [first]: ['a'], [second]: ['gone'], '5b7c6a2e-1111-4222-8333-444455556666': ['a'] }),
      422,
      'survey_incomplete',
      { [`answers.${second}`]: 'required' },
    )
    expectRefusal(await submit({ [first]: ['a', 'b'], [second]: ['b'] }), 422, 'value_invalid')
    expectRefusal(await submit({ [first]: ['c'], [second]: ['c'] }), 409, 'survey_undecided')
    expectRefusal(await submit({ [first]: 'a' }), 422, 'value_invalid')
    expectRefusal(await server().call('POST', '/survey', { body: {} }), 422, 'required')
  })

  test('a link that is none leads nowhere', async () => {
    expectRefusal(await server().call('GET', `/survey/results/${scout}`), 404, 'survey_result_not_found')
  })

  test('the form is sent without a script too', async () => {
    const port = await server().listen()
    const send = async (body: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/en/test`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      })
      return { status: answer.status, location: answer.headers.get('location') }
    }
    const whole = await send(`${first}=a&${second}=a&${second}=b`)
    expect(whole.status).toBe(303)
    expect(whole.location).toMatch(/^\/en\/test\/[0-9a-f-]{36}$/)
    const open = await send(`${first}=a&other=1`)
    expect(open.location).toBe(`/en/test?answers=${encodeURIComponent(`${first}.a`)}`)
    expect((await send('a='.repeat(20_000))).status).toBe(413)
  })
})

describe('of a participant', () => {
  const keep = (made: { guid: string; token: string }, answers: object, takenAt: string) =>
    server().call<OwnSurvey>('PUT', `/participants/${made.guid}/survey`, {
      token: made.token,
      body: { answers, takenAt },
    })
  const read = async (made: { guid: string; token: string }) =>
    (await must<OwnSurvey>(server(), 'GET', `/participants/${made.guid}/survey`, { token: made.token })).taken

  test('what was answered before the log-in is kept, also where a question was asked only since', async () => {
    const made = await draftParticipant(server())
    expect(await read(made)).toBeNull()
    const { status, body } = await keep(made, { [first]: ['a'] }, '2025-09-14T10:00:00.000Z')
    expect(status).toBe(200)
    expect(body.taken?.result.archetype.guid).toBe(scout)
    expect((await read(made))?.takenAt).toBe('2025-09-14T10:00:00.000Z')
  })

  test('of two devices the later answers count, whichever comes first', async () => {
    const made = await draftParticipant(server())
    const late = { [first]: ['b'], [second]: ['a'] }
    await Promise.all([
      keep(made, late, '2025-09-14T12:00:00.000Z'),
      keep(made, { [first]: ['a'], [second]: ['b'] }, '2025-09-14T10:00:00.000Z'),
    ])
    expect((await read(made))?.result.archetype.guid).toBe(guard)
  })

  test('it is deleted, and only by the person', async () => {
    const made = await draftParticipant(server())
    const other = await approvedParticipant(server())
    await keep(made, { [first]: ['a'] }, '2025-09-14T10:00:00.000Z')
    const path = `/participants/${made.guid}/survey`
    for (const method of ['GET', 'DELETE'] as const)
      expectRefusal(await server().call(method, path, { token: other.token }), 404, 'not_found')
    expectRefusal(await server().call('GET', path, {}), 401, 'unauthorized')
    expect((await server().call('DELETE', path, { token: made.token })).status).toBe(204)
    expect(await read(made)).toBeNull()
  })

  test('answers that say nothing, or too much, are refused', async () => {
    const made = await draftParticipant(server())
    expectRefusal(await keep(made, { [first]: ['c'] }, '2025-09-14T10:00:00.000Z'), 409, 'survey_undecided')
    expectRefusal(await keep(made, { [first]: ['a', 'b'] }, '2025-09-14T10:00:00.000Z'), 422, 'value_invalid')
    expectRefusal(await keep(made, { [first]: ['a'] }, 'yesterday'), 422, 'value_invalid')
  })
})

test('the console sees how many have each archetype, and nobody else does', async () => {
  const token = await editorToken(server())
  const shares = await must<SurveyShares>(server(), 'GET', '/organizer/survey', { token })
  expect(shares.archetypes.map(({ name }) => name.en).sort()).toEqual(['The guard', 'The scout'])
  expect(shares.taken).toBe(shares.archetypes.reduce((sum, { first: count }) => sum + count, 0))
  expect(shares.taken).toBeGreaterThan(0)
  const gate = await organiserToken(server(), 'gate')
  expectRefusal(await server().call('GET', '/organizer/survey', { token: gate }), 403, 'forbidden')
})

test('an archetype that answers speak for cannot be removed', async () => {
  const token = await editorToken(server())
  expectRefusal(
    await server().call('DELETE', `/organizer/content/surveyArchetype/${scout}`, { token }),
    409,
    'content_in_use',
  )
})
