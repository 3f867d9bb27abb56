import type { IsoDate } from '#domain/edition/calendar-date.ts'
import { documentInstant, formatLongDate, formatShortDate, formatSum } from './document-format.ts'
import { drawGrid, type GridColumn } from './document-grid.ts'
import { ink, openSheet, type Sheet } from './document-sheet.ts'
import type { DocumentBuyer, DocumentSeller } from './parties.ts'

/** A tax invoice: for a prepayment within five days of receiving it, or for the service within five days of rendering it. */
export interface TaxInvoiceDocument {
  number: string
  date: IsoDate
  seller: Omit<DocumentSeller, 'bank'>
  buyer: DocumentBuyer
  /** Payment orders by which the money came (line 5). */
  paymentDocuments: { number: string; date: IsoDate }[]
  /** The act that shows the service rendered (line 5а); null on a tax invoice for a prepayment. */
  delivery: { number: string; date: IsoDate } | null
  /** The items, in Russian; whole kopecks, VAT included. */
  lines: TaxLine[]
  /** Taken from the books of the day of issue; the document calculates nothing. */
  total: bigint
  vat: bigint
  /** Whole per cent, of the day of the tax event; a prepayment is taxed at the calculated rate, 22/122. */
  vatPercent: bigint
}

type TaxLine = { name: string; total: bigint; vat: bigint }

const dash = '—'

/**
 * Draws the tax invoice of art. 169 of the Tax Code in the form of decree 1137 (domain.md §2.3). For a prepayment (p. 5.1) it has the calculated rate, and
 * dashes in the fields that a prepayment leaves empty. The form is Russian by law.
 */
export async function renderTaxInvoicePdf(invoice: TaxInvoiceDocument): Promise<Buffer> {
  const title = `Счёт-фактура № ${invoice.number} от ${formatLongDate(invoice.date, 'ru')}`
  const sheet = openSheet({
    title,
    author: invoice.seller.name,
    locale: 'ru',
    created: documentInstant(invoice.date),
    layout: 'landscape',
    onPage(opened) {
      opened.write(`${title}, продолжение`, { x: opened.left, y: opened.y, width: opened.width, size: 8 })
      opened.y += 16
    },
  })
  drawHead(sheet, invoice)
  drawGrid(sheet, columnsOf(sheet, invoice), invoice.lines, totalsOf(invoice))
  drawTaxSignatures(sheet, invoice.seller)
  return sheet.finish(`${title} · ${invoice.seller.name}`, (page, count) => `Страница ${page} из ${count}`)
}

function drawHead(sheet: Sheet, invoice: TaxInvoiceDocument): void {
  const { seller, buyer, paymentDocuments } = invoice
  const form =
    'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137 (в ред. постановления Правительства Российской Федерации от 2 апреля 2021 г. № 534)'
  const formWidth = 190
  sheet.write(form, {
    x: sheet.right - formWidth,
    y: sheet.y,
    width: formWidth,
    size: 7,
    color: ink.quiet,
    align: 'right',
  })
  const identifiers = ({ inn, kpp }: { inn: string | null; kpp: string | null }) =>
    [inn, kpp].filter(Boolean).join('/') || dash
  const payments = paymentDocuments
    .map(({ number, date }) => `№ ${number} от ${formatShortDate(date)}`)
    .join(', ')

  const width = sheet.width - formWidth - 20
  sheet.y += drawNumbered(
    sheet,
    `Счёт-фактура № ${invoice.number} от ${formatLongDate(invoice.date, 'ru')}`,
    '(1)',
    width,
    13,
  )
  sheet.y += drawNumbered(sheet, `Исправление № ${dash} от ${dash}`, '(1а)', width, 9) + 6
  const rows: [label: string, value: string, line: string][] = [
    ['Продавец', seller.name, '(2)'],
    ['Адрес', seller.address, '(2а)'],
    ['ИНН/КПП продавца', identifiers(seller), '(2б)'],
    ['Грузоотправитель и его адрес', dash, '(3)'],
    ['Грузополучатель и его адрес', dash, '(4)'],
    ['К платежно-расчетному документу', payments, '(5)'],
    ['Документ об отгрузке', deliveryOf(invoice), '(5а)'],
    ['Покупатель', buyer.name, '(6)'],
    ['Адрес', buyer.address || dash, '(6а)'],
    ['ИНН/КПП покупателя', identifiers(buyer), '(6б)'],
    ['Валюта: наименование, код', 'Российский рубль, 643', '(7)'],
    ['Идентификатор государственного контракта, договора (соглашения) (при наличии)', dash, '(8)'],
  ]
  for (const [label, value, line] of rows) drawHeadRow(sheet, label, value, line)
  sheet.y += 12
}

function drawNumbered(sheet: Sheet, text: string, line: string, width: number, size: number): number {
  const weight = size > 9 ? 'bold' : 'regular'
  const height = sheet.write(text, { x: sheet.left, y: sheet.y, width, size, weight })
  // Figures of equal width are wider than the library measures without their feature, and the number must not run into the title.
  sheet.pdf.font(weight).fontSize(size)
  const end = sheet.left + Math.min(sheet.pdf.widthOfString(text, { features: ['tnum', 'kern'] }), width) + 14
  sheet.write(line, { x: end, y: sheet.y + size - 9, width: 30, size: 8, color: ink.quiet })
  return height
}

