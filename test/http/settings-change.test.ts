import { expect, test } from 'vitest'
import type { EditionFacts } from '#contract/edition.ts'
import type { EditionSettingsAnswer } from '#contract/organiser-edition.ts'
import type { PaymentOverview } from '#contract/payment.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, finishedParticipant, must } from '#test/factories/participant.ts'
import { invoiceFor } from '#test/factories/whole-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const admin = () => organiserToken(server(), 'admin')

type Ahead = {
  changes: { field: string; from: unknown; to: unknown }[]
  effects: { effect: string; count: number }[]
  warnings: string[]
}
type History = { items: { by: string | null; changes: Ahead['changes'] }[] }

const read = async () =>
  must<EditionSettingsAnswer>(server(), 'GET', '/organizer/edition', { token: await admin() })
const look = async (change: object) =>
  server().call<Ahead>('POST', '/organizer/edition/preview', {
    token: await admin(),
    body: { settings: { ...(await read()).settings, ...change } },
  })
const save = async (change: object) => {
  const { version, settings } = await read()
  return server().call('PUT', '/organizer/edition', {
    token: await admin(),
    body: { version, settings: { ...settings, ...change } },
  })
}

test('a day that is over is refused, by the look ahead and by the save', async () => {
  const wrong = { payBy: '2025-09-10' }
  expectRefusal(await look(wrong), 422, 'date_past')
  const refused = await save(wrong)
  expectRefusal(refused, 422, 'date_past')
  expect(refused.body.details?.[0]?.field).toBe('settings.payBy')
  expectRefusal(await look({ payBy: '2026-03-01' }), 422, 'date_after_start')
})

test('the look ahead says what changes and for how many, and changes nothing', async () => {
  const invoiced = await approvedParticipant(server())
  await approvedParticipant(server())
  await finishedParticipant(server())
  await invoiceFor(server(), invoiced)
  const before = await read()
  const { body } = await look({ feeKopecks: '9000000', payBy: '2026-02-16' })
  expect(body).toEqual({
    changes: [
      { field: 'feeKopecks', from: '18000000', to: '9000000' },
      { field: 'payBy', from: '2026-01-30', to: '2026-02-16' },
    ],
    effects: [
      { effect: 'newFee', count: 1 },
      { effect: 'oldFeeInvoiced', count: 1 },
      { effect: 'payByKept', count: 2 },
    ],
    warnings: ['payAfterBadges', 'feeFarOff'],
  })
  expect(await read()).toEqual(before)
  expect((await look({ city: { ru: 'Сочи', en: 'Sochi' } })).body.effects).toEqual([
    { effect: 'everyCabinet', count: 3 },
  ])
})

test('the history says who changed what from what to what', async () => {
  expect((await save({ payBy: '2026-01-20', reminderDays: [3] })).status).toBe(200)
  const history = await must<History>(server(), 'GET', '/organizer/edition/history', { token: await admin() })
  expect(history.items[0]).toMatchObject({
    by: expect.stringMatching(/\S/),
    changes: [
      { field: 'payBy', from: '2026-01-30', to: '2026-01-20' },
      { field: 'reminderDays', from: [7, 1], to: [3] },
    ],
  })
  const token = await organiserToken(server(), 'content')
  expectRefusal(await server().call('GET', '/organizer/edition/history', { token }), 403, 'forbidden')
})

test('a rate of VAT counts from its day on, once it is a setting', async () => {
  const payer = await approvedParticipant(server())
  await invoiceFor(server(), await approvedParticipant(server()))
  const overview = () =>
    must<PaymentOverview>(server(), 'GET', `/participants/${payer.guid}/payment`, { token: payer.token })
  expect(await overview()).toMatchObject({ vatPercent: 20, laterVat: { from: '2026-01-01', percent: 22 } })
  const { settings } = await read()
  const [first] = settings.vatRates
  const wanted = [{ from: '2025-10-01', percent: 7 }, ...(first ? [first] : [])]
  expect((await look({ vatRates: wanted })).body).toMatchObject({
    changes: [{ field: 'vatRates', from: settings.vatRates, to: wanted }],
    effects: expect.arrayContaining([
      expect.objectContaining({ effect: 'newVat' }),
      expect.objectContaining({ effect: 'oldVatInvoiced' }),
    ]),
    warnings: [],
  })
  expect((await save({ vatRates: wanted })).status).toBe(200)
  expect((await read()).settings.vatRates).toEqual([...wanted].reverse())
  expect(await overview()).toMatchObject({ vatPercent: 20, laterVat: { from: '2025-10-01', percent: 7 } })
  const history = await must<History>(server(), 'GET', '/organizer/edition/history', { token: await admin() })
  expect(history.items[0]?.changes).toEqual([{ field: 'vatRates', from: settings.vatRates, to: wanted }])
  // The same in another order is no change.
  expect((await look({ vatRates: [...wanted].reverse() })).body.changes).toEqual([])
  // What holds already is warned of, and papers of the day have the new rate.
  const mended = [{ from: '2019-01-01', percent: 5 }]
  expect((await look({ vatRates: mended })).body.warnings).toEqual(['vatInPast'])
  expect((await save({ vatRates: mended })).status).toBe(200)
  expect(await overview()).toMatchObject({ vatPercent: 5, laterVat: null })
  const facts = await must<EditionFacts>(server(), 'GET', '/edition')
  expect(facts).toMatchObject({ vatPercent: 5, vatRates: mended })
})

test.each<[string, unknown, string]>([
  ['no rate at all', [], 'vat_rate_missing'],
  ['none that holds today', [{ from: '2026-01-01', percent: 22 }], 'vat_rate_missing'],
  ['no whole percentage', [{ from: '2019-01-01', percent: 5.5 }], 'vat_percent'],
  ['too much', [{ from: '2019-01-01', percent: 100 }], 'vat_percent'],
  [
    'a day twice',
    [
      { from: '2019-01-01', percent: 20 },
      { from: '2019-01-01', percent: 22 },
    ],
    'vat_day_repeated',
  ],
])('rates of VAT are refused: %s', async (_, vatRates, code) => {
  const refused = await save({ vatRates })
  expect(refused.status).toBe(422)
  expect(refused.body.details?.[0]).toMatchObject({ code })
  expect((await look({ vatRates })).status).toBe(422)
})
