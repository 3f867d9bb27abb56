import QRCode from 'qrcode'
import { type ComponentProps, useMemo } from 'react'

/** Quiet zone around the code, in modules. */
const border = 2

type PassCodeProps = { code: string } & ComponentProps<'svg'>

/** The signed QR of a pass, drawn in vectors: in a corner of the badge, or as large as the screen. Black on white in the dark theme too. */
export function PassCode({ code, ...place }: PassCodeProps) {
  const { path, side } = useMemo(() => drawModules(code), [code])
  return (
    <svg {...place} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}

function drawModules(code: string): { path: string; side: number } {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'M' })
  const parts: string[] = []
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0) parts.push(`M${column + border} ${row + border}h1v1h-1z`)
  return { path: parts.join(''), side: modules.size + 2 * border }
}
