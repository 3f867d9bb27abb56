import { ink, type Sheet } from './document-sheet.ts'
import type { invoiceTexts } from './invoice-texts.ts'
import type { DocumentSeller } from './parties.ts'

const rowHeight = 17
const nameRows = 2

/** The payment details, laid out like the payee's part of a payment order, so that an accountant can copy them field by field. Returns the height. */
export function drawBankBlock(
  sheet: Sheet,
  seller: DocumentSeller,
  texts: (typeof invoiceTexts)['ru']['bankBlock'],
  place: { x: number; y: number; width: number },
): number {
  const { x, y, width } = place
  // Twenty bold digits must fit on one line: an account missing its last digit belongs to somebody else.
  const accounts = 190
  const names = width - accounts
  const label = 42
  const bankHeight = rowHeight * nameRows
  const innHeight = rowHeight
  const payeeHeight = Math.max(
    rowHeight * nameRows,
    sheet.measure(seller.name, names - 12, { weight: 'medium' }) + 20,
  )
  const height = bankHeight + innHeight + payeeHeight
  const cell = (text: string, left: number, top: number, cellWidth: number) =>
    sheet.write(text, { x: left + 6, y: top + 3, width: cellWidth - 12 })
  const caption = (text: string, bottom: number) =>
    sheet.write(text, { x: x + 6, y: bottom - 12, width: names - 12, size: 7, color: ink.quiet })

  cell(seller.bank.name, x, y, names)
  caption(texts.bank, y + bankHeight)
  cell(texts.bic, x + names, y, label)
  cell(seller.bank.bic, x + names + label, y, accounts - label)
  cell(texts.account, x + names, y + rowHeight, label)
  cell(seller.bank.correspondentAccount, x + names + label, y + rowHeight, accounts - label)

  const innTop = y + bankHeight
  cell(`${texts.inn}  ${seller.inn}`, x, innTop, names / 2)
  cell(seller.kpp === null ? '' : `${texts.kpp}  ${seller.kpp}`, x + names / 2, innTop, names / 2)
  cell(texts.account, x + names, innTop, label)
  sheet.write(seller.bank.account, {
    x: x + names + label + 6,
    y: innTop + 3,
    width: accounts - label - 12,
    weight: 'bold',
  })

  const payeeTop = innTop + innHeight
  sheet.write(seller.name, { x: x + 6, y: payeeTop + 3, width: names - 12, weight: 'medium' })
  caption(texts.payee, y + height)

  const { pdf } = sheet
  pdf.lineWidth(0.6).strokeColor(ink.text).rect(x, y, width, height).stroke()
  sheet.rule({ x: x + names, y: y + rowHeight, width: accounts }, { color: ink.text })
  sheet.rule({ x, y: innTop, width }, { color: ink.text })
  sheet.rule({ x, y: payeeTop, width: names }, { color: ink.text })
  const vertical = (at: number, from: number, to: number) => pdf.moveTo(at, from).lineTo(at, to).stroke()
  vertical(x + names, y, y + height)
  vertical(x + names + label, y, y + height)
  vertical(x + names / 2, innTop, payeeTop)
  return height
}
