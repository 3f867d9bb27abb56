import { formatMoney } from '#domain/payment/money.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentInstant, formatLongDate, formatShortDate, formatSum } from './document-format.ts'
import { drawLetterhead, ink, millimetre, openSheet, type Sheet } from './document-sheet.ts'
import { drawSignatures } from './document-signatures.ts'
import { drawTable } from './document-table.ts'
import { drawBankBlock } from './invoice-bank-block.ts'
import { type InvoiceDocument, paymentPurpose, qrPurpose } from './invoice-document.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { DocumentBuyer } from './parties.ts'
import { buildPaymentQr } from './payment-qr.ts'
import { drawQr } from './qr-drawing.ts'

type Texts = (typeof invoiceTexts)['ru']

/**
 * Draws an invoice for payment (domain.md §2.2) in Russian or its English equivalent, or in both, one after the other, for a payer abroad. The QR code
 * is printed only on an unpaid invoice; others have a stamp in its place.
 */
export async function renderInvoicePdf(
  invoice: InvoiceDocument,
  translation: InvoiceDocument | null = null,
): Promise<Buffer> {
  let drawn = invoice
  const texts = invoiceTexts[invoice.locale]
  const title = titleOf(invoice)
  const sheet = openSheet({
    title,
    author: invoice.seller.name,
    locale: invoice.locale,
    created: documentInstant(invoice.date),
    layout: 'portrait',
    onPage: opened =>
      drawRunningHead(
        opened,
        invoiceTexts[drawn.locale].continued(drawn.number, formatLongDate(drawn.date, drawn.locale)),
      ),
  })
  const top = sheet.y
  drawInvoice(sheet, invoice)
  if (translation) {
    drawn = translation
    sheet.pdf.addPage()
    sheet.y = top
    drawInvoice(sheet, translation)
  }
  return sheet.finish(`${title} · ${invoice.seller.name}`, texts.pageOf)
}

function titleOf({ number, date, locale }: InvoiceDocument): string {
  return invoiceTexts[locale].title(number, formatLongDate(date, locale))
}

function drawInvoice(sheet: Sheet, invoice: InvoiceDocument): void {
  const texts = invoiceTexts[invoice.locale]
  drawLetterhead(sheet, { name: invoice.forumName, place: invoice.forumPlace, seed: invoice.forumName })
  drawPaymentPart(sheet, invoice, texts)
  drawHeading(sheet, invoice, texts, titleOf(invoice))
  drawParties(sheet, invoice, texts)
  drawLines(sheet, invoice, texts)
  drawTotals(sheet, invoice, texts)
  if (invoice.status === 'unpaid') drawHowToPay(sheet, invoice, texts)
  drawSignatures(
    sheet,
    [
      { post: texts.head, name: invoice.seller.headName },
      { post: texts.accountant, name: invoice.seller.accountantName },
    ],
    texts.seal,
  )
  if (invoice.status === 'unpaid') {
    const note = { x: sheet.left, width: sheet.width, size: 7.5, color: ink.quiet } as const
    sheet.ensureRoom(24)
    sheet.y += 8
    sheet.y += sheet.write(texts.original(invoice.edoOperator), { ...note, y: sheet.y })
  }
}

/** One purpose to copy, or two where the day of payment decides the rate; and for a payer abroad, the way there. */
function drawHowToPay(sheet: Sheet, invoice: InvoiceDocument, texts: Texts): void {
  const { laterVat, locale, seller, buyer } = invoice
  if (!laterVat) drawPurpose(sheet, texts, { title: texts.purpose, purpose: paymentPurpose(invoice) })
  else {
    const from = formatLongDate(laterVat.from, locale)
    const later = { ...invoice, vatPercent: laterVat.percent, vat: laterVat.vat }
    drawPurpose(sheet, texts, { title: texts.purposeBefore(from), purpose: paymentPurpose(invoice) })
    drawPurpose(sheet, texts, { title: texts.purposeFrom(from), purpose: paymentPurpose(later) })
  }
  const abroad = buyer.inn === null && seller.payFromAbroad?.[locale]
  if (!abroad) return
  const box = { x: sheet.left, width: sheet.width }
  sheet.ensureRoom(16 + sheet.measure(abroad, sheet.width))
  sheet.y += sheet.write(texts.abroad, { ...box, y: sheet.y, weight: 'medium' }) + 2
  sheet.y += sheet.write(abroad, { ...box, y: sheet.y }) + 12
}

