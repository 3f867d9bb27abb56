import { expect, test } from 'vitest'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, companyPayer, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const abroad = {
  kind: 'company',
  hasInn: false,
  inn: '7799001175',
  kpp: '779901001',
  name: 'Harbour Lane Bank plc',
  foreignNumber: '09876543',
  address: '8 Fenchurch Place,\nLondon EC3M 4AJ, United Kingdom',
  consent: true,
}

async function issue(payer: object) {
  const made = await approvedParticipant(server())
  const answer = await server().call<Invoice>('POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer },
  })
  return { made, answer }
}

const pdfOf = async (token: string, guid: string, locale: 'ru' | 'en') =>
  readPdfText((await server().call('GET', `/invoices/${guid}.pdf?locale=${locale}`, { token })).bytes).join(
    '\n',
  )

test('a company abroad gets an invoice in both languages, without another company’s INN', async () => {
  const { made, answer } = await issue(abroad)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ payerName: 'Harbour Lane Bank plc', payerHasInn: false })
  const text = await pdfOf(made.token, answer.body.guid, 'ru')
  expect(text).toContain('Invoice No.')
  expect(text).toContain('Счёт на оплату')
  expect(text).toContain('reg. no. 09876543')
  expect(text).toContain('8 Fenchurch Place, London EC3M 4AJ, United Kingdom')
  expect(text).not.toContain('7799001175')
  const listed = await must<{ items: { payerInn: string | null }[] }>(
    server(),
    'GET',
    `/organizer/invoices?q=${encodeURIComponent('09876543')}`,
    { token: await organiserToken(server(), 'finance') },
  )
  expect(listed.items).toMatchObject([{ payerInn: null }])
})

test('an invoice that may be paid next year says both rates, amounts and purposes; the money decides', async () => {
  const { made, answer } = await issue(companyPayer)
  expect(answer.body).toMatchObject({
    vatPercent: 20,
    vatKopecks: '3000000',
    laterVat: { from: '2026-01-01', percent: 22, kopecks: '3245902' },
  })
  const overview = await must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, {
    token: made.token,
  })
  expect(overview.laterVat).toEqual({ from: '2026-01-01', percent: 22, kopecks: '3245902' })
  const text = (await pdfOf(made.token, answer.body.guid, 'ru')).replace(/\s+/g, ' ')
  expect(text).toContain('30 000,00')
  expect(text).toContain('32 459,02')
  expect(text).toContain('В т.ч. НДС (20%) 30000,00 руб.')
  expect(text).toContain('В т.ч. НДС (22%) 32459,02 руб.')
  // The contract that it is issued under, where it can be read.
  expect(text).toMatch(/Договор-оферта, редакция \d{4}-\d{2}-\d{2}/)
  expect(text).toContain('18–20 февраля 2026')
})

test.each([
  [{ ...abroad, name: ' ' }, 'payer.name', 'required'],
  [{ ...abroad, address: 'London' }, 'payer.address', 'address_invalid'],
  [{ ...companyPayer, inn: '' }, 'payer.inn', 'required'],
  [{ ...companyPayer, address: 'Москва' }, 'payer.address', 'address_invalid'],
] as const)('a payer %j is refused at %s', async (payer, field, code) => {
  const { answer } = await issue(payer)
  expectRefusal(answer, 422, code)
  expect(answer.body).toMatchObject({ details: [{ field, code }] })
})
