import { describe, expect, it } from 'vitest'
import { renderInvoicePdf } from './invoice-pdf.ts'
import { readPdfText } from './testing/read-pdf-text.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Соловьёва Анна Петровна-${index + 1}`)

describe('an unpaid invoice in Russian', () => {
  it('says everything that an accountant needs, as selectable text', async () => {
    const [page = '', ...further] = readPdfText(await renderInvoicePdf(sampleInvoice(names(1))))
    expect(further).toEqual([])
    for (const text of [
      'Кибербезопасность в финансах',
      'Счёт на оплату № 26-000123 от 15 января 2026 г.',
      'Счёт действителен до 25 января 2026 г. включительно',
      'ПАО СБЕРБАНК',
      '044525225',
      '30101810400000000225',
      '40702810500000001234',
      'АНО «Дирекция форума»',
      'ИНН 7701234560, КПП 770101001, 101000',
      'ООО «Тихая Линия»',
      'ИНН 5499000681, КПП 549901001, 630090',
      'Договор-оферта от 1 сентября 2025 г.',
      'Участник: Соловьёва Анна Петровна-1',
      '180 000,00',
      'В том числе НДС (22 %)\n32 459,02',
      'Всего к оплате\n180 000,00',
      'Всего наименований 1, на сумму 180 000,00 ₽',
      'Сто восемьдесят тысяч рублей 00 копеек.',
      'Оплата по счету N 26-000123 от 15.01.2026 за участие в форуме. В т.ч. НДС (22%) 32459,02 руб.',
      'QR-код для оплаты',
      'Лаптева Е. С.',
      'Жукова М. И.',
      'Страница 1 из 1',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('\ufffd')
  })

  it.each([
    ['by post', null, 'Подписанный оригинал пришлём почтой'],
    ['by electronic exchange', 'Диадок', 'Подписанный оригинал пришлём по ЭДО (Диадок).'],
  ])('says how the signed original comes: %s', async (_, edoOperator, sentence) => {
    const [page = ''] = readPdfText(await renderInvoicePdf(sampleInvoice(names(1), { edoOperator })))
    expect(page).toContain(sentence)
  })

  it('a document made again has the same bytes', async () => {
    const [first, second] = [
      await renderInvoicePdf(sampleInvoice(names(2))),
      await renderInvoicePdf(sampleInvoice(names(2))),
    ]
    expect(first.equals(second)).toBe(true)
  })
})

describe('many participants', () => {
  it('spill over to pages with the header again, nobody lost, the total right', async () => {
    const pages = readPdfText(await renderInvoicePdf(sampleInvoice(names(60))))
    expect(pages.length).toBeGreaterThan(2)
    const whole = pages.join('\n')
    for (const name of names(60)) expect(whole.split('\n')).toContain(`Участник: ${name}`)
    pages.forEach((page, index) => {
      expect(page).toContain(`Страница ${index + 1} из ${pages.length}`)
      if (index > 0) expect(page).toContain('Счёт на оплату № 26-000123 от 15 января 2026 г., продолжение')
    })
    expect(pages[1]).toContain('Кол-во')
    expect(whole).toContain('В том числе НДС (22 %)\n1 947 540,98')
    expect(whole).toContain('Десять миллионов восемьсот тысяч рублей 00 копеек.')
    expect(whole.match(/Лаптева Е\. С\./g)).toHaveLength(1)
  })

  it.each(Array.from({ length: 16 }, (_, index) => index + 8))(
    '%i of them: the signatures are never torn',
    async count => {
      const pages = readPdfText(await renderInvoicePdf(sampleInvoice(names(count))))
      const signed = pages.filter(page => page.includes('Лаптева Е. С.') || page.includes('Жукова М. И.'))
      expect(signed).toHaveLength(1)
      expect(signed[0]).toBe(pages.at(-1))
    },
  )
})

describe('what is no longer to be paid', () => {
  it.each([
    ['paid', 'Оплачен'],
    ['paidByCard', 'Оплачен картой'],
    ['cancelled', 'Отменён'],
  ] as const)('%s: a stamp with its day, no QR code, no purpose', async (status, stamp) => {
    const invoice = sampleInvoice(names(1), { status, statusDate: '2026-01-20' })
    const page = readPdfText(await renderInvoicePdf(invoice)).join()
    expect(page).toContain(`${stamp}\n20.01.2026`)
    expect(page).not.toContain('QR')
    expect(page).not.toContain('Назначение платежа')
    expect(page).not.toContain('действителен до')
  })
})

describe('variants', () => {
  it('English: our words and figures in English, the purpose in Russian', async () => {
    const invoice = sampleInvoice(names(2), { locale: 'en', basis: 'Public offer of 1 September 2025' })
    const page = readPdfText(await renderInvoicePdf(invoice)).join()
    for (const text of [
      'Invoice No. 26-000123 of 15 January 2026',
      'Including VAT (22%)\n64,918.03',
      'Amount due\n360,000.00',
      '2 lines, total RUB 360,000.00',
      'Three hundred sixty thousand roubles 00 kopecks.',
      'Оплата по счету N 26-000123 от 15.01.2026',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(text)
    }
  })

  it('a seller without VAT, a buyer without INN', async () => {
    const page = readPdfText(
      await renderInvoicePdf(
        sampleInvoice(names(1), {
          vatPercent: null,
          buyer: { name: 'Kestrel Assurance Ltd', inn: null, kpp: null, address: 'Nicosia' },
        }),
      ),
    ).join()
    expect(page).toContain('Без НДС\n—')
    expect(page).toContain('НДС не облагается.')
    expect(page).toContain('Kestrel Assurance Ltd\nNicosia')
  })
})
