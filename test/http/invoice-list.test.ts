import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, companyPayer, must } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const { read, all } = listPages<InvoiceRow>(server, '/organizer/invoices', 'finance', '1')

const numbersOf = (rows: readonly InvoiceRow[]) => rows.map(({ number }) => number)

beforeAll(async () => {
  for (const name of ['ООО «Ёжик»', 'АО «Маяк»', 'ЗАО «Маяк»']) {
    const made = await approvedParticipant(server())
    await must(server(), 'POST', '/invoices', {
      token: made.token,
      body: { participantGuids: [made.guid], payer: { ...companyPayer, name } },
    })
  }
})

test('invoices are found by payer and number, and counted beside a state', async () => {
  expect((await read({ q: 'ежик' })).items).toMatchObject([{ number: '2025-0001', payerName: 'ООО «Ёжик»' }])
  expect((await read({ q: '2025-0002' })).items).toMatchObject([{ payerName: 'АО «Маяк»' }])
  expect(await read({ q: 'маяк', status: 'paid' })).toMatchObject({ items: [], counts: { unpaid: 2 } })
})

test.each([
  ['newest', 'oldest'],
  ['payer', 'payerDown'],
  ['largest', 'smallest'],
  ['due', 'dueDown'],
  ['inn', 'innDown'],
  ['state', 'stateDown'],
  ['fewestPeople', 'mostPeople'],
])('they go by %s, and turned round by %s, page by page', async (one, other) => {
  const there = (await read({ sort: one })).items
  expect(there).toHaveLength(3)
  expect((await read({ sort: other })).items).toEqual(there.toReversed())
  expect(await all({ sort: one })).toEqual(there)
  expect(await all({ sort: other })).toEqual(there.toReversed())
})

test('of each state the newest comes first', async () => {
  const token = await organiserToken(server(), 'finance')
  const [newest] = (await read()).items
  await must(server(), 'POST', `/organizer/invoices/${newest?.guid}/cancel`, { token, body: {} })
  const byState = await all({ sort: 'state' })
  expect(numbersOf(byState)).toEqual(['2025-0002', '2025-0001', '2025-0003'])
  expect((await read({ sort: 'state', status: 'unpaid' })).items).toEqual(byState.slice(0, 2))
})

test('an invoice for more people comes before one for fewer', async () => {
  const { group, members } = await approvedGroup(server(), 2)
  await must(server(), 'POST', '/invoices', {
    token: group.token,
    body: {
      participantGuids: members.map(({ guid }) => guid),
      payer: { ...companyPayer, name: 'ПАО «Двое»' },
    },
  })
  const counts = (await all({ sort: 'mostPeople' })).map(({ participants }) => participants.length)
  expect(counts).toEqual([2, 1, 1, 1])
})

test('a console that was loaded before the update asks for the largest by another word', async () => {
  expect((await read({ sort: 'sum' })).items).toEqual((await read({ sort: 'largest' })).items)
})

test('the committee reads no invoices', async () => {
  const token = await organiserToken(server(), 'committee')
  expectRefusal(await server().call('GET', '/organizer/invoices', { token }), 403, 'forbidden')
})
