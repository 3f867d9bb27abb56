import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, cancel, markPaid } = invoiceCalls(server)

type Entry = { action: string; kind: string; actor: string; from: string | null; to: string | null }

const pathOf = (guid: string) => `/organizer/invoices/${guid}/history`
const read = async (guid: string, role: OrganiserRole = 'finance') =>
  server().call<{ history: (Entry & { reason: string | null })[] }>('GET', pathOf(guid), {
    token: await organiserToken(server(), role),
  })

test('an invoice says when it was issued, what came and what was taken back, and by whom', async () => {
  const { invoice } = await invoiced()
  const { body: paid } = await markPaid(invoice.guid)
  const [payment] = paid.payments
  await must<InvoiceRow>(
    server(),
    'POST',
    `/organizer/invoices/${invoice.guid}/payments/${payment?.guid}/reverse`,
    { token: await organiserToken(server(), 'finance'), body: { reason: 'Другой плательщик' } },
  )
  const { history } = (await read(invoice.guid)).body
  expect(history.map(({ action }) => action)).toEqual([
    'unmarkPaid',
    'reverseInvoicePayment',
    'markPaid',
    'issueInvoice',
  ])
  expect(history.at(-1)).toMatchObject({ actor: 'payer', kind: 'invoice', from: null, to: null })
  expect(history[1]).toMatchObject({ from: '18000000', reason: 'Другой плательщик' })
  expect(history[2]).toMatchObject({ from: 'unpaid', to: 'paid', reason: '1917' })
  expect(history[2]?.actor).not.toBe('finance')
  expect(Object.keys(history[0] ?? {}).sort()).toEqual([
    'action',
    'actor',
    'at',
    'from',
    'kind',
    'reason',
    'to',
  ])
})

test('a cancelled one says that the payer did it', async () => {
  const { made, invoice } = await invoiced()
  await cancel(invoice.guid, made.token)
  expect((await read(invoice.guid)).body.history[0]).toMatchObject({
    ...{ action: 'cancel', kind: 'invoice', actor: 'payer', from: 'unpaid', to: 'cancelled' },
  })
})

test('who reads no payments reads no history, and an unknown invoice has none', async () => {
  const { invoice } = await invoiced()
  for (const role of ['committee', 'support', 'security', 'content', 'logistics', 'gate'] as const)
    expectRefusal(await read(invoice.guid, role), 403, 'forbidden')
  expect((await read(invoice.guid, 'admin')).status).toBe(200)
  expectRefusal(await read(randomUUID()), 404, 'not_found')
})
