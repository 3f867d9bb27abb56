import { expect, it } from 'vitest'
import { renderActPdf } from './act-pdf.ts'
import { readPdfText } from './testing/read-pdf-text.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'

const { seller, buyer } = sampleInvoice([])

const act = (people: string[]) => ({
  number: '2026-0007',
  date: '2026-02-20',
  forumName: 'Кибербезопасность в финансах',
  forumPlace: '18–20 февраля 2026, Москва',
  basis: 'Договор-оферта, редакция 2025-06-02',
  invoice: { number: '2025-0123', date: '2025-09-15' },
  seller,
  buyer,
  lines: people.map(participant => ({
    description: 'Участие в форуме',
    participant,
    amount: 18_000_000n,
  })),
  total: 18_000_000n * BigInt(people.length),
  vat: 3_245_902n * BigInt(people.length),
  vatPercent: 22n,
})

it('says what was rendered, for whom and for how much, with room for both signatures', async () => {
  const pages = readPdfText(await renderActPdf(act(['Соловьёва Анна Петровна'])))
  expect(pages).toHaveLength(1)
  const text = pages[0]?.replace(/\s+/g, ' ') ?? ''
  for (const part of [
    'Акт об оказании услуг № 2026-0007 от 20 февраля 2026 г.',
    'Счёт № 2025-0123 от 15.09.2025',
    'Договор-оферта, редакция 2025-06-02',
    'ИНН 5499000681, КПП 549901001',
    'Участник: Соловьёва Анна Петровна',
    'В том числе НДС (22 %) 32 459,02',
    'Сто восемьдесят тысяч рублей 00 копеек.',
    'Услуги оказаны полностью',
    'Лаптева Е. С.',
  ])
    expect(text).toContain(part)
})

it('keeps everybody of a large group, and the signatures on one page', async () => {
  const people = Array.from({ length: 60 }, (_, index) => `Соловьёва Анна Петровна-${index + 1}`)
  const pages = readPdfText(await renderActPdf(act(people)))
  expect(pages.length).toBeGreaterThan(2)
  for (const name of people) expect(pages.join('\n').split('\n')).toContain(`Участник: ${name}`)
  expect(pages.at(-1)).toContain('Лаптева Е. С.')
})
