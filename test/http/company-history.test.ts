import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { CompanyHistory } from '#contract/organiser-company.ts'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { SentMessage } from '#contract/organiser-message.ts'
import type { Invoice } from '#contract/payment.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { forgetCompanyNotes } from '#server/persistence/company-note-queries.ts'
import { emptyGroup, groupCompany } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, companyPayer, must } from '#test/factories/participant.ts'
import { staffOwner } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { issue, markPaid } = invoiceCalls(server)

let key = ''
let invoice: Invoice

const tokenOf = (role: OrganiserRole) => organiserToken(server(), role)
const pathOf = (company: string, rest: string) => `/organizer/companies/${company}/${rest}`
const read = async (role: OrganiserRole) =>
  server().call<CompanyHistory>('GET', pathOf(key, 'history'), { token: await tokenOf(role) })
const write = async (role: OrganiserRole, text: string, company = key) =>
  server().call<Pick<CompanyHistory, 'notes'>>('POST', pathOf(company, 'notes'), {
    token: await tokenOf(role),
    body: { text },
  })
type Messages = { items: SentMessage[]; nextCursor: string | null }
const messages = async (role: OrganiserRole, query = '') =>
  must<Messages>(server(), 'GET', pathOf(key, `messages${query}`), { token: await tokenOf(role) })
const actionsOf = ({ history }: CompanyHistory) => history.map(({ kind, action }) => `${kind} ${action}`)

beforeAll(async () => {
  const company = { inn: companyPayer.inn, kpp: companyPayer.kpp, name: companyPayer.name, hasInn: true }
  const person = await approvedParticipant(server(), { company })
  await emptyGroup(server())
  server().advance(60_000)
  invoice = (await issue(person)).body
  server().advance(60_000)
  await markPaid(invoice.guid)
  const { token } = await server().logIn(server().nextPhone(), 'staff')
  await must(server(), 'POST', '/staff/companies', {
    token,
    body: {
      company: { hasInn: true, inn: companyPayer.inn, name: companyPayer.name },
      ...{ contractorRole: 'generalPartner', owner: staffOwner, locale: 'ru' },
    },
  })
  const row = await must<InvoiceRow>(server(), 'GET', `/organizer/invoices/${invoice.guid}`, {
    token: await tokenOf('finance'),
  })
  key = row.payerKey ?? ''
})

test('the group of the factories is of the same company', () => {
  expect(groupCompany.inn).toBe(companyPayer.inn)
})

test('an admin reads what was done to its invoices, its group and on site, the newest first', async () => {
  const { body } = await read('admin')
  expect(actionsOf(body)).toEqual([
    'staffCompany createStaffCompany',
    'invoice markPaid',
    'invoice issueInvoice',
    'group createGroup',
  ])
  const named = { guid: invoice.guid, number: invoice.number }
  expect(body.history.map(row => row.invoice)).toEqual([null, named, named, null])
})

test('each role reads the history of what it reads elsewhere', async () => {
  expect(actionsOf((await read('finance')).body)).toEqual([
    'invoice markPaid',
    'invoice issueInvoice',
    'group createGroup',
  ])
  expect(actionsOf((await read('committee')).body)).toEqual([
    'staffCompany createStaffCompany',
    'group createGroup',
  ])
  expect(actionsOf((await read('support')).body)).toEqual(['group createGroup'])
})

test('what its coordinator was told stands with how it went', async () => {
  await server().deliver()
  const { items } = await messages('support')
  expect(items.length).toBeGreaterThan(0)
  expect(items[0]).toMatchObject({
    name: 'group_created',
    about: 'group',
    state: 'sent',
    channel: 'email',
  })
  expect(items[0]?.subject).toContain(groupCompany.shortName)
})

test('what the responsible employee was told is read by whoever reads contractors', async () => {
  const namesFor = async (role: OrganiserRole) => (await messages(role)).items.map(({ name }) => name)
  for (const role of ['admin', 'committee'] as const)
    expect(await namesFor(role)).toEqual(['staff_company_created', 'group_created'])
  for (const role of ['support', 'finance'] as const) expect(await namesFor(role)).toEqual(['group_created'])
})

test('older messages follow page by page, each once, also those of one moment', async () => {
  const { database } = server()
  const { groupGuid } = await database
    .selectFrom('message')
    .select('groupGuid')
    .where('template', '=', 'group_created')
    .executeTakeFirstOrThrow()
  const at = new Date('2025-08-01T09:00:00Z')
  await database
    .insertInto('message')
    .values(
      Array.from({ length: 5 }, (_, index) => ({
        ...{ channel: 'email' as const, template: 'group_created', locale: 'ru' as const, keyId: 'none' },
        ...{ groupGuid, state: 'sent' as const, notBefore: at },
        createdAt: new Date(at.getTime() + Math.floor(index / 2) * 1000),
      })),
    )
    .execute()
  const all = (await messages('admin', '?limit=200')).items.map(({ guid }) => guid)
  expect(all).toHaveLength(7)
  const walked: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Messages = await messages('admin', `?limit=2${cursor && `&cursor=${cursor}`}`)
    walked.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
  }
  expect(walked).toEqual(all)
  expect((await messages('admin', '?cursor=broken')).items).toHaveLength(7)
})

test('a note is for organisers alone, is logged without its words, and goes with the edition', async () => {
  expectRefusal(await write('support', '  '), 422, 'required')
  expectRefusal(await write('support', 'а'.repeat(2001)), 422, 'too_long')
  expectRefusal(await write('gate', 'Звонили'), 403, 'forbidden')
  expectRefusal(await write('support', 'Звонили', randomUUID()), 404, 'not_found')
  expect((await write('support', 'Просят акт по ЭДО')).status).toBe(200)
  expect((await write('finance', 'Акт отправлен')).body.notes.map(({ text }) => text)).toEqual([
    'Акт отправлен',
    'Просят акт по ЭДО',
  ])
  const { body } = await read('committee')
  expect(body.notes.map(({ author }) => author)).not.toContain('—')
  expect(body.history[0]).toMatchObject({ kind: 'company', action: 'writeNote', invoice: null })
  expect(JSON.stringify(body.history)).not.toContain('ЭДО')
  const { guid: edition } = await server()
    .database.selectFrom('edition')
    .select('guid')
    .executeTakeFirstOrThrow()
  await server()
    .database.transaction()
    .execute(tx => forgetCompanyNotes(tx, [edition]))
  expect((await read('committee')).body.notes).toEqual([])
})

test('strangers to companies read nothing, and an unknown company is not there', async () => {
  for (const role of ['security', 'content', 'logistics', 'gate'] as const)
    for (const rest of ['history', 'messages'])
      expectRefusal(
        await server().call('GET', pathOf(key, rest), { token: await tokenOf(role) }),
        403,
        'forbidden',
      )
  for (const rest of ['history', 'messages'])
    expectRefusal(
      await server().call('GET', pathOf(randomUUID(), rest), { token: await tokenOf('admin') }),
      404,
      'not_found',
    )
})
