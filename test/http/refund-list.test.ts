import { beforeAll, expect, test } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { RefundRow } from '#contract/organiser-refund.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { refundKinds, refundStates } from '#domain/payment/refund-state.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must, paidParticipant, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls, order } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, markPaid } = invoiceCalls(server)

type Page = { items: RefundRow[]; nextCursor: string | null; counts: Record<string, number> }

const read = async (query: string, as: OrganiserRole = 'finance') =>
  must<Page>(server(), 'GET', `/organizer/refunds${query}`, { token: await organiserToken(server(), as) })

/** Every refund that a query finds, by its pages. */
async function all(query: Record<string, string> = {}): Promise<RefundRow[]> {
  const rows: RefundRow[] = []
  let cursor: string | null = null
  do {
    const page: Page = await read(
      `?${new URLSearchParams({ ...query, limit: '7', ...(cursor && { cursor }) })}`,
    )
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return rows
}

const guids = (rows: readonly RefundRow[]) => rows.map(({ guid }) => guid)

let asked: TestApplicant
let overpaid = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 1500, seed: 7, say: () => {} })
  asked = await paidParticipant(server())
  const { database } = server()
  const finance = await database
    .selectFrom('organiser')
    .select('accountGuid')
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow()
  const lineOf = async (applicant: TestApplicant) =>
    database
      .selectFrom('cardPaymentLine')
      .innerJoin('application', 'application.guid', 'cardPaymentLine.applicationGuid')
      .select('cardPaymentLine.guid')
      .where('application.participantGuid', '=', applicant.guid)
      .executeTakeFirstOrThrow()
  const wanted = {
    ...{
      refundWantedKopecks: 17_000_000n,
      refundWantedBy: finance.accountGuid,
      refundWantedBecause: 'Заявление',
    },
    refundWantedAt: new Date('2025-09-15T08:00:00Z'),
  }
  await database
    .updateTable('cardPaymentLine')
    .set(wanted)
    .where('guid', '=', (await lineOf(asked)).guid)
    .execute()
  const sent = await paidParticipant(server())
  await database
    .updateTable('cardPaymentLine')
    .set({ ...wanted, refundAskedAt: new Date('2025-09-15T08:30:00Z') })
    .where('guid', '=', (await lineOf(sent)).guid)
    .execute()
  // More came than the invoice asks for, and that went back by the bank.
  const { invoice } = await invoiced()
  overpaid = invoice.guid
  await markPaid(overpaid, { ...order, amountKopecks: '19500000' })
  await must(server(), 'POST', `/organizer/invoices/${overpaid}/refunds`, {
    token: await organiserToken(server(), 'finance'),
    body: { returnedOn: '2025-09-15', paymentOrderNumber: '7704', amountKopecks: '1500000', reason: '=1+1' },
  })
})

test('each order holds every refund once, page by page', async () => {
  const everything = await all()
  expect(new Set(guids(everything)).size).toBe(everything.length)
  expect(everything.length).toBeGreaterThan(10)
  const { rows } = await server()
    .database.selectFrom('cardPaymentLine')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(eb => eb.or([eb('state', 'in', ['refundDue', 'refunded']), eb('refundWantedAt', 'is not', null)]))
    .execute()
    .then(([row]) => ({ rows: Number(row?.count) }))
  expect(everything.filter(({ kind }) => kind === 'card')).toHaveLength(rows)
  expect(new Set(everything.map(({ state }) => state))).toEqual(new Set(refundStates))
  const keys = {
    newest: (row: RefundRow) => -Date.parse(row.at),
    oldest: (row: RefundRow) => Date.parse(row.at),
    largest: (row: RefundRow) => -Number(row.amountKopecks),
    smallest: (row: RefundRow) => Number(row.amountKopecks),
    state: (row: RefundRow) => refundStates.indexOf(row.state),
    stateDown: (row: RefundRow) => -refundStates.indexOf(row.state),
    kind: (row: RefundRow) => refundKinds.indexOf(row.kind),
    kindDown: (row: RefundRow) => -refundKinds.indexOf(row.kind),
  }
  const ageUp = (row: RefundRow) => (row.since === null ? Number.MAX_VALUE : Date.parse(row.since))
  const ageDown = (row: RefundRow) => (row.since === null ? Number.MAX_VALUE : -Date.parse(row.since))
  const source = ({ invoice }: RefundRow) => (invoice ? Number(invoice.number.replace('-', '')) : 0)
  const others = {
    longestWait: ageUp,
    shortestWait: ageDown,
    source,
    sourceDown: (row: RefundRow) => -source(row),
  }
  for (const [sort, keyOf] of Object.entries({ ...keys, ...others })) {
    const found = await all({ sort })
    expect(guids(found).sort(), sort).toEqual(guids(everything).sort())
    expect(found.map(keyOf), sort).toEqual(found.map(keyOf).toSorted((one, other) => one - other))
  }
})