function drawRunningHead(sheet: Sheet, text: string): void {
  sheet.write(text, { x: sheet.left, y: sheet.y, width: sheet.width, size: 8.5, color: ink.quiet })
  sheet.y += 18
}

function drawPaymentPart(sheet: Sheet, invoice: InvoiceDocument, texts: Texts): void {
  const side = 34 * millimetre
  const gap = 10
  const top = sheet.y
  const block = { x: sheet.left, y: top, width: sheet.width - side - gap }
  const height = drawBankBlock(sheet, invoice.seller, texts.bankBlock, block)
  const place = { x: sheet.right - side, y: top, size: side }
  const qr = buildPaymentQr({ seller: invoice.seller, amount: invoice.total, purpose: qrPurpose(invoice) })
  let bottom = top + height
  if (invoice.status !== 'unpaid') drawStamp(sheet, invoice, texts, place)
  else if (qr.ok) {
    // The border is white, so it may reach into the margin and align the code with the block and the letterhead.
    drawQr(sheet, qr.text, { x: place.x + 5, y: top - 5, size: side })
    const caption = {
      x: place.x,
      y: top + side - 6,
      width: side,
      size: 7,
      color: ink.quiet,
      align: 'center',
    } as const
    bottom = Math.max(bottom, caption.y + sheet.write(texts.qr, caption))
  }
  sheet.y = bottom + 18
}

function drawStamp(
  sheet: Sheet,
  invoice: InvoiceDocument,
  texts: Texts,
  place: { x: number; y: number; size: number },
): void {
  if (invoice.status === 'unpaid') return
  const color = invoice.status === 'cancelled' ? ink.negative : ink.accent
  const height = 44
  const [width, x, y] = [place.size, place.x - 2, place.y + 20]
  const { pdf } = sheet
  pdf.save().rotate(-8, { origin: [x + width / 2, y + height / 2] })
  pdf.lineWidth(1.6).strokeColor(color).roundedRect(x, y, width, height, 4).stroke()
  const box = { x: x + 4, width: width - 8, color, align: 'center' } as const
  const word = sheet.write(texts.stamps[invoice.status], { ...box, y: y + 8, weight: 'bold', size: 10.5 })
  if (invoice.statusDate !== null) {
    sheet.write(formatShortDate(invoice.statusDate), { ...box, y: y + 8 + word, size: 9 })
  }
  pdf.restore()
}

function drawHeading(sheet: Sheet, invoice: InvoiceDocument, texts: Texts, title: string): void {
  const box = { x: sheet.left, width: sheet.width }
  sheet.y += sheet.write(title, { ...box, y: sheet.y, weight: 'bold', size: 16 }) + 3
  if (invoice.payUntil !== null && invoice.status === 'unpaid') {
    const until = texts.payUntil(formatLongDate(invoice.payUntil, invoice.locale))
    sheet.y += sheet.write(until, { ...box, y: sheet.y, size: 8.5, color: ink.quiet })
  }
  sheet.y += 12
}

function drawParties(sheet: Sheet, { seller, buyer, basis }: InvoiceDocument, texts: Texts): void {
  const summarise = (party: DocumentBuyer) => [
    party.name,
    [
      texts.identifiers({ inn: party.inn, kpp: party.kpp, foreign: party.foreignNumber ?? null }),
      party.address,
    ]
      .filter(Boolean)
      .join(', '),
  ]
  for (const [label, [first = '', second = '']] of [
    [texts.seller, summarise(seller)],
    [texts.buyer, summarise(buyer)],
    [texts.basis, [basis]],
  ] as const) {
    const column = 76
    const box = { x: sheet.left + column, width: sheet.width - column }
    sheet.write(label, { x: sheet.left, y: sheet.y, width: column, color: ink.quiet })
    sheet.y += sheet.write(first, { ...box, y: sheet.y, weight: second === '' ? 'regular' : 'medium' })
    if (second !== '') sheet.y += sheet.write(second, { ...box, y: sheet.y, color: ink.quiet })
    sheet.y += 6
  }
  sheet.y += 6
}

