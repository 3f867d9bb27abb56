import { expect, test } from 'vitest'
import type { ChangeRequest } from '#contract/change-request.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ChangeRow } from '#contract/organiser-change.ts'
import type { ListExport } from '#contract/organiser-export.ts'
import type { TransferChoices, TransferSection } from '#contract/transfer.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { noTransfer, type Transfer } from '#domain/transfer/transfer.ts'
import { contentConsole, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, draftParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const content = contentConsole(server)
let known: Awaited<ReturnType<typeof publishPiece>> | undefined

/** A hub that exists. */
async function hub(): Promise<string> {
  known ??= await publishPiece(server(), 'transferHub', goodDrafts.transferHub())
  await expect
    .poll(async () => (await server().services.published.snapshot()).current.of('transferHub').length)
    .toBeGreaterThan(0)
  return known.guid
}

const read = (made: TestParticipant, token = made.token, locale: 'ru' | 'en' = 'ru') =>
  server().call<TransferSection>('GET', `/participants/${made.guid}/transfer`, { token, locale })

const save = (made: TestParticipant, body: object, token = made.token) =>
  server().call<TransferSection>('PUT', `/participants/${made.guid}/transfer`, { token, body })

async function arriving(change: Partial<Transfer> = {}): Promise<Transfer> {
  return {
    ...noTransfer,
    needed: true,
    arrivalHub: await hub(),
    arrivalDay: '2026-02-17',
    arrivalTime: '12:40',
    arrivalNumber: 'SU 1138',
    arrivalPlace: 'Отель «Маяк»',
    ...change,
  }
}

/** Moves the clock past the last day on which transfers may change. */
const passDate = () => server().services.movableClock?.move(new Date('2025-09-27T00:00:00+03:00'))

test('whoever arranges for many reads what may be chosen, in their language', async () => {
  const made = await draftParticipant(server())
  const guid = await hub()
  const { status, body } = await server().call<TransferChoices>('GET', '/transfer/choices', {
    token: made.token,
    locale: 'en',
  })
  expect(status).toBe(200)
  expect(body.hubs).toContainEqual(expect.objectContaining({ guid, name: 'Airport' }))
  expect(body.places.length).toBeGreaterThan(0)
})

test('nothing is said at first, then it is saved, read back and done on the home page', async () => {
  const made = await approvedParticipant(server())
  const transfer = await arriving()
  expect(await read(made)).toMatchObject({
    status: 200,
    body: { version: 0, transfer: null, lock: { locked: false, until: '2025-09-26', request: null } },
  })
  const saved = await save(made, { ...transfer, arrivalNumber: ' su  1138 ', version: 0 })
  expect(saved).toMatchObject({ status: 200, body: { version: 1, transfer } })
  expect((await read(made)).body.transfer).toEqual(transfer)
  expect((await read(made, made.token, 'en')).body.hubs).toContainEqual(
    expect.objectContaining({ name: 'Airport', type: 'airport', service: '17 and 20 February' }),
  )
  const home = await server().call<Dashboard>('GET', `/participants/${made.guid}/dashboard`, {
    token: made.token,
  })
  expect(home.body.checklist.find(({ item }) => item === 'transfer')?.done).toBe(true)
})

test('what is not needed is kept as nothing', async () => {
  const made = await approvedParticipant(server())
  const answer = await save(made, { ...(await arriving()), needed: false, version: 0 })
  expect(answer).toMatchObject({ status: 200, body: { transfer: noTransfer } })
})

test.each<[string, Partial<Transfer>, Record<string, ErrorCode>]>([
  [
    'no way at all',
    { arrivalHub: null, arrivalDay: null, arrivalTime: null, arrivalNumber: null, arrivalPlace: null },
    { arrivalHub: 'transfer_leg_missing' },
  ],
  ['a way without a place', { arrivalPlace: '  ' }, { arrivalPlace: 'required' }],
  ['a day far from the forum', { arrivalDay: '2026-02-10' }, { arrivalDay: 'transfer_day_far' }],
  [
    'a hub that is none',
    { arrivalHub: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    { arrivalHub: 'reference_unknown' },
  ],
  [
    'no time of day and no number',
    { arrivalTime: '25:00', arrivalNumber: 'X'.repeat(21) },
    { arrivalTime: 'value_invalid', arrivalNumber: 'too_long' },
  ],
])('%s is refused at its field', async (_, change, fields) => {
  const made = await approvedParticipant(server())
  const body = { ...(await arriving()), ...change, version: 0 }
  expectRefusal(await save(made, body), 422, 'fields_invalid', fields)
  expect((await read(made)).body.transfer).toBeNull()
})

test('of two tabs the second is told, and of ten first saves at once one wins', async () => {
  const made = await approvedParticipant(server())
  const transfer = await arriving()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      save(made, { ...transfer, arrivalPlace: `Отель ${at}`, version: 0 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectRefusal(answer, 409, 'changed_meanwhile')
  expect((await save(made, { ...transfer, version: 1 })).status).toBe(200)
  expectRefusal(await save(made, { ...noTransfer, version: 1 }), 409, 'changed_meanwhile')
  expect((await read(made)).body).toMatchObject({ version: 2, transfer })
})

test('an application that is not finished has no transfer to save', async () => {
  const made = await draftParticipant(server())
  expectRefusal(await save(made, { ...noTransfer, version: 0 }), 409, 'state_forbids')
})

test('somebody else’s transfer is not there; nobody’s without a token; unknown keys are refused', async () => {
  const [made, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  expectRefusal(await read(made, other.token), 404, 'not_found')
  expectRefusal(await save(made, { ...noTransfer, version: 0 }, other.token), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/transfer`), 401, 'unauthorized')
  expect((await save(made, { ...noTransfer, version: 0, extra: 1 })).status).toBe(422)
})

test('the audit names the fields and never what is in them', async () => {
  const made = await approvedParticipant(server())
  await save(made, { ...(await arriving()), version: 0 })
  await save(made, { ...(await arriving({ arrivalTime: '13:05' })), version: 1 })
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'toValue'])
    .where('subjectGuid', '=', made.guid)
    .where('action', '=', 'saveTransfer')
    .orderBy('id', 'desc')
    .execute()
  expect(rows[0]?.toValue).toBe('arrivalTime')
  expect(JSON.stringify(rows)).not.toContain('Маяк')
})

test('logistics see the ways by day and hub, and take them along as a file', async () => {
  const made = await approvedParticipant(server())
  await save(made, {
    ...(await arriving({ arrivalPlace: '=cmd()', arrivalDay: '2026-02-16', arrivalTime: '09:15' })),
    departureHub: await hub(),
    departureDay: '2026-02-21',
    departureTime: '18:05',
    departurePlace: 'Конгресс-центр',
    version: 0,
  })
  const token = await organiserToken(server(), 'logistics')
  const list = await server().call<{ items: { direction: string; time: string; hub: string }[] }>(
    'GET',
    '/organizer/transfers?day=2026-02-16',
    { token },
  )
  expect(list).toMatchObject({
    status: 200,
    body: {
      items: [{ direction: 'arrival', time: '09:15', hub: 'Аэропорт', number: 'SU 1138', place: '=cmd()' }],
      counts: { arrival: 1, departure: 0 },
    },
  })
  const asked = {
    ...{ list: 'transfers', format: 'csv', filters: { day: '2026-02-16' } },
    columns: ['time', 'pickUpPlace', 'phone'],
  }
  expectRefusal(await server().call('POST', '/organizer/exports', { token, body: asked }), 422, 'required', {
    purpose: 'required',
  })
  const started = await server().call<ListExport>('POST', '/organizer/exports', {
    token,
    body: { ...asked, purpose: 'Водителям' },
  })
  expect(started.status).toBe(200)
  await server().deliver()
  const file = await server().call('GET', `/organizer/exports/${started.body.guid}/file`, { token })
  expect(file.bytes.toString()).toContain(`"09:15";"'=cmd()";`)
  expect(file.bytes.toString()).toContain(made.phone)
  const taken = await server()
    .database.selectFrom('auditEntry')
    .select(['actorRole', 'toValue', 'reason'])
    .where('action', '=', 'exportList')
    .execute()
  expect(taken).toEqual([
    { actorRole: 'logistics', toValue: 'transfers (time, pickUpPlace, phone)', reason: 'Водителям' },
  ])
  const facts = await server().call('GET', `/organizer/applications/${made.applicationGuid}/transfer`, {
    token,
  })
  expect(facts).toMatchObject({ status: 200, body: { needed: true, ways: [{}, { day: '2026-02-21' }] } })
  const all = await pages(token)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual([...all].sort())
})

/** All transfers, read one per page. */
async function pages(token: string): Promise<string[]> {
  type Page = { items: { id: string; day: string; time: string }[]; nextCursor: string | null }
  const found: string[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ limit: '1', ...(cursor && { cursor }) })
    const { body }: { body: Page } = await server().call<Page>('GET', `/organizer/transfers?${query}`, {
      token,
    })
    found.push(...body.items.map(({ day, time, id }) => `${day} ${time} ${id}`))
    cursor = body.nextCursor
  } while (cursor !== null && found.length < 100)
  return found
}

test.each(['committee', 'finance', 'security', 'content', 'gate'] as const)(
  '%s may not see transfers',
  async role => {
    const token = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/transfers', { token }), 403, 'forbidden')
    const body = { list: 'transfers', format: 'csv', columns: ['day'] }
    expectRefusal(await server().call('POST', '/organizer/exports', { token, body }), 403, 'forbidden')
  },
)

test('a hub that somebody counts on is not removed', async () => {
  const fresh = await publishPiece(server(), 'transferHub', goodDrafts.transferHub('Вокзал', 'Station'))
  await expect
    .poll(async () =>
      (await server().services.published.snapshot()).current
        .of('transferHub')
        .some(({ guid }) => guid === fresh.guid),
    )
    .toBe(true)
  const made = await approvedParticipant(server())
  expect((await save(made, { ...(await arriving({ arrivalHub: fresh.guid })), version: 0 })).status).toBe(200)
  const { version } = await content.read(fresh)
  expect((await content.unpublish(fresh, version)).status).toBe(200)
  expectRefusal(await content.remove(fresh), 409, 'content_in_use')
})

test('after the date it is locked, and a granted request changes it all the same', async () => {
  const made = await approvedParticipant(server())
  await save(made, { ...(await arriving()), version: 0 })
  await passDate()
  expectRefusal(await save(made, { ...noTransfer, version: 1 }), 423, 'deadline_passed')
  expect((await read(made)).body.lock).toMatchObject({ locked: true, cause: 'deadline' })
  const wish = (proposed: object) =>
    server().call<ChangeRequest>('POST', `/participants/${made.guid}/change-requests`, {
      token: made.token,
      body: { kind: 'transfer', proposed, reason: 'Рейс перенесли' },
    })
  expectRefusal(await wish(await arriving({ arrivalDay: '2026-03-17' })), 422, 'fields_invalid', {
    'proposed.arrivalDay': 'transfer_day_far',
  })
  const asked = await wish(await arriving({ arrivalTime: '15:20' }))
  expect(asked).toMatchObject({ status: 200, body: { status: 'open', kind: 'transfer' } })
  const decided = await server().call<ChangeRow>('POST', `/organizer/changes/${asked.body.guid}/decision`, {
    token: await organiserToken(server(), 'logistics'),
    body: { decision: 'grant', answer: null },
  })
  expect(decided).toMatchObject({ status: 200, body: { status: 'granted' } })
  expect((await read(made)).body).toMatchObject({ version: 2, transfer: { arrivalTime: '15:20' } })
})