test('the overview counts what waits here, and since when', async () => {
  const waiting = (await all({ sort: 'longestWait' })).filter(({ since }) => since !== null)
  const { waiting: parts } = await must<{ waiting: { what: string; count: number; oldestAt: string }[] }>(
    server(),
    'GET',
    '/organizer/dashboard',
    { token: await organiserToken(server(), 'finance') },
  )
  expect(parts.find(({ what }) => what === 'refunds')).toMatchObject({
    count: waiting.length,
    oldestAt: waiting[0]?.since,
  })
  // Only of what was asked for later than it was paid the two instants differ.
  await server()
    .database.updateTable('cardPayment')
    .set({ finishedAt: new Date('2025-01-09T09:00:00Z') })
    .where('guid', 'in', eb =>
      eb.selectFrom('cardPaymentLine').select('cardPaymentGuid').where('refundWantedAt', 'is not', null),
    )
    .where('guid', 'not in', eb =>
      eb.selectFrom('cardPaymentLine').select('cardPaymentGuid').where('state', '=', 'refundDue'),
    )
    .execute()
  const { waiting: again } = await must<{ waiting: { what: string; oldestAt: string }[] }>(
    server(),
    'GET',
    '/organizer/dashboard',
    { token: await organiserToken(server(), 'finance') },
  )
  expect(again.find(({ what }) => what === 'refunds')?.oldestAt).toBe(waiting[0]?.since)
})

test('those alike in state or kind go by time, and a state or kind that is asked for is all there is', async () => {
  for (const [name, values] of [
    ['state', refundStates],
    ['kind', refundKinds],
  ] as const) {
    const [up, down] = [await all({ sort: name }), await all({ sort: `${name}Down` })]
    expect(guids(down)).toEqual(guids(up).reverse())
    for (const value of values) {
      const ofValue = await all({ [name]: value })
      expect(guids(up.filter(row => row[name] === value)), value).toEqual(guids(ofValue))
      expect(guids(await all({ sort: name, [name]: value })), value).toEqual(guids(ofValue))
    }
  }
})

test.each(['askedBy', 'madeBy'] as const)(
  'by %s each colleague has theirs together, and nobody comes last',
  async name => {
    const [up, down] = [await all({ sort: name }), await all({ sort: `${name}Down` })]
    expect(guids(up).sort()).toEqual(guids(await all()).sort())
    expect(guids(down)).toEqual(guids(up).reverse())
    const names = up.map(row => row[name])
    const colleagues = [...new Set(names.filter(one => one !== null))]
    expect(colleagues.length).toBeGreaterThan(0)
    expect(names).toContain(null)
    const placeOf = (one: string | null) => (one === null ? colleagues.length : colleagues.indexOf(one))
    expect(names.map(placeOf)).toEqual(names.map(placeOf).toSorted((one, other) => one - other))
    expect(colleagues).toEqual(colleagues.toSorted(new Intl.Collator('und').compare))
  },
)