function drawLines(sheet: Sheet, { lines, locale }: InvoiceDocument, texts: Texts): void {
  const { columns } = texts
  const fixed = { line: 24, quantity: 40, unit: 46, price: 72, sum: 80 }
  const name = sheet.width - Object.values(fixed).reduce((sum, width) => sum + width, 0)
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
      {
        header: columns.quantity,
        width: fixed.quantity,
        align: 'right',
        cell: () => '1',
      },
      { header: columns.unit, width: fixed.unit, align: 'left', cell: () => texts.unit },
      {
        header: columns.price,
        width: fixed.price,
        align: 'right',
        cell: line => formatSum(line.amount, locale),
      },
      {
        header: columns.sum,
        width: fixed.sum,
        align: 'right',
        cell: line => formatSum(line.amount, locale),
      },
    ],
    lines,
  )
}

function laterVatRow({ laterVat, locale }: InvoiceDocument, texts: Texts): [string, string, 'regular'][] {
  if (!laterVat) return []
  const label = texts.vatFrom(laterVat.percent, formatLongDate(laterVat.from, locale))
  return [[label, formatSum(laterVat.vat, locale), 'regular']]
}

function drawTotals(sheet: Sheet, invoice: InvoiceDocument, texts: Texts): void {
  const { total, vat } = invoice
  const sum = formatMoney(total, invoice.locale, 'always')
  const inAll = texts.inAll(invoice.lines.length, sum)
  const words = `${amountInWords(total, invoice.locale)}.`
  const wordsHeight = sheet.measure(words, sheet.width, { weight: 'bold', size: 10 })
  sheet.ensureRoom(4 * 16 + 24 + wordsHeight + 14)
  sheet.y += 8
  const rows: [string, string, 'regular' | 'bold'][] = [
    [texts.total, formatSum(total, invoice.locale), 'regular'],
    invoice.vatPercent === null
      ? [texts.noVat, '—', 'regular']
      : [
          invoice.laterVat
            ? texts.vatBefore(invoice.vatPercent, formatLongDate(invoice.laterVat.from, invoice.locale))
            : texts.vat(invoice.vatPercent),
          formatSum(vat, invoice.locale),
          'regular',
        ],
    ...laterVatRow(invoice, texts),
    [texts.toPay, formatSum(total, invoice.locale), 'bold'],
  ]
  for (const [label, value, weight] of rows) {
    const size = weight === 'bold' ? 10 : 9
    const box = { y: sheet.y, weight, size, align: 'right' } as const
    sheet.write(label, { ...box, x: sheet.left, width: sheet.width - 112 })
    sheet.write(value, { ...box, x: sheet.right - 104, width: 100 })
    sheet.y += size + 6
  }
  sheet.y += 6
  sheet.y += sheet.write(inAll, { x: sheet.left, y: sheet.y, width: sheet.width }) + 1
  sheet.y += sheet.write(words, { x: sheet.left, y: sheet.y, width: sheet.width, weight: 'bold', size: 10 })
  sheet.y += 12
}

function drawPurpose(
  sheet: Sheet,
  texts: Texts,
  { title, purpose }: { title: string; purpose: string },
): void {
  const inset = 10
  const width = sheet.width - 2 * inset
  const purposeHeight = sheet.measure(purpose, width, { weight: 'medium' })
  const hintHeight = sheet.measure(texts.purposeHint, width, { size: 7.5 })
  const height = 8 + 12 + purposeHeight + 3 + hintHeight + 8
  sheet.ensureRoom(height + 10)
  sheet.pdf.rect(sheet.left, sheet.y, sheet.width, height).fillColor('#f0f6f2').fill()
  sheet.pdf.rect(sheet.left, sheet.y, 2, height).fillColor(ink.accent).fill()
  const x = sheet.left + inset
  let y = sheet.y + 8
  sheet.write(title, { x, y, width, size: 7.5, color: ink.quiet })
  y += 12
  y += sheet.write(purpose, { x, y, width, weight: 'medium' }) + 3
  sheet.write(texts.purposeHint, { x, y, width, size: 7.5, color: ink.quiet })
  sheet.y += height + 18
}
