import { beforeAll, expect, test, vi } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { Letter, LetterDetail, LetterPerson } from '#contract/organiser-letter.ts'
import type { FailedMessage, MessageRecord } from '#contract/organiser-message.ts'
import type { ResendReport } from '#contract/organiser-message-people.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { deliverySorts, messageDeliveries } from '#domain/message/message-delivery.ts'
import { DeliveryError } from '#server/adapters/delivery-error.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must, type TestApplicant, textVersion } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let content: string

type People = { items: LetterPerson[]; nextCursor: string | null; counts: Record<string, number> }

const draft = {
  audience: 'everyone',
  subject: { ru: 'Программа готова', en: 'The programme is ready' },
  text: { ru: 'Смотрите программу.', en: 'See the programme.' },
}

async function reader(lastName: string): Promise<TestApplicant> {
  const made = await finishedParticipant(server(), { person: { lastName } })
  await must(server(), 'POST', `/participants/${made.guid}/consents`, {
    token: made.token,
    body: { kind: 'advertising', version: textVersion },
  })
  return made
}

async function unsubscribe(made: TestApplicant): Promise<void> {
  const { unsubscribeGuid } = await server()
    .database.selectFrom('participant')
    .select('unsubscribeGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await must(server(), 'POST', `/unsubscribe/${unsubscribeGuid}`, { idempotencyKey: null })
}

const call = async <Body>(
  method: 'GET' | 'POST',
  path: string,
  { as = 'content', body }: { as?: OrganiserRole; body?: object } = {},
) =>
  server().call<Body>(method, `/organizer/letters/${path}`, {
    token: await organiserToken(server(), as),
    ...(method === 'POST' && { body: body ?? {} }),
  })

const peopleOf = async (guid: string, query = '') =>
  (await call<People>('GET', `${guid}/people?${query}`)).body

const surnames = (rows: readonly { name: string }[]) => rows.map(({ name }) => name.split(' ')[0] ?? '')

async function released(): Promise<Letter> {
  const made = await must<Letter>(server(), 'POST', '/organizer/letters', { token: content, body: draft })
  await must(server(), 'POST', `/organizer/letters/${made.guid}/release`, {
    token: content,
    body: { version: made.version },
  })
  return made
}

/** Ends the window, then sends; letters to these addresses fail. */
async function send(failing: readonly TestApplicant[], before?: () => Promise<void>): Promise<void> {
  server().advance(10 * 60_000)
  await runJob(server().services, 'due-letters', {})
  await before?.()
  const { mail } = server().services
  const deliver = mail.send.bind(mail)
  const spy = vi.spyOn(mail, 'send').mockImplementation(letter => {
    if (failing.some(({ email }) => email === letter.to)) throw new DeliveryError('EENVELOPE 550', 'address')
    return deliver(letter)
  })
  await server().deliver()
  spy.mockRestore()
}

const received = async ({ email }: TestApplicant) =>
  (await server().outbox(email)).filter(letter => letter.subject === draft.subject.ru).length

let people: Record<'arbuzova' | 'vetrova' | 'gromova' | 'dozhdeva' | 'elkina', TestApplicant>

beforeAll(async () => {
  content = await organiserToken(server(), 'content')
  await server()
    .database.updateTable('edition')
    .set({ plannedMessages: ['advertising'] })
    .where('isCurrent', '=', true)
    .execute()
  people = {
    arbuzova: await reader('Арбузова'),
    vetrova: await reader('Ветрова'),
    gromova: await reader('Громова'),
    dozhdeva: await reader('Дождева'),
    elkina: await reader('Елкина'),
  }
  await server().deliver()
})

let letter: Letter

test('a letter tells of each of its people whether it waits, went, failed or was not wanted any more', async () => {
  letter = await released()
  expect(await peopleOf(letter.guid)).toMatchObject({ counts: { waiting: 5 } })
  await unsubscribe(people.dozhdeva)
  // One takes the consent back before the letter is written to her, the other before it leaves.
  await send([people.vetrova, people.gromova], () => unsubscribe(people.elkina))
  const all = await peopleOf(letter.guid, 'sort=name')
  expect(all.counts).toEqual({ sent: 1, failed: 2, leftOut: 2 })
  expect(all.items.map(({ name, delivery, fault }) => [name.split(' ')[0], delivery, fault])).toEqual([
    ['Арбузова', 'sent', null],
    ['Ветрова', 'failed', 'address'],
    ['Громова', 'failed', 'address'],
    ['Дождева', 'leftOut', null],
    ['Елкина', 'leftOut', null],
  ])
  const { body } = await call<LetterDetail>('GET', letter.guid)
  expect(body).toMatchObject({ state: 'sent', leftOut: 2, readers: { ru: 3, en: 0 }, counts: all.counts })
  expect(body.ru.text).toMatch(/Смотрите программу\./)
  expect(body.en).toMatchObject({ subject: 'The programme is ready' })
})

test('the list is narrowed, searched, put in order and read page by page', async () => {
  const { guid } = letter
  expect(surnames((await peopleOf(guid, 'delivery=failed&sort=nameDown')).items)).toEqual([
    'Громова',
    'Ветрова',
  ])
  const found = await peopleOf(guid, `q=${encodeURIComponent('громов')}`)
  expect(surnames(found.items)).toEqual(['Громова'])
  expect(found.counts).toEqual({ failed: 1 })
  const times = (await peopleOf(guid, 'sort=oldest')).items.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  const standing = (await peopleOf(guid, 'sort=delivery')).items.map(({ delivery }) => delivery)
  expect(standing).toEqual(messageDeliveries.flatMap(one => standing.filter(each => each === one)))
  expect(new Set(standing).size).toBeGreaterThan(1)
  expect((await peopleOf(guid, 'sort=deliveryDown')).items.map(({ delivery }) => delivery)).toEqual(
    standing.toReversed(),
  )
  expect(surnames((await peopleOf(guid, 'sort=delivery&delivery=failed')).items)).toHaveLength(2)
  for (const sort of deliverySorts) {
    const whole = surnames((await peopleOf(guid, `sort=${sort}`)).items)
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: People = await peopleOf(guid, `sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
      walked.push(...surnames(page.items))
      cursor = page.nextCursor
    }
    expect(walked, sort).toEqual(whole)
    expect(new Set(walked).size, sort).toBe(5)
  }
  const { nextCursor } = await peopleOf(guid, 'limit=1&delivery=failed')
  expectRefusal(await call('GET', `${guid}/people?cursor=${nextCursor}`), 422, 'cursor_of_another_view')
  expectRefusal(await call('GET', `${guid}/people?delivery=lost`), 400, 'malformed_request')
})

test('sending again is previewed, reaches each once whoever presses, and leaves out who wants none', async () => {
  const { guid } = letter
  await unsubscribe(people.gromova)
  const preview = (await call<ResendReport>('GET', `${guid}/resend`)).body
  expect(preview).toMatchObject({ messages: 1, more: 0 })
  expect(preview.people.map(({ name, outcome }) => [name.split(' ')[0], outcome])).toEqual([
    ['Громова', 'leftOut'],
    ['Ветрова', 'goes'],
  ])
  const pressed = await Promise.all([
    call<ResendReport>('POST', `${guid}/resend`),
    call<ResendReport>('POST', `${guid}/resend`, { as: 'admin' }),
  ])
  expect(pressed.map(({ body }) => body.messages).sort()).toEqual([0, 1])
  expect(pressed.flatMap(({ body }) => body.people)).toHaveLength(2)
  await server().deliver()
  expect(await received(people.vetrova)).toBe(1)
  expect(await received(people.gromova)).toBe(0)
  expect((await peopleOf(guid)).counts).toEqual({ sent: 2, leftOut: 3 })
  const audits = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'subjectKind'])
    .where('action', 'in', ['retryMessage', 'cancelMessage'])
    .orderBy('action')
    .execute()
  expect(audits).toEqual([
    { action: 'cancelMessage', subjectKind: 'message' },
    { action: 'retryMessage', subjectKind: 'message' },
  ])
  // Somebody by name, of whom nothing has failed any more; strangers are not named at all.
  const stranger = await finishedParticipant(server())
  const one = await call<ResendReport>('POST', `${guid}/resend`, {
    body: { applicationGuids: [people.vetrova.applicationGuid, stranger.applicationGuid] },
  })
  expect(one.body).toEqual({
    messages: 0,
    people: [
      {
        applicationGuid: people.vetrova.applicationGuid,
        name: expect.stringMatching(/^Ветрова/),
        outcome: 'settled',
        corrected: [],
        merged: null,
      },
    ],
    more: 0,
  })
})

test('one person is sent to alone, and nobody whose text is gone', async () => {
  const second = await released()
  await send([people.arbuzova, people.vetrova])
  const { applicationGuid } = people.arbuzova
  const one = await call<ResendReport>('POST', `${second.guid}/resend`, {
    body: { applicationGuids: [applicationGuid] },
  })
  expect(one.body).toMatchObject({ messages: 1, people: [{ applicationGuid, outcome: 'goes' }] })
  expect((await peopleOf(second.guid)).counts).toEqual({ waiting: 1, failed: 1 })
  await server()
    .database.updateTable('message')
    .set({ sealed: null })
    .where('state', '=', 'failed')
    .where('letterGuid', '=', second.guid)
    .execute()
  const rest = await call<ResendReport>('POST', `${second.guid}/resend`)
  expect(rest.body).toMatchObject({
    messages: 0,
    people: [{ applicationGuid: people.vetrova.applicationGuid, outcome: 'gone' }],
    more: 0,
  })
  expect((await peopleOf(second.guid, 'delivery=failed')).items).toMatchObject([{ retriable: false }])
})

/** One whose reader's record was merged. */
let mergedLetter = ''

test('a letter goes again to the address that was corrected since, and a merged record is told from a withdrawal', async () => {
  const third = await released()
  const { arbuzova, vetrova } = people
  await send([arbuzova, vetrova])
  const { database } = server()
  const change = (made: TestApplicant, set: { email: string } | { mergedInto: string; mergedAt: Date }) =>
    database.updateTable('participant').set(set).where('guid', '=', made.guid).execute()
  const corrected = { ...vetrova, email: 'corrected@bank.example' }
  await change(vetrova, { email: corrected.email })
  const kept = await finishedParticipant(server(), { person: { lastName: 'Земляникина' } })
  await change(arbuzova, { mergedInto: kept.guid, mergedAt: new Date('2025-09-20T10:00:00Z') })

  // Whoever looks after messages finds those of one letter, and where each would go.
  const failed = async (query: string) =>
    (
      await must<{ items: FailedMessage[] }>(server(), 'GET', `/organizer/messages/failed?${query}`, {
        token: await organiserToken(server(), 'support'),
      })
    ).items
  const own = await failed(`letter=${third.guid}`)
  expect(own.map(({ person, corrected: to }) => [person?.name.split(' ')[0], to]).sort()).toEqual([
    ['Арбузова', null],
    ['Ветрова', 'c***@bank.example'],
  ])
  expect((await failed('')).length).toBeGreaterThan(own.length)
  expect(await failed('batch=1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10')).toEqual([])

  const merged = { applicationGuid: kept.applicationGuid, name: expect.stringMatching(/^Земляникина/) }
  const { body: preview } = await call<ResendReport>('GET', `${third.guid}/resend`)
  expect(preview.people).toMatchObject([
    { applicationGuid: arbuzova.applicationGuid, outcome: 'merged', corrected: [], merged },
    { outcome: 'goes', corrected: ['c***@bank.example'], merged: null },
  ])
  const { body: done } = await call<ResendReport>('POST', `${third.guid}/resend`)
  expect(done).toMatchObject({ messages: 1, people: preview.people })
  const before = await received(vetrova)
  await server().deliver()
  expect([await received(corrected), await received(vetrova)]).toEqual([1, before])
  const { items, counts } = await peopleOf(third.guid, 'delivery=merged')
  expect(items).toMatchObject([{ applicationGuid: arbuzova.applicationGuid, merged }])
  mergedLetter = third.guid
  expect(counts.merged).toBe(1)
  // Whose consent has ended is another matter, and the letter's own figures know it.
  const withdrawn = (await peopleOf(third.guid, 'delivery=leftOut')).items
  expect(withdrawn).toHaveLength(counts.leftOut ?? 0)
  expect(withdrawn.map(row => row.merged)).toEqual(withdrawn.map(() => null))
  expect((await call<LetterDetail>('GET', third.guid)).body.leftOut).toBe(withdrawn.length)
})

test('a message names its letter, to editors and to whoever looks after messages', async () => {
  const [row] = (await peopleOf(letter.guid, 'delivery=sent&sort=name')).items
  const open = async (role: OrganiserRole) =>
    server().call<MessageRecord>('GET', `/organizer/messages/${row?.messageGuid}`, {
      token: await organiserToken(server(), role),
    })
  const { body } = await open('content')
  expect(body).toMatchObject({
    ...{ letter: { guid: letter.guid, subject: draft.subject }, decision: null, state: 'sent' },
    person: { applicationGuid: row?.applicationGuid, name: row?.name },
  })
  expect((await open('support')).body).toEqual(body)
  expectRefusal(await open('committee'), 404, 'not_found')
  expectRefusal(await open('logistics'), 403, 'forbidden')
})

test('only editors and admins read or send, and a letter that is not there is not found', async () => {
  const unknown = '1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'
  const calls = [
    ['GET', ''],
    ['GET', '/people'],
    ['GET', '/resend'],
    ['POST', '/resend'],
  ] as const
  for (const [method, path] of calls) {
    expectRefusal(await call(method, `${unknown}${path}`), 404, 'not_found')
    for (const as of ['committee', 'support', 'finance'] as const)
      expectRefusal(await call(method, `${letter.guid}${path}`, { as }), 403, 'forbidden')
  }
  expectRefusal(
    await call('POST', `${letter.guid}/resend`, { body: { applicationGuids: [] } }),
    422,
    'required',
    {
      applicationGuids: 'required',
    },
  )
})

test('the people are taken away as a file with a purpose, in both scripts, as the list is narrowed', async () => {
  const ask = async (asked: object, as: OrganiserRole = 'content', locale: 'ru' | 'en' = 'ru') =>
    server().call<ListExport>('POST', '/organizer/exports', {
      token: await organiserToken(server(), as),
      body: {
        ...{ list: 'letterPeople', format: 'csv', columns: ['name', 'latinName', 'delivery', 'fault'] },
        ...{ filters: { letter: letter.guid, delivery: 'leftOut', sort: 'name' }, purpose: 'Сверка' },
        ...asked,
      },
      locale,
    })
  expectRefusal(await ask({ purpose: null }), 422, 'required', { purpose: 'required' })
  expectRefusal(await ask({}, 'support'), 403, 'forbidden')
  const linesOf = async ({ guid }: ListExport) => {
    await server().deliver()
    const { bytes } = await server().call('GET', `/organizer/exports/${guid}/file`, { token: content })
    return bytes.toString('utf8').trimEnd().split('\r\n').slice(1)
  }
  const lines = await linesOf((await ask({})).body)
  expect(lines.map(line => line.split(/[" ]/)[1])).toEqual(['Громова', 'Дождева', 'Елкина'])
  expect(lines[0]).toMatch(/^"Громова [^"]+";"[A-Z][a-z]+ [A-Z][a-z]+";"Согласие отозвано";""$/)
  const columns = ['name', 'latinName']
  const english = await linesOf((await ask({ columns }, 'content', 'en')).body)
  expect(english.map(line => line.replace(',', ';'))).toEqual(await linesOf((await ask({ columns })).body))
  const merged = await linesOf(
    (
      await ask({
        columns: ['delivery', 'mergedInto', 'latinMergedInto'],
        filters: { letter: mergedLetter, delivery: 'merged' },
      })
    ).body,
  )
  expect(merged).toEqual([expect.stringMatching(/^"[^"]+";"Земляникина [^"]+";"[A-Z][a-z]+ [A-Z][a-z]+"$/)])
})
