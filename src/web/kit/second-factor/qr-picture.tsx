import QRCode from 'qrcode'
import { useMemo } from 'react'

/** White border that cameras need around the code, in modules. */
const border = 4

/** A QR code drawn by the page itself, black on white in the dark theme too: the secret in it goes nowhere. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, side } = useMemo(() => drawModules(text), [text])
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className="block h-auto w-full max-w-56 rounded-md border"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

function drawModules(text: string): { path: string; side: number } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const parts: string[] = []
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0) parts.push(`M${column + border} ${row + border}h1v1h-1z`)
  return { path: parts.join(''), side: modules.size + 2 * border }
}
