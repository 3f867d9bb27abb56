import QRCode from 'qrcode'
import type { Sheet } from './document-sheet.ts'

/** White border that readers need around the code, in modules. */
const quietZone = 4

/**
 * Draws a QR code of vector modules, in a square of `size` points. Byte mode in UTF-8 and level M, as the payment standard requires; by default the
 * library would choose other modes.
 */
export function drawQr(sheet: Sheet, text: string, place: { x: number; y: number; size: number }): void {
  const { modules } = QRCode.create([{ data: Buffer.from(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  const side = place.size / (modules.size + 2 * quietZone)
  const { pdf } = sheet
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue
      // Draw neighbours in a row as one rectangle, so that no hairline shows between them.
      let run = 1
      while (column + run < modules.size && modules.get(row, column + run) !== 0) run += 1
      pdf.rect(place.x + (column + quietZone) * side, place.y + (row + quietZone) * side, run * side, side)
      column += run
    }
  }
  pdf.fillColor('#000000').fill()
}
