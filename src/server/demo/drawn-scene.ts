import type { Paper } from './drawn-paper.ts'

type Scene = { width: number; height: number; paper: Paper; random: () => number }

/** What a drawn picture shows; the last word of its seed, or chosen by the seed. */
const scenes = { hall, stage, expo, sea, night, table, board, screens, desk }
export type SceneName = keyof typeof scenes

const names = Object.keys(scenes) as SceneName[]

/** A quiet scene of the forum in three tones: places and backs of heads, never a face and never the ornament. */
export function scene(seed: string, sheet: Scene): string {
  const asked = seed.split('-').at(-1) ?? ''
  const name = isScene(asked) ? asked : names[Math.floor(sheet.random() * names.length)]
  const { width, height, paper } = sheet
  return `<rect width="${width}" height="${height}" fill="${paper.ground}"/>${scenes[name ?? 'hall'](sheet)}`
}

export function isScene(name: string): name is SceneName {
  return Object.hasOwn(scenes, name)
}

const n = (value: number) => value.toFixed(1)
const count = (length: number) => Array.from({ length }, (_, at) => at)
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
const shape = (points: readonly (readonly [number, number])[], fill: string) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`

/** Somebody seen from behind: head and shoulders above `y`. */
function person(x: number, y: number, size: number, fill: string): string {
  return `${dot(x, y - size * 1.15, size * 0.42, fill)}<path d="M${n(x - size * 0.72)} ${n(y)}c0-${n(size * 0.52)} ${n(size * 0.3)}-${n(size * 0.68)} ${n(size * 0.72)}-${n(size * 0.68)}s${n(size * 0.72)} ${n(size * 0.16)} ${n(size * 0.72)} ${n(size * 0.68)}z" fill="${fill}"/>`
}

/** The audience before a lit screen, its rows larger towards us. */
function hall({ width, height, paper, random }: Scene): string {
  const screen = width * (0.34 + random() * 0.16)
  const middle = width * (0.38 + random() * 0.24)
  const top = height * 0.12
  const rows = 4 + Math.floor(random() * 2)
  const people = count(rows).flatMap(row => {
    const share = row / (rows - 1)
    const size = height * (0.045 + 0.085 * share)
    const gap = size * 2.25
    const y = height * (0.62 + 0.42 * share)
    const shift = random() * gap
    return count(Math.ceil(width / gap) + 2)
      .filter(() => random() > 0.12)
      .map(at =>
        person(at * gap - shift, y, size, share > 0.6 ? paper.ink : share > 0.3 ? paper.line : paper.mid),
      )
  })
  return `${rect(0, height * 0.5, width, height, paper.deep)}${rect(middle - screen / 2, top, screen, screen * 0.5, paper.light)}
${count(3)
  .map(at =>
    rect(
      middle - screen * 0.38,
      top + screen * (0.12 + at * 0.1),
      screen * (0.55 - at * 0.12),
      screen * 0.035,
      at === 0 ? paper.line : paper.mid,
    ),
  )
  .join('')}
${people.join('')}`
}

/** A talk on a stage: chairs, a lectern and one beam of light for each. */
function stage({ width, height, paper, random }: Scene): string {
  const floor = height * 0.74
  const chairs = 3 + Math.floor(random() * 3)
  const left = width * (0.16 + random() * 0.1)
  const gap = (width * 0.5) / chairs
  const size = height * 0.085
  const places = count(chairs).map(at => left + gap * (at + 0.5))
  const lectern = left + width * 0.62
  const beams = [...places.filter((_, at) => at % 2 === 0), lectern].map(x =>
    shape(
      [
        [x - 12, 0],
        [x + 12, 0],
        [x + size * 1.5, floor],
        [x - size * 1.5, floor],
      ],
      paper.light,
    ),
  )
  return `<g opacity=".7">${beams.join('')}</g>${rect(0, floor, width, height, paper.deep)}${rect(0, floor, width, 6, paper.mid)}
