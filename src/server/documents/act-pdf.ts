import type { IsoDate } from '#domain/edition/calendar-date.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentInstant, formatLongDate, formatShortDate, formatSum } from './document-format.ts'
import { drawLetterhead, ink, openSheet, type Sheet } from './document-sheet.ts'
import { drawTable } from './document-table.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { DocumentBuyer, DocumentSeller } from './parties.ts'

/** An act of services rendered (402-FZ, article 9): what was done, for whom, at what price, and who signs for either side. */
export interface ActDocument {
  number: string
  date: IsoDate
  forumName: string
  /** Dates and place of the forum. */
  forumPlace: string
  /** The offer, in the version that the invoice was issued under. */
  basis: string
  invoice: { number: string; date: IsoDate }
  seller: Omit<DocumentSeller, 'bank'>
  buyer: DocumentBuyer
  /** At least one; whole kopecks, VAT included. */
  lines: { description: string; participant: string | null; amount: bigint }[]
  /** Taken from the books of the day of issue; the document calculates nothing. */
  total: bigint
  vat: bigint
  vatPercent: bigint
}

const texts = invoiceTexts.ru

/** Draws the act; like the tax invoice it goes into Russian books, so it is Russian. */
export async function renderActPdf(act: ActDocument): Promise<Buffer> {
  const title = `Акт об оказании услуг № ${act.number} от ${formatLongDate(act.date, 'ru')}`
  const sheet = openSheet({
    title,
    author: act.seller.name,
    locale: 'ru',
    created: documentInstant(act.date),
    layout: 'portrait',
    onPage(opened) {
      const head = { x: opened.left, y: opened.y, width: opened.width, size: 8.5, color: ink.quiet }
      opened.write(`${title}, продолжение`, head)
      opened.y += 18
    },
  })
  drawLetterhead(sheet, { name: act.forumName, place: act.forumPlace, seed: act.forumName })
  const box = { x: sheet.left, width: sheet.width }
  sheet.y += sheet.write(title, { ...box, y: sheet.y, weight: 'bold', size: 16 }) + 12
  drawParties(sheet, act)
  drawLines(sheet, act)
  drawTotals(sheet, act)
  drawBothSides(sheet, act)
  return sheet.finish(`${title} · ${act.seller.name}`, texts.pageOf)
}

function drawParties(sheet: Sheet, { seller, buyer, basis, invoice }: ActDocument): void {
  const summarise = ({ inn, kpp, foreignNumber = null, address }: DocumentBuyer) =>
    [texts.identifiers({ inn, kpp, foreign: foreignNumber }), address].filter(Boolean).join(', ')
  const rows: [label: string, first: string, second: string][] = [
    [texts.seller, seller.name, summarise(seller)],
    [texts.buyer, buyer.name, summarise(buyer)],
    [texts.basis, basis, `Счёт № ${invoice.number} от ${formatShortDate(invoice.date)}`],
  ]
  for (const [label, first, second] of rows) {
    const column = 76
    const box = { x: sheet.left + column, width: sheet.width - column }
    sheet.write(label, { x: sheet.left, y: sheet.y, width: column, color: ink.quiet })
    sheet.y += sheet.write(first, { ...box, y: sheet.y, weight: 'medium' })
    sheet.y += sheet.write(second, { ...box, y: sheet.y, color: ink.quiet }) + 6
  }
  sheet.y += 6
}

function drawLines(sheet: Sheet, { lines }: ActDocument): void {
  const { columns } = texts
  const fixed = { line: 24, quantity: 40, unit: 46, price: 72, sum: 80 }
  const name = sheet.width - Object.values(fixed).reduce((sum, width) => sum + width, 0)
  const sum = (line: ActDocument['lines'][number]) => formatSum(line.amount, 'ru')
  drawTable(
    sheet,
    [
      { header: columns.line, width: fixed.line, align: 'left', cell: (_, index) => String(index + 1) },
      {
        header: columns.name,
        width: name,
        align: 'left',
        cell: line => line.description,
        note: line => (line.participant === null ? null : texts.participant(line.participant)),
      },
      { header: columns.quantity, width: fixed.quantity, align: 'right', cell: () => '1' },
      { header: columns.unit, width: fixed.unit, align: 'left', cell: () => texts.unit },
      { header: columns.price, width: fixed.price, align: 'right', cell: sum },
      { header: columns.sum, width: fixed.sum, align: 'right', cell: sum },
    ],
    lines,
  )
}

function drawTotals(sheet: Sheet, { total, vat, vatPercent, lines }: ActDocument): void {
  sheet.ensureRoom(120)
  sheet.y += 8
  for (const [label, value, weight] of [
    [texts.total, formatSum(total, 'ru'), 'bold'],
    [texts.vat(vatPercent), formatSum(vat, 'ru'), 'regular'],
  ] as const) {
    const box = { y: sheet.y, weight, size: weight === 'bold' ? 10 : 9, align: 'right' } as const
    sheet.write(label, { ...box, x: sheet.left, width: sheet.width - 112 })
    sheet.write(value, { ...box, x: sheet.right - 104, width: 100 })
    sheet.y += 16
  }
  const box = { x: sheet.left, width: sheet.width }
  const inAll = `Всего оказано услуг ${lines.length}, на сумму ${formatMoney(total, 'ru', 'always')}`
  sheet.y += 6
  sheet.y += sheet.write(inAll, { ...box, y: sheet.y }) + 1
  sheet.y += sheet.write(`${amountInWords(total, 'ru')}.`, { ...box, y: sheet.y, weight: 'bold', size: 10 })
  sheet.y += 12
  const accepted =
    'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам оказания услуг не имеет.'
  sheet.y += sheet.write(accepted, { ...box, y: sheet.y }) + 16
}

/** The seller on the left; the buyer on the right, whose signer is not known to us. */
function drawBothSides(sheet: Sheet, { seller, buyer }: ActDocument): void {
  sheet.ensureRoom(110)
  const gap = 28
  const width = (sheet.width - gap) / 2
  const top = sheet.y
  const side = (x: number, party: { label: string; name: string; post: string; signer: string }) => {
    let y = top
    y += sheet.write(party.label, { x, y, width, color: ink.quiet })
    y += sheet.write(party.name, { x, y, width, weight: 'medium' }) + 14
    sheet.write(party.post, { x, y, width: 76 })
    sheet.rule({ x: x + 80, y: y + 11, width: 70 }, { color: ink.text })
    if (party.signer === '') sheet.rule({ x: x + 158, y: y + 11, width: width - 158 }, { color: ink.text })
    else sheet.write(party.signer, { x: x + 158, y, width: width - 158 })
    y += 22
    sheet.write(texts.seal, { x, y, width, color: ink.quiet })
    return y + 16
  }
  const left = side(sheet.left, {
    label: texts.seller,
    name: seller.name,
    post: texts.head,
    signer: seller.headName,
  })
  const right = side(sheet.left + width + gap, { label: texts.buyer, name: buyer.name, post: '', signer: '' })
  sheet.y = Math.max(left, right)
}
