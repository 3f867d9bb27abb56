import QRCode from 'qrcode'
import { useMemo } from 'react'
import type { BadgeBox } from '#domain/badge/badge-layout.ts'

/** White modules around the code within its box. */
const border = 2

/** The signed QR of a pass, drawn in vectors inside a picture of millimetres. */
export function PassCode({ code, box }: { code: string; box: BadgeBox }) {
  const { path, side } = useMemo(() => drawModules(code), [code])
  return (
    <svg {...box} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
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
