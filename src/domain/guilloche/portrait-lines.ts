import { turned } from './lathe.ts'
import { seeded } from './seeded.ts'
import { smoothPath } from './smooth-path.ts'

const TURN = Math.PI * 2

/** Families of engraved ground, as different from one another as the backs of banknotes are. */
const families = [petals, waves, rings, weave] as const

export type PortraitLines = {
  /** SVG path data. The lines run over the edges of 0..size: the picture is a cut of a larger engraving. */
  paths: string[]
  /** Width of the lines, in the units of the path data. */
  stroke: number
}

type Cut = { size: number; pick: (from: number, to: number) => number }

/**
 * The ground of a portrait without a photograph: one of four families, and within it the number of lines, their density, phase, lean and cut by the
 * seed. Two neighbours in a list look like two people, not like one flower in two tints.
 */
export function portraitLines({ seed, size }: { seed: string; size: number }): PortraitLines {
  const random = seeded(`portrait ${seed}`)
  const pick = (from: number, to: number) => from + (to - from) * random()
  const family = families[Math.floor(random() * families.length)] ?? petals
  return { paths: family({ size, pick }), stroke: (size / 260) * pick(0.85, 1.35) }
}

/** A lathe's flower of 3 to 19 loops, seen from so near that only a part of it is in the picture. */
function petals({ size, pick }: Cut): string[] {
  const loops = Math.floor(pick(3, 20))
  const lines = Math.floor(pick(5, 17))
  const outer = size * pick(0.5, 0.95)
  const share = pick(0.22, 0.48)
  const lean = pick(0.12, 0.5) * (pick(0, 1) < 0.5 ? -1 : 1)
  const centre = { x: size * pick(0.3, 0.9), y: size * pick(0.1, 0.7) }
  const start = pick(0, TURN)
  return steps(lines).map(step =>
    smoothPath(
      t => {
        const radius = outer * (1 - step * 0.42)
        const arms = [
          { radius: radius * (1 - share), turns: 1, phase: start + lean * step },
          { radius: radius * share, turns: 1 - loops, phase: start - lean * 2 * step },
        ]
        return turned(centre, arms, t)
      },
      TURN,
      loops * 4,
      true,
    ),
  )
}

/** Ribbons of waves across the picture, each a little out of step with the one before. */
function waves({ size, pick }: Cut): string[] {
  const lines = Math.floor(pick(9, 26))
  const length = size * pick(0.35, 1.3)
  const height = size * pick(0.05, 0.2)
  const slip = pick(0.08, 0.5)
  const lean = pick(-0.7, 0.7)
  const start = pick(0, TURN)
  const pitch = TURN / length
  return steps(lines).map((step, line) =>
    smoothPath(
      x => {
        const swell = height * (0.45 + 0.55 * Math.cos(step * Math.PI * 2 + start))
        const angle = pitch * x + start + slip * line
        return {
          x: x - size * 0.05,
          y: size * (1.5 * step - 0.25) + lean * (x - size / 2) + swell * Math.sin(angle),
          dx: 1,
          dy: lean + swell * pitch * Math.cos(angle),
        }
      },
      size * 1.1,
      Math.max(4, Math.ceil((size * 4.4) / length)),
      false,
    ),
  )
}

/** Rings around a point near an edge, each bent into lobes. */
function rings({ size, pick }: Cut): string[] {
  const lines = Math.floor(pick(8, 22))
  const lobes = Math.floor(pick(2, 14))
  const depth = pick(0.03, 0.16)
  const twist = pick(-0.25, 0.25)
  const centre = { x: size * pick(0.05, 0.95), y: size * pick(-0.05, 0.45) }
  const start = pick(0, TURN)
  return steps(lines).map((step, line) => {
    const radius = size * (0.08 + 1.1 * step)
    return smoothPath(
      t => {
        const phase = lobes * t + start + twist * line
        const reach = radius * (1 + depth * Math.sin(phase))
        const growth = radius * depth * lobes * Math.cos(phase)
        return {
          x: centre.x + reach * Math.cos(t),
          y: centre.y + reach * Math.sin(t),
          dx: growth * Math.cos(t) - reach * Math.sin(t),
          dy: growth * Math.sin(t) + reach * Math.cos(t),
        }
      },
      TURN,
      Math.max(8, lobes * 4),
      true,
    )
  })
}

/** Two fans of circles from different sides, which make a moiré where they cross. */
function weave({ size, pick }: Cut): string[] {
  const gap = size * pick(0.045, 0.11)
  const from = pick(0, TURN)
  const apart = pick(0.9, 2.6)
  const away = size * pick(0.55, 1.1)
  return [from, from + apart].flatMap(angle => {
    const centre = { x: size / 2 + away * Math.cos(angle), y: size / 2 + away * Math.sin(angle) }
    const nearest = Math.max(gap, away - size * 0.72)
    const count = Math.min(26, Math.floor((size * 1.44) / gap))
    return Array.from({ length: count }, (_, line) =>
      smoothPath(
        t => turned(centre, [{ radius: nearest + gap * line, turns: 1, phase: 0 }], t),
        TURN,
        8,
        true,
      ),
    )
  })
}

/** How far each of `count` lines is along its family, from 0 to 1. */
function steps(count: number): number[] {
  return Array.from({ length: count }, (_, line) => line / (count - 1))
}