test('by the bank’s number, both ways', async () => {
  const numbers = (await all({ sort: 'bankNumber' })).map(({ bankNumber }) => bankNumber ?? '')
  expect(numbers).toEqual(numbers.toSorted())
  expect((await all({ sort: 'bankNumberDown' })).map(({ bankNumber }) => bankNumber ?? '')).toEqual(
    numbers.toReversed(),
  )
})

test('by name, money that paid for nobody comes first, and it goes both ways', async () => {
  const rows = await server().database.selectFrom('application').select(['guid', 'listName']).execute()
  const names = new Map(rows.map(({ guid, listName }) => [guid, listName]))
  const byName = await all({ sort: 'name' })
  const listed = byName.map(({ applicationGuid }) => names.get(applicationGuid ?? '') ?? '')
  const compare = new Intl.Collator('und').compare
  expect(listed).toEqual(listed.toSorted(compare))
  expect(listed[0]).toBe('')
  expect(guids(byName).sort()).toEqual(guids(await all()).sort())
  expect(guids(await all({ sort: 'nameDown' }))).toEqual(guids(byName).reverse())
})

test('filters narrow it alone and together, and the tabs count beside them', async () => {
  const everything = await all()
  const day = (row: RefundRow) => localDayAt(Date.parse(row.at), 'Europe/Moscow')
  const days = everything.map(day).sort()
  const [from = '', to = ''] = [days[Math.floor(days.length / 4)], days[Math.floor((days.length * 3) / 4)]]
  const within = (row: RefundRow) => day(row) >= from && day(row) <= to
  const cases: [Record<string, string>, (row: RefundRow) => boolean][] = [
    ...refundStates.map(
      state => [{ state }, (row: RefundRow) => row.state === state] satisfies (typeof cases)[number],
    ),
    [{ kind: 'card' }, row => row.kind === 'card'],
    [{ kind: 'transfer' }, row => row.kind === 'transfer'],
    [{ from, to }, within],
    [
      { from, to, kind: 'card', state: 'done' },
      row => within(row) && row.kind === 'card' && row.state === 'done',
    ],
  ]
  for (const [query, isFound] of cases) {
    const expected = everything.filter(isFound)
    const label = JSON.stringify(query)
    expect(expected.length, label).toBeGreaterThan(0)
    expect(guids(await all(query)), label).toEqual(guids(expected))
    const { state: _, ...others } = query
    const { counts } = await read(`?${new URLSearchParams(query)}`)
    const beside = await all(others)
    for (const state of refundStates)
      expect(counts[state], `${state} beside ${label}`).toBe(beside.filter(row => row.state === state).length)
  }
  expect(await all({ kind: 'transfer', state: 'due' })).toEqual([])
})

test('one is found by the person and by the bank’s numbers', async () => {
  const [own, ...more] = await all({ q: asked.phone })
  expect(more).toEqual([])
  expect(own).toMatchObject({
    ...{ kind: 'card', state: 'unconfirmed', amountKopecks: '17000000', reason: 'Заявление' },
    ...{
      since: '2025-09-15T08:00:00.000Z',
      invoice: null,
      askedBy: expect.stringMatching(/\S/),
      mayConfirm: expect.any(Boolean),
      ofParticipation: true,
      madeBy: null,
    },
  })
  expect(guids(await all({ q: String(own?.bankNumber) }))).toEqual([own?.guid])
  const [back] = await all({ q: '7704' })
  expect(back).toMatchObject({
    ...{ kind: 'transfer', state: 'done', name: null, invoice: { guid: overpaid }, bankNumber: '7704' },
    ...{ returnedOn: '2025-09-15', since: null, madeBy: expect.stringMatching(/\S/) },
  })
  expect(guids(await all({ q: String(back?.invoice?.number) }))).toEqual([back?.guid])
  expect(await all({ q: 'Несуществующий Человек' })).toEqual([])
})

