import type { CurvePoint } from './smooth-path.ts'

/** One arm of the engraver's lathe: a circle of `radius` that makes `turns` turns per round, starting at `phase`. */
export type Arm = { radius: number; turns: number; phase: number }

/** Position and velocity of the pen around `centre` when the arms, each on the end of the one before, have turned by `t`. */
export function turned(centre: { x: number; y: number }, arms: readonly Arm[], t: number): CurvePoint {
  const point = { x: centre.x, y: centre.y, dx: 0, dy: 0 }
  for (const { radius, turns, phase } of arms) {
    const across = radius * Math.cos(turns * t + phase)
    const down = radius * Math.sin(turns * t + phase)
    point.x += across
    point.y += down
    point.dx -= turns * down
    point.dy += turns * across
  }
  return point
}