${places.map(x => `${rect(x - size * 0.9, floor - size * 1.25, size * 1.8, size * 1.25, paper.mid, 'rx="10"')}${person(x, floor - size * 0.5, size, paper.ink)}`).join('')}
${person(lectern, floor - size * 0.95, size, paper.ink)}${shape(
  [
    [lectern - size, floor - size * 1.1],
    [lectern + size, floor - size * 1.1],
    [lectern + size * 0.75, floor],
    [lectern - size * 0.75, floor],
  ],
  paper.line,
)}
${count(Math.ceil(width / 70))
  .map(at => person(at * 70 + random() * 24, height + 8, height * 0.07, paper.line))
  .join('')}`
}

/** The aisle of the exhibition, its stands meeting at one point. */
function expo({ width, height, paper, random }: Scene): string {
  const eye = { x: width * (0.4 + random() * 0.2), y: height * 0.46 }
  const near = (x: number, y: number, share: number): [number, number] => [
    eye.x + (x - eye.x) * share,
    eye.y + (y - eye.y) * share,
  ]
  const stands = [1, 0.58, 0.36, 0.23].reverse().flatMap((share, row) =>
    [-1, 1].map(side => {
      const outer = side < 0 ? -width * 0.2 : width * 1.2
      const inner = side < 0 ? width * 0.24 : width * 0.76
      const back = share * 0.66
      const fill = (row + (side > 0 ? 1 : 0)) % 2 ? paper.mid : paper.line
      const wall = shape(
        [
          near(outer, height * 0.2, share),
          near(inner, height * 0.2, share),
          near(inner, height * 0.95, share),
          near(outer, height * 0.95, share),
        ],
        fill,
      )
      const flank = shape(
        [
          near(inner, height * 0.2, share),
          near(inner, height * 0.2, back),
          near(inner, height * 0.95, back),
          near(inner, height * 0.95, share),
        ],
        paper.ink,
      )
      const sign = shape(
        [
          near(outer, height * 0.06, share),
          near(inner, height * 0.06, share),
          near(inner, height * 0.15, share),
          near(outer, height * 0.15, share),
        ],
        paper.light,
      )
      return wall + flank + sign
    }),
  )
  const guests = count(5).map(() => {
    const share = 0.3 + random() * 0.5
    const [x, y] = near(width * (0.34 + random() * 0.32), height * 1.02, share)
    return person(x, y, height * 0.11 * share, paper.ink)
  })
  return `${shape([[0, height], near(0, height, 0.1), near(width, height, 0.1), [width, height]], paper.deep)}${stands.join('')}${guests.join('')}`
}

/** The congress centre between mountains and sea. */
function sea({ width, height, paper, random }: Scene): string {
  const shore = height * 0.68
  const ridge = (base: number, tall: number, fill: string) => {
    const peaks = count(9).map((at): [number, number] => [
      (width / 8) * at,
      base - tall * (0.25 + random() * 0.75),
    ])
    return shape([[0, shore], ...peaks, [width, shore]], fill)
  }
  const [left, across] = [width * (0.2 + random() * 0.2), width * 0.44]
  const roof = shore - height * 0.2
  return `${dot(width * (0.15 + random() * 0.7), height * 0.2, height * 0.07, paper.mid)}${ridge(height * 0.52, height * 0.3, paper.deep)}${ridge(height * 0.64, height * 0.2, paper.mid)}
<path d="M${n(left)} ${n(roof)}q${n(across / 2)}-${n(height * 0.13)} ${n(across)} 0v${n(shore - roof)}h-${n(across)}z" fill="${paper.ink}"/>
${count(12)
  .map(at =>
    rect(
      left + across * (0.05 + at * 0.077),
      roof + height * 0.05,
      across * 0.045,
      height * 0.12,
      paper.light,
    ),
  )
  .join('')}