test('a cursor of another view is told of', async () => {
  const { nextCursor } = await read('?limit=5&sort=largest')
  const token = await organiserToken(server(), 'finance')
  const next = (query: string) =>
    server().call('GET', `/organizer/refunds?${query}&cursor=${nextCursor}`, { token })
  expect((await next('sort=largest&limit=9')).status).toBe(200)
  for (const query of ['sort=newest', 'sort=largest&state=done', 'sort=largest&kind=card'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
})

test('each kind says how many refunds it would find beside the search, the state and the days', async () => {
  const token = await organiserToken(server(), 'finance')
  let seen = 0
  for (const query of [
    {},
    { state: 'done' },
    { state: 'unconfirmed', kind: 'transfer' },
    { q: 'не найдётся' },
    { from: '2025-09-15' },
  ] as Record<string, string>[]) {
    const { counts } = await must<{ counts: { kind: { value: string; count: number }[] } }>(
      server(),
      'GET',
      `/organizer/refunds/counts?${new URLSearchParams(query)}`,
      { token },
    )
    for (const kind of refundKinds) {
      const found = (await all({ ...query, kind })).length
      expect(counts.kind.find(({ value }) => value === kind)?.count ?? 0, JSON.stringify(query)).toBe(found)
      seen += found
    }
  }
  expect(seen).toBeGreaterThan(5)
  expectRefusal(await server().call('GET', '/organizer/refunds/counts'), 401, 'unauthorized')
  expectRefusal(
    await server().call('GET', '/organizer/refunds/counts', {
      token: await organiserToken(server(), 'gate'),
    }),
    403,
    'forbidden',
  )
})

test('finance and admins see it, nobody else', async () => {
  expect(guids((await read('', 'admin')).items)).toEqual(guids((await read('')).items))
  expectRefusal(await server().call('GET', '/organizer/refunds'), 401, 'unauthorized')
  for (const role of ['committee', 'support', 'security', 'logistics'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/refunds', { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
  const token = await organiserToken(server(), 'finance')
  for (const query of ['state=lost', 'kind=cash', 'sort=phone', 'from=2025-02-30'])
    expectRefusal(
      await server().call('GET', `/organizer/refunds?${query}`, { token }),
      400,
      'malformed_request',
    )
})

test('it is taken away with a purpose, formulas are quoted, and that is in the log', async () => {
  const token = await organiserToken(server(), 'finance')
  const ask = (body: object) =>
    server().call<ListExport>('POST', '/organizer/exports', {
      token,
      body: {
        ...{ list: 'refunds', format: 'csv', filters: { kind: 'transfer' }, purpose: 'Сверка с банком' },
        ...{
          columns: ['name', 'amount', 'refundState', 'refundKind', 'reason', 'bankNumber', 'returnedOn'],
          ...body,
        },
      },
    })
  expectRefusal(await ask({ purpose: null }), 422, 'required', { purpose: 'required' })
  const { body } = await ask({})
  await server().deliver()
  const { bytes } = await server().call('GET', `/organizer/exports/${body.guid}/file`, { token })
  const [, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines).toEqual(['"";15000;"Возвращено";"Переводом";"\'=1+1";"7704";"15.09.2025"'])
  const entry = await server()
    .database.selectFrom('auditEntry')
    .select(['toValue', 'reason', 'actorRole'])
    .where('action', '=', 'exportList')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({
    toValue: 'refunds (name, amount, refundState, refundKind, reason, bankNumber, returnedOn)',
    ...{ reason: 'Сверка с банком', actorRole: 'finance' },
  })
})

test('money that is of no use waits since it came, by the clock of the forum', async () => {
  const due = await all({ state: 'due' })
  expect(due.length).toBeGreaterThan(0)
  for (const row of due) expect(row.at).toBe(row.since)
})
