import { expect, it } from 'vitest'
import { paymentPurpose } from './invoice-document.ts'
import { buildPaymentQr } from './payment-qr.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'

const { seller } = sampleInvoice([])
const purpose = 'Оплата по счету N 123 от 15.01.2026 за участие в форуме. В т.ч. НДС (22%) 32459,02 руб.'

function build(change: Partial<typeof seller> = {}, asked = purpose) {
  const qr = buildPaymentQr({ seller: { ...seller, ...change }, amount: 18_000_000n, purpose: asked })
  return qr.ok ? qr.text : qr.code
}

it('is the worked example of the standard, byte for byte', () => {
  const text = build()
  expect(text).toBe(
    'ST00012|Name=АНО «Дирекция форума»|PersonalAcc=40702810500000001234|BankName=ПАО СБЕРБАНК|BIC=044525225|' +
      `CorrespAcc=30101810400000000225|PayeeINN=7701234560|KPP=770101001|Sum=18000000|Purpose=${purpose}`,
  )
  expect([text.length, Buffer.byteLength(text)]).toEqual([278, 348])
})

it('takes another separator when a value holds the usual one', () => {
  expect(build({ name: 'АНО «А|Б»' })).toMatch(/^ST00012#Name=АНО «А\|Б»#PersonalAcc=/)
  expect(build({ name: 'А|Б' }, 'Счет #1')).toMatch(/^ST00012;Name=А\|Б;/)
})

it('cuts names to the lengths of the standard and never breaks a line', () => {
  const text = build({ bank: { ...seller.bank, name: `Банк\n${'о'.repeat(60)}` } }, 'п'.repeat(300))
  expect(/BankName=([^|]*)/.exec(text)?.[1]).toBe(`Банк ${'о'.repeat(40)}`)
  expect(/Purpose=([^|]*)/.exec(text)?.[1]).toHaveLength(160)
})

it('leaves out the KPP of a sole trader, and writes 0 for no correspondent account', () => {
  const text = build({ kpp: null, bank: { ...seller.bank, correspondentAccount: '' } })
  expect(text).not.toContain('KPP=')
  expect(text).toContain('|CorrespAcc=0|')
})

it('is none when the mandatory part is too long', () => {
  expect(build({ name: 'Ж'.repeat(160) })).toBe('payment_qr_too_long')
})

it('the purpose fits a payment order and keeps number and tax whatever the subject is', () => {
  const text = paymentPurpose(sampleInvoice([], { purposeSubject: 'участие '.repeat(60), vat: 3_245_902n }))
  expect(text.length).toBeLessThanOrEqual(210)
  expect(text).toMatch(/^Оплата по счету N 26-000123 от 15\.01\.2026 за участие/)
  expect(text).toMatch(/В т\.ч\. НДС \(22%\) 32459,02 руб\.$/)
})
