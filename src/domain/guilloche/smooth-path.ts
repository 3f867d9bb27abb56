/** A point of a curve and how fast the curve leaves it, per unit of the parameter. */
export type CurvePoint = { x: number; y: number; dx: number; dy: number }

/**
 * Writes a smooth curve as SVG path data with `segments` cubic pieces over the parameter 0..`end`: relative, rounded to 0.1. With equal steps each
 * piece starts with the mirrored handle of the one before, so four numbers a piece are enough (`s`). Rounding errors are carried into the next piece
 * and never add up. Browsers, PDF and picture libraries read it alike.
 */
export function smoothPath(
  at: (t: number) => CurvePoint,
  end: number,
  segments: number,
  closed: boolean,
): string {
  const step = end / segments
  const first = at(0)
  let x = toTenths(first.x)
  let y = toTenths(first.y)
  let data = `M${numbers([x, y])}c${numbers([toTenths((first.dx * step) / 3), toTenths((first.dy * step) / 3)])}`
  for (let piece = 1; piece <= segments; piece += 1) {
    const point = at(piece * step)
    const toX = toTenths(point.x) - x
    const toY = toTenths(point.y) - y
    const handleX = toTenths(point.x - (point.dx * step) / 3) - x
    const handleY = toTenths(point.y - (point.dy * step) / 3) - y
    const text = numbers([handleX, handleY, toX, toY])
    if (piece === 2) data += `s${text}`
    else data += text.startsWith('-') ? text : ` ${text}`
    x += toX
    y += toY
  }
  return closed ? `${data}z` : data
}

/** Tenths as whole numbers, so that sums stay exact. */
function toTenths(value: number): number {
  return Math.round(value * 10)
}

/** Shortest spelling SVG allows: `12.3-.5 4`. */
function numbers(tenths: readonly number[]): string {
  let text = ''
  for (const tenth of tenths) {
    const spelled = String(tenth / 10).replace(/^(-?)0\./, '$1.')
    text += text === '' || spelled.startsWith('-') ? spelled : ` ${spelled}`
  }
  return text
}
