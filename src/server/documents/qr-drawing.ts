import QRCode from 'qrcode'
import type { Sheet } from './document-sheet.ts'

type Place = { x: number; y: number; size: number }

/**
 * Draws a QR code of vector modules, in a square of `size` points. Byte mode in UTF-8 and level M, as the payment standard requires; by default the
 * library would choose other modes.
 */
export function drawQr(sheet: Sheet, text: string, place: Place): void {
  const { modules } = QRCode.create([{ data: Buffer.from(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  drawModules(sheet.pdf, modules, { ...place, border: 4 })
}

/** The signed code of a pass, in a square of the document's own units; level M, as on the screen. */
export function drawPassCode(pdf: PDFKit.PDFDocument, code: string, place: Place): void {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' })
  drawModules(pdf, modules, { ...place, border: 2 })
}

/** The square includes a white border of so many modules, which readers need. */
function drawModules(
  pdf: PDFKit.PDFDocument,
  modules: QRCode.BitMatrix,
  { x, y, size, border }: Place & { border: number },
): void {
  const side = size / (modules.size + 2 * border)
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue
      // Draw neighbours in a row as one rectangle, so that no hairline shows between them.
      let run = 1
      while (column + run < modules.size && modules.get(row, column + run) !== 0) run += 1
      pdf.rect(x + (column + border) * side, y + (row + border) * side, run * side, side * 1.01)
      column += run
    }
  }
  pdf.fillColor('#000000').fill()
}
