import { expect, it } from 'vitest'
import { renderTaxInvoicePdf } from './tax-invoice-pdf.ts'
import { readPdfText } from './testing/read-pdf-text.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'

const { seller, buyer } = sampleInvoice([])
const prepayment = (vat: bigint) => ({
  name: 'Предварительная оплата участия в форуме',
  total: 18_000_000n,
  vat,
})

function render(change: Partial<Parameters<typeof renderTaxInvoicePdf>[0]> = {}) {
  return renderTaxInvoicePdf({
    number: 'А-12',
    date: '2026-01-20',
    seller,
    buyer,
    paymentDocuments: [{ number: '345', date: '2026-01-19' }],
    delivery: null,
    lines: [prepayment(3_245_902n)],
    total: 18_000_000n,
    vat: 3_245_902n,
    vatPercent: 22n,
    ...change,
  })
}

it('holds what art. 169 p. 5.1 asks for', async () => {
  const pages = readPdfText(await render())
  expect(pages).toHaveLength(1)
  for (const text of [
    'Счёт-фактура № А-12 от 20 января 2026 г.',
    '7701234560/770101001',
    '5499000681/549901001',
    '№ 345 от 19.01.2026',
    'Российский рубль, 643',
    'Предварительная оплата',
    '22/122',
    '32 459,02',
    '180 000,00',
    'Всего к оплате (9)',
    'Лаптева Е. С.',
    'Жукова М. И.',
  ]) {
    expect(pages[0]?.replace(/[ \n]+/g, ' ')).toContain(text)
  }
})

it('prints the tax of the lines and of the whole as they are booked', async () => {
  const lines = [prepayment(3_245_902n), prepayment(3_245_901n)]
  const page = readPdfText(await render({ lines, total: 36_000_000n, vat: 6_491_803n })).join()
  expect(page).toContain('32 459,01')
  expect(page).toContain('64 918,03')
})

it('takes the rate of the day on which the money came', async () => {
  const page = readPdfText(
    await render({
      vatPercent: 20n,
      date: '2025-12-30',
      lines: [prepayment(3_000_000n)],
      vat: 3_000_000n,
    }),
  ).join()
  expect(page).toContain('20/120')
  expect(page).toContain('30 000,00')
})

it('names each payment order, and goes on to further pages', async () => {
  const pages = readPdfText(
    await render({
      lines: Array.from({ length: 30 }, () => prepayment(3_245_902n)),
      paymentDocuments: [
        { number: '345', date: '2026-01-19' },
        { number: '346', date: '2026-01-20' },
      ],
    }),
  )
  expect(pages[0]).toContain('№ 345 от 19.01.2026, № 346 от 20.01.2026')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)).toContain('Лаптева Е. С.')
})

it('a sole trader signs on the line of sole traders', async () => {
  const trader = {
    ...seller,
    name: 'ИП Соловьёва М. А.',
    inn: '239901725490',
    kpp: null,
    headName: 'Соловьёва М. А.',
  }
  const page = readPdfText(await render({ seller: trader })).join()
  expect(page).toContain('\n239901725490\n')
  expect(page).not.toContain('Жукова')
  expect(page.indexOf('Соловьёва М. А.', page.indexOf('Индивидуальный'))).toBeGreaterThan(0)
})

it('after the forum names the act, the sum without tax and the whole rate', async () => {
  const pages = readPdfText(
    await render({
      number: '7',
      delivery: { number: '7', date: '2026-02-20' },
      lines: [prepayment(3_245_902n), prepayment(3_245_901n)],
      total: 36_000_000n,
      vat: 6_491_803n,
    }),
  )
  const text = pages[0]?.replace(/\s+/g, ' ') ?? ''
  for (const part of ['№ п/п 1–2 № 7 от 20.02.2026', '147 540,98', '295 081,97', '22%', 'без акциза'])
    expect(text).toContain(part)
  expect(text).not.toContain('22/122')
})