${rect(0, shore, width, height, paper.line)}${count(7)
  .map(at =>
    rect(
      width * random() * 0.6,
      shore + height * (0.05 + at * 0.04),
      width * (0.12 + random() * 0.3),
      3,
      paper.mid,
      'rx="1.5"',
    ),
  )
  .join('')}`
}

/** The building at night: who still works has light. */
function night({ width, height, paper, random }: Scene): string {
  const columns = 11 + Math.floor(random() * 5)
  const rows = 6
  const [left, top] = [width * 0.1, height * 0.16]
  const [across, down] = [(width * 0.8) / columns, (height * 0.72) / rows]
  const windows = count(columns * rows).map(at => {
    const [x, y] = [left + (at % columns) * across, top + Math.floor(at / columns) * down]
    return rect(
      x + across * 0.16,
      y + down * 0.18,
      across * 0.68,
      down * 0.6,
      random() < 0.16 ? paper.light : paper.line,
    )
  })
  return `${rect(0, 0, width, height, paper.mid)}${rect(left - 14, top - 18, width * 0.8 + 28, height, paper.ink)}${windows.join('')}`
}

/** A long table from above: sheets, laptops, cups. */
function table({ width, height, paper, random }: Scene): string {
  const seats = 5 + Math.floor(random() * 2)
  const [left, top, across, down] = [width * 0.1, height * 0.24, width * 0.8, height * 0.52]
  const gap = across / seats
  const things = count(seats * 2).map(at => {
    const x = left + gap * ((at % seats) + 0.5)
    const upper = at < seats
    const y = upper ? top + down * 0.22 : top + down * 0.78
    const kind = random()
    const head = dot(x, upper ? top - height * 0.08 : top + down + height * 0.08, height * 0.06, paper.ink)
    if (random() < 0.12) return ''
    const tilt = `transform="rotate(${n((random() - 0.5) * 16)} ${n(x)} ${n(y)})"`
    const sheet = rect(
      x - gap * 0.2,
      y - height * 0.07,
      gap * 0.4,
      height * 0.14,
      paper.light,
      `rx="3" ${tilt}`,
    )
    const laptop = rect(
      x - gap * 0.25,
      y - height * 0.055,
      gap * 0.5,
      height * 0.11,
      paper.ink,
      `rx="6" ${tilt}`,
    )
    return head + (kind < 0.6 ? sheet : laptop) + dot(x + gap * 0.33, y, height * 0.018, paper.mid)
  })
  return `${rect(0, 0, width, height, paper.deep)}${rect(left, top, across, down, paper.line, `rx="${n(down * 0.14)}"`)}${things.join('')}`
}

/** Cards in the columns of a board. */
function board({ width, height, paper, random }: Scene): string {
  const columns = 4 + Math.floor(random() * 2)
  const [left, top] = [width * 0.09, height * 0.13]
  const across = (width * 0.82) / columns
  const cards = count(columns).flatMap(column => {
    const x = left + column * across + across * 0.08
    const stack = count(2 + Math.floor(random() * 3)).map(row => {
      const y = top + height * (0.14 + row * 0.145)
      const fill = random() < 0.3 ? paper.line : paper.light
      return `${rect(x, y, across * 0.84, height * 0.115, fill, 'rx="6"')}${rect(x + across * 0.08, y + height * 0.03, across * (0.3 + random() * 0.3), 5, paper.mid)}${rect(x + across * 0.08, y + height * 0.06, across * (0.2 + random() * 0.3), 5, paper.mid)}`
    })
    return [rect(x, top + height * 0.05, across * 0.5, 9, paper.ink), ...stack]
  })
  return `${rect(left - 14, top - 10, width * 0.82 + 28, height * 0.82, paper.deep, 'rx="14"')}${cards.join('')}`
}

/** The wall of a duty shift: curves on screens, and whoever watches them. */
function screens({ width, height, paper, random }: Scene): string {
  const [columns, rows] = [4, 2]
  const [across, down] = [(width * 0.88) / columns, (height * 0.58) / rows]
  const walls = count(columns * rows).map(at => {
    const [x, y] = [width * 0.06 + (at % columns) * across, height * 0.08 + Math.floor(at / columns) * down]
    const points = count(9).map(
      step => `${n(x + across * (0.1 + step * 0.097))},${n(y + down * (0.3 + random() * 0.5))}`,
    )
    return `${rect(x + 8, y + 8, across - 16, down - 16, paper.ink, 'rx="8"')}<polyline points="${points.join(' ')}" fill="none" stroke="${random() < 0.25 ? paper.light : paper.mid}" stroke-width="5" stroke-linejoin="round"/>`
  })
  const watchers = count(3).map(at =>
    person(width * (0.2 + at * 0.27 + random() * 0.08), height * 1.02, height * 0.13, paper.line),
  )
  return `${rect(0, height * 0.72, width, height, paper.deep)}${walls.join('')}${watchers.join('')}`
}

/** Registration: desks under their signs and the queue before them. */
function desk({ width, height, paper, random }: Scene): string {
  const desks = 3 + Math.floor(random() * 2)
  const gap = width / desks
  const floor = height * 0.6
  return count(desks)
    .map(at => {
      const x = gap * (at + 0.5)
      const queue = count(1 + Math.floor(random() * 2)).map(place => {
        const size = height * (0.075 + place * 0.012)
        return person(
          x + (random() - 0.5) * gap * 0.16,
          floor + height * (0.17 + place * 0.15),
          size,
          place % 2 ? paper.ink : paper.line,
        )
      })
      return `${rect(x - gap * 0.16, height * 0.12, gap * 0.32, height * 0.11, paper.line, 'rx="6"')}${person(x, floor - height * 0.1, height * 0.085, paper.ink)}${rect(x - gap * 0.36, floor - height * 0.14, gap * 0.72, height * 0.18, paper.mid, 'rx="6"')}<g>${queue.join('')}</g>`
    })
    .join('')
    .replace(/^/, rect(0, floor, width, height, paper.deep))
}
