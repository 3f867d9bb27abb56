import { type Arm, turned } from './lathe.ts'
import { seeded } from './seeded.ts'
import { type CurvePoint, smoothPath } from './smooth-path.ts'

const TURN = Math.PI * 2

/** Star shapes whose curve closes: number of loops, and how many places it skips between them. The two numbers share no divisor. */
const STARS = [
  [9, 1],
  [10, 1],
  [11, 1],
  [9, 2],
  [11, 2],
  [13, 2],
  [13, 3],
  [14, 3],
] as const

/** Curves of one kind, each a setting of the lathe; all have `loops` equal loops around the centre. */
type Family = { loops: number; curves: Arm[][] }

export type RosetteOptions = {
  /** The same seed always draws the same rosette. */
  seed: string
  /** Side of the square it fills, in the units of the path data. */
  size: number
  /** How many curves; 24 by default. */
  lines?: number | undefined
}

/**
 * A rosette of interlaced hypotrochoids as SVG path data, one closed path a line, about 1 kB each, for strokes of about size / 800. Petals open and
 * turn from line to line like folded ribbon; with 12 lines or more a small heart turns the other way. Stays inside 0..size. For PDF and pictures.
 */
export function guillocheRosette(options: RosetteOptions): string[] {
  const centre = options.size / 2
  return rosetteFamilies(options).flatMap(({ loops, curves }) =>
    curves.map(arms => smoothPath(lathe(arms, centre), TURN, loops * 4, true)),
  )
}

/** One loop of each curve; drawn `count` times, each turned by 360 / `count` degrees about the centre, it makes the whole family. */
export type RosetteSector = { count: number; arcs: string[] }

/** The same rosette in a tenth of the bytes, about 0.1 kB a line, for a medium that can turn and repeat (SVG `use`). */
export function guillocheSectors(options: RosetteOptions): RosetteSector[] {
  const centre = options.size / 2
  return rosetteFamilies(options).map(({ loops, curves }) => ({
    count: loops,
    arcs: curves.map(arms => smoothPath(lathe(arms, centre), TURN / loops, 4, false)),
  }))
}

function rosetteFamilies({ seed, size, lines = 24 }: RosetteOptions): Family[] {
  const random = seeded(seed)
  const pick = (from: number, to: number) => from + (to - from) * random()
  const centre = size / 2
  const [loops, skip] = STARS[Math.floor(random() * STARS.length)] ?? STARS[0]
  const start = pick(0, TURN)
  const lean = pick(0.1, 0.22) * (random() < 0.5 ? -1 : 1)
  const twist = pick(0.35, 0.6) * Math.sign(lean)
  const closing = pick(0.08, 0.13)
  const heartLoops = loops + 2 + Math.floor(random() * 3)
  const heartLines = lines < 12 ? 0 : Math.round(lines * 0.22)

  const petals = shares(lines - heartLines).map(share => [
    { radius: centre * (0.6 - closing * share), turns: skip, phase: start + lean * share },
    { radius: centre * (0.385 + closing * 0.3 * share), turns: skip - loops, phase: start + twist * share },
  ])
  const heart = shares(heartLines).map(share => [
    { radius: centre * (0.145 + 0.012 * share), turns: 1, phase: -start },
    { radius: centre * (0.05 - 0.024 * share), turns: 1 - heartLoops, phase: -start - twist * 1.6 * share },
  ])
  const families = [{ loops, curves: petals }]
  return heartLines > 0 ? [...families, { loops: heartLoops, curves: heart }] : families
}

function lathe(arms: readonly Arm[], centre: number): (t: number) => CurvePoint {
  return t => turned({ x: centre, y: centre }, arms, t)
}

export type BandOptions = {
  seed: string
  /** Length and height of the band, in the units of the path data. */
  width: number
  height: number
  /** How many curves; 12 by default. */
  lines?: number | undefined
  /** Waves along the width; by default as many as keep a wave about 2.4 heights long. */
  waves?: number | undefined
}

/**
 * A border band of braided ribbons as SVG path data, one open path a line, about 60 bytes a wave. A whole number of
 * waves, so both ends meet and the band can be laid end to end. Stays inside 0..width and 0..height.
 */
export function guillocheBand({ seed, width, height, lines = 12, waves }: BandOptions): string[] {
  const random = seeded(seed)
  const count = waves ?? Math.max(1, Math.round(width / (height * 2.4)))
  const lean = 0.5 + random() * 0.5
  const start = random() * TURN
  const ripple = 0.14 + random() * 0.1
  const ribbons = lines < 9 ? 2 : 3
  const perRibbon = Math.ceil(lines / ribbons)
  const pitch = TURN / width

  return Array.from({ length: lines }, (_, line) => {
    const turn = (TURN * Math.floor(line / perRibbon)) / ribbons
    const share = perRibbon === 1 ? 0 : (line % perRibbon) / (perRibbon - 1)
    const strands = [
      {
        radius: height * 0.48 * (1 - 2 * ripple) * (1 - 0.55 * share),
        turns: count,
        phase: start + turn + lean * share,
      },
      {
        radius: height * 0.48 * 2 * ripple * share,
        turns: count * 2,
        phase: start + turn * 2 - lean * share,
      },
    ]
    const at = (x: number): CurvePoint => {
      const point = { x, y: height / 2, dx: 1, dy: 0 }
      for (const { radius, turns, phase } of strands) {
        point.y += radius * Math.cos(turns * pitch * x + phase)
        point.dy -= radius * turns * pitch * Math.sin(turns * pitch * x + phase)
      }
      return point
    }
    return smoothPath(at, width, count * 4, false)
  })
}

/** Numbers from 0 to 1 in `count` steps: how far each line is along its family. */
function shares(count: number): number[] {
  return Array.from({ length: count }, (_, line) => (count === 1 ? 0 : line / (count - 1)))
}
