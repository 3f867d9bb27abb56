import { ink, type Sheet } from './document-sheet.ts'

/** Signature lines, kept together on one page, with the place of the seal. */
export function drawSignatures(
  sheet: Sheet,
  signers: readonly { post: string; name: string }[],
  seal: string | null,
): void {
  const rowHeight = 28
  sheet.ensureRoom(signers.length * rowHeight + 30)
  const post = 110
  const line = 130
  const top = sheet.y
  for (const signer of signers) {
    const y = sheet.y + 12
    sheet.write(signer.post, { x: sheet.left, y, width: post })
    sheet.rule({ x: sheet.left + post, y: y + 11, width: line }, { color: ink.text })
    sheet.write(signer.name, { x: sheet.left + post + line + 10, y, width: sheet.width - post - line - 130 })
    sheet.y += rowHeight
  }
  if (seal !== null) {
    sheet.write(seal, { x: sheet.right - 100, y: top + 12, width: 60, color: ink.quiet })
  }
  sheet.y += 10
}
