import QRCode from 'qrcode'

/** The signed code of a pass in vectors, in a square that includes the white border that readers need; units are those of the document. */
export function drawPassCode(
  pdf: PDFKit.PDFDocument,
  code: string,
  box: { x: number; y: number; width: number },
): void {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' })
  const side = box.width / (modules.size + 4)
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0)
        pdf.rect(box.x + (column + 2) * side, box.y + (row + 2) * side, side * 1.01, side * 1.01)
  pdf.fillColor('#000000').fill()
}