function drawHeadRow(sheet: Sheet, label: string, value: string, line: string): void {
  const [labelWidth, lineWidth] = [228, 28]
  const labelStyle = { size: 8, color: ink.quiet } as const
  const valueStyle = { size: 8.5 } as const
  const valueWidth = sheet.width - labelWidth - lineWidth - 10
  const height = Math.max(
    sheet.measure(label, labelWidth, labelStyle),
    sheet.measure(value, valueWidth, valueStyle),
  )
  sheet.write(label, { ...labelStyle, x: sheet.left, y: sheet.y, width: labelWidth })
  sheet.write(value, { ...valueStyle, x: sheet.left + labelWidth, y: sheet.y, width: valueWidth })
  sheet.write(line, {
    ...labelStyle,
    x: sheet.right - lineWidth,
    y: sheet.y,
    width: lineWidth,
    align: 'right',
  })
  sheet.y += height + 0.5
  sheet.rule(
    { x: sheet.left + labelWidth, y: sheet.y, width: valueWidth },
    { color: ink.line, thickness: 0.4 },
  )
  sheet.y += 2
}

function deliveryOf({ delivery, lines }: TaxInvoiceDocument): string {
  if (!delivery) return dash
  const items = lines.length === 1 ? '1' : `1–${lines.length}`
  return `№ п/п ${items} № ${delivery.number} от ${formatShortDate(delivery.date)}`
}

function columnsOf(sheet: Sheet, { vatPercent, delivery }: TaxInvoiceDocument): GridColumn<TaxLine>[] {
  const none = () => dash
  const rendered = delivery !== null
  const narrow: GridColumn<TaxLine>[] = [
    { number: '1', header: '№ п/п', width: 26, cell: (_, index) => String(index + 1) },
    {
      number: '1а',
      header: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
      width: 0,
      align: 'left',
      cell: line => line.name,
    },
    { number: '1б', header: 'Код вида товара', width: 34, cell: none },
    { number: '2', header: 'Единица изме-\nрения: код', width: 40, cell: none },
    { number: '2а', header: 'условное обозна-\nчение (нацио-\nнальное)', width: 46, cell: none },
    { number: '3', header: 'Коли-\nчество (объем)', width: 40, cell: none },
    { number: '4', header: 'Цена (тариф) за единицу измерения', width: 48, cell: none },
    {
      number: '5',
      header: 'Стоимость товаров (работ, услуг), имущест-\nвенных прав без налога — всего',
      width: 56,
      align: rendered ? 'right' : 'center',
      cell: line => (rendered ? formatSum(line.total - line.vat, 'ru') : dash),
    },
    {
      number: '6',
      header: 'В том числе сумма акциза',
      width: 44,
      cell: () => (rendered ? 'без акциза' : dash),
    },
    {
      number: '7',
      header: 'Налоговая ставка',
      width: 44,
      cell: () => (rendered ? `${vatPercent}%` : `${vatPercent}/${100n + vatPercent}`),
    },
    {
      number: '8',
      header: 'Сумма налога, предъяв-\nляемая покупателю',
      width: 60,
      align: 'right',
      cell: line => formatSum(line.vat, 'ru'),
    },
    {
      number: '9',
      header: 'Стоимость товаров (работ, услуг), имущест-\nвенных прав с налогом — всего',
      width: 64,
      align: 'right',
      cell: line => formatSum(line.total, 'ru'),
    },
    { number: '10', header: 'Страна происхож-\nдения товара: цифровой код', width: 48, cell: none },
    { number: '10а', header: 'краткое наиме-\nнование', width: 40, cell: none },
    {
      number: '11',
      header:
        'Регистра-\nционный номер деклара-\nции на товары или регистра-\nционный номер партии товара, подлежа-\nщего прослежи-\nваемости',
      width: 58,
      cell: none,
    },
  ]
  const taken = narrow.reduce((sum, { width }) => sum + width, 0)
  return narrow.map(column => (column.number === '1а' ? { ...column, width: sheet.width - taken } : column))
}

function totalsOf({ vat, total, delivery }: TaxInvoiceDocument): Record<string, string> {
  return {
    '1а': 'Всего к оплате (9)',
    '5': delivery ? formatSum(total - vat, 'ru') : dash,
    '6': 'Х',
    '7': 'Х',
    '8': formatSum(vat, 'ru'),
    '9': formatSum(total, 'ru'),
  }
}

function drawTaxSignatures(sheet: Sheet, seller: TaxInvoiceDocument['seller']): void {
  sheet.ensureRoom(86)
  sheet.y += 16
  const half = sheet.width / 2 - 12
  const isSoleTrader = seller.kpp === null
  const signer = (post: string, name: string, x: number) => {
    const [postWidth, lineWidth] = [142, 96]
    sheet.write(post, { x, y: sheet.y, width: postWidth, size: 8.5 })
    const lineX = x + postWidth + 6
    sheet.rule({ x: lineX, y: sheet.y + 20, width: lineWidth }, { color: ink.text })
    sheet.rule(
      { x: lineX + lineWidth + 10, y: sheet.y + 20, width: half - postWidth - lineWidth - 16 },
      { color: ink.text },
    )
    const caption = { y: sheet.y + 22, size: 7, color: ink.quiet, align: 'center' } as const
    sheet.write('(подпись)', { ...caption, x: lineX, width: lineWidth })
    const nameBox = {
      x: lineX + lineWidth + 10,
      width: half - postWidth - lineWidth - 16,
      align: 'center',
    } as const
    sheet.write(name, { ...nameBox, y: sheet.y + 8, size: 8.5 })
    sheet.write('(ф. и. о.)', { ...caption, ...nameBox })
  }
  signer(
    'Руководитель организации или иное уполномоченное лицо',
    isSoleTrader ? '' : seller.headName,
    sheet.left,
  )
  signer(
    'Главный бухгалтер или иное уполномоченное лицо',
    isSoleTrader ? '' : seller.accountantName,
    sheet.left + half + 24,
  )
  sheet.y += 38
  signer(
    'Индивидуальный предприниматель или иное уполномоченное лицо',
    isSoleTrader ? seller.headName : '',
    sheet.left,
  )
}
