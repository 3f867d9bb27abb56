import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { coordinator, emptyGroup, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  companyPayer,
  must,
  paidParticipant,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { staffOwner } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { issue, markPaid } = invoiceCalls(server)

let person: TestApplicant
let group: TestGroup
let invoices: Invoice[]

const tokenOf = (role: OrganiserRole) => organiserToken(server(), role)
const read = async (role: OrganiserRole, key: string) =>
  must<CompanyRecord>(server(), 'GET', `/organizer/companies/${key}`, { token: await tokenOf(role) })
const payerKey = async () => {
  const row = await must<InvoiceRow>(server(), 'GET', `/organizer/invoices/${invoices[0]?.guid}`, {
    token: await tokenOf('finance'),
  })
  return row.payerKey ?? ''
}

beforeAll(async () => {
  const company = { inn: companyPayer.inn, kpp: companyPayer.kpp, name: companyPayer.name }
  const of = { company: { ...company, hasInn: true } }
  person = await approvedParticipant(server(), of)
  const other = await approvedParticipant(server(), of)
  group = await emptyGroup(server())
  invoices = [(await issue(person)).body, (await issue(other)).body]
  await markPaid(invoices[0]?.guid ?? '')
})

test('a person, an invoice and a group lead to the same company', async () => {
  const application = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${person.applicationGuid}`,
    { token: await tokenOf('committee') },
  )
  expect(application.companyKey).toBe(await payerKey())
})

test('nobody finds the INN of a key by trying', async () => {
  const tried = createHash('md5').update(`inn ${companyPayer.inn}`).digest('hex')
  expect((await payerKey()).replaceAll('-', '')).not.toBe(tried)
})

test('finance reads its people, groups and money', async () => {
  const company = await read('finance', await payerKey())
  expect(company).toMatchObject({ inn: companyPayer.inn, kpp: companyPayer.kpp })
  expect(company.people.counts).toEqual({ approved: 2 })
  expect(company.people.items.map(({ guid }) => guid)).toContain(person.applicationGuid)
  expect(company.groups).toMatchObject([
    { guid: group.guid, members: 0, email: coordinator.email, coordinator: { phone: group.phone } },
  ])
  expect(company.money).toMatchObject({
    count: 2,
    invoicedKopecks: '36000000',
    receivedKopecks: '18000000',
    awaitedKopecks: '18000000',
    items: [
      { guid: invoices[1]?.guid, status: 'unpaid' },
      { guid: invoices[0]?.guid, status: 'paid' },
    ],
  })
  // Contractors are not among what finance reads.
  expect(company.staff).toBeNull()
})

test('card payments for its people, refunds, papers, tags and notes about them stand on its page', async () => {
  const { database } = server()
  const payed = await paidParticipant(server(), {
    company: { inn: companyPayer.inn, kpp: companyPayer.kpp, name: companyPayer.name, hasInn: true },
  })
  const stranger = await paidParticipant(server())
  await database
    .updateTable('participantCompany')
    .set({ inn: null, kpp: null, name: 'Иная компания', source: 'typed' })
    .where('participantGuid', '=', stranger.guid)
    .execute()
  const token = await tokenOf('committee')
  for (const tag of ['спикер', 'партнёр'])
    await must(server(), 'POST', `/organizer/applications/${payed.applicationGuid}/tags`, {
      token,
      body: { tag },
    })
  await must(server(), 'POST', `/organizer/applications/${person.applicationGuid}/tags`, {
    token,
    body: { tag: 'партнёр' },
  })
  await must(server(), 'POST', `/organizer/applications/${payed.applicationGuid}/notes`, {
    token,
    body: { text: 'Просит акт почтой' },
  })
  await database
    .updateTable('cardPaymentLine')
    .set({ state: 'refunded', refundedAt: new Date('2025-09-15T10:00:00Z'), refundedKopecks: 500_00n })
    .where('applicationGuid', '=', payed.applicationGuid)
    .execute()
  const { guid: closing } = await database
    .insertInto('closing')
    .values({
      editionGuid: (
        await database
          .selectFrom('edition')
          .select('guid')
          .where('isCurrent', '=', true)
          .executeTakeFirstOrThrow()
      ).guid,
      invoiceGuid: String(invoices[0]?.guid),
      ...{ year: 2026, number: 1, issuedOn: '2026-02-24', totalKopecks: 18_000_000n, vatKopecks: 3_000_000n },
      ...{ vatPercent: 22, documentsBy: 'post', createdAt: new Date('2026-02-24T09:00:00Z'), people: 1 },
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  const record = await read('finance', await payerKey())
  expect(record.money).toMatchObject({
    cardPayments: { count: 1, items: [{ lines: [{ applicationGuid: payed.applicationGuid }] }] },
    refunds: { count: 1, items: [{ kind: 'card', state: 'done', amountKopecks: '50000' }] },
    closings: {
      count: 1,
      items: [{ guid: closing, number: '2026-0001', state: 'prepared', totalKopecks: '18000000' }],
    },
  })
  expect(record.tags).toEqual([
    { tag: 'партнёр', count: 2 },
    { tag: 'спикер', count: 1 },
  ])
  expect(record.peopleNotes).toMatchObject([
    { text: 'Просит акт почтой', applicationGuid: payed.applicationGuid },
  ])
  // Whoever reads no payments reads none of it here either.
  expect(await read('committee', await payerKey())).toMatchObject({ money: null, tags: record.tags })
})

test('the committee reads no money, but what the company is on site', async () => {
  const phone = server().nextPhone()
  const { token } = await server().logIn(phone, 'staff')
  const made = await must<{ guid: string }>(server(), 'POST', '/staff/companies', {
    token,
    body: {
      company: { hasInn: true, inn: companyPayer.inn, name: companyPayer.name },
      ...{ contractorRole: 'generalPartner', owner: staffOwner, locale: 'ru' },
    },
  })
  const company = await read('committee', await payerKey())
  expect(company.money).toBeNull()
  expect(company.staff).toMatchObject({
    ...{ guid: made.guid, confirmed: false, employees: 0, vehicles: 0 },
    owner: { phone },
  })
})

test('strangers to a company read nothing of it', async () => {
  for (const role of ['security', 'content', 'logistics', 'gate'] as const)
    expectRefusal(
      await server().call('GET', `/organizer/companies/${await payerKey()}`, { token: await tokenOf(role) }),
      403,
      'forbidden',
    )
  expectRefusal(
    await server().call('GET', `/organizer/companies/${randomUUID()}`, { token: await tokenOf('admin') }),
    404,
    'not_found',
  )
})

test('the key says nothing of the INN', async () => {
  const key = await payerKey()
  expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(key.replaceAll('-', '')).not.toContain(companyPayer.inn)
})

test('each list shows one company alone, as many as its page says', async () => {
  const key = await payerKey()
  const { people, money } = await read('finance', key)
  const token = await tokenOf('finance')
  const listed = async (path: string, query: Record<string, string> = {}) =>
    must<{ items: { guid: string }[]; counts?: Record<string, number> }>(
      server(),
      'GET',
      `/organizer/${path}?${new URLSearchParams({ ...query, company: key })}`,
      { token },
    )
  const guidsOf = (rows: readonly { guid: string }[] | undefined) => rows?.map(({ guid }) => guid).sort()
  // Somebody of another company pays by card too, and an invoice that is searched for by this name may be another's.
  const everybody = await must<{ items: unknown[] }>(server(), 'GET', '/organizer/card-payments', { token })
  expect(everybody.items.length).toBeGreaterThan(money?.cardPayments.count ?? 0)
  expect(guidsOf((await listed('applications')).items)).toEqual(guidsOf(people.items))
  expect((await listed('applications')).counts).toMatchObject(people.counts)
  expect(guidsOf((await listed('invoices')).items)).toEqual(guidsOf(money?.items))
  expect((await listed('invoices')).counts).toEqual({ paid: 1, unpaid: 1 })
  expect(guidsOf((await listed('invoices', { status: 'paid' })).items)).toEqual([invoices[0]?.guid])
  expect(guidsOf((await listed('card-payments')).items)).toEqual(guidsOf(money?.cardPayments.items))
  expect(guidsOf((await listed('refunds')).items)).toEqual(guidsOf(money?.refunds.items))
  expect((await listed('refunds')).counts).toMatchObject({ done: money?.refunds.count })
  expect(guidsOf((await listed('closings')).items)).toEqual(guidsOf(money?.closings.items))
  expect((await listed('closings')).counts).toMatchObject({ prepared: 1, sent: 0 })
  const filters = await must<{ counts: { status: { value: string; count: number }[] } }>(
    server(),
    'GET',
    `/organizer/card-payments/counts?company=${key}`,
    { token },
  )
  expect(filters.counts.status.reduce((sum, { count }) => sum + count, 0)).toBe(money?.cardPayments.count)
})

test.each(['applications', 'invoices', 'card-payments', 'refunds', 'closings'])(
  'of a company that nobody names %s shows nothing, and of what is no key it says so',
  async list => {
    const token = await tokenOf('finance')
    const { items } = await must<{ items: unknown[] }>(
      server(),
      'GET',
      `/organizer/${list}?company=${randomUUID()}`,
      { token },
    )
    expect(items).toEqual([])
    const refused = await server().call('GET', `/organizer/${list}?company=Сибирь`, { token })
    expect(refused.status).toBe(400)
  },
)

test('a saved view of one company says when nobody names it any more', async () => {
  const token = await tokenOf('finance')
  const [standing, gone] = [await payerKey(), randomUUID()]
  for (const [name, company] of [
    ['Банк', standing],
    ['Никто', gone],
  ] as const)
    await must(server(), 'POST', '/organizer/views', {
      token,
      body: { list: 'invoices', name, query: { company, status: 'all' }, shared: false },
    })
  const { items } = await must<{ items: { name: string; gone: string[] }[] }>(
    server(),
    'GET',
    '/organizer/views?list=invoices',
    { token },
  )
  expect(items.map(view => [view.name, view.gone])).toEqual([
    ['Банк', []],
    ['Никто', ['company']],
  ])
})
