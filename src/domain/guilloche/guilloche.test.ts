import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { guillocheBand, guillocheRosette, guillocheSectors } from './guilloche.ts'

const SEEDS = ['quorum', 'forum-2026', 'badge', '', 'Кибербезопасность', 'a', 'b', 'c', 'd', 'e']

/** Reads the path data back: on-curve points and handles, absolute. */
function readPoints(data: string): Array<[number, number]> {
  const points: Array<[number, number]> = []
  let from: [number, number] = [0, 0]
  for (const [, command = '', body = ''] of data.matchAll(/([Mcs])([^Mcsz]*)/g)) {
    const values = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const taken = command === 'M' ? 2 : command === 'c' ? 6 : 4
    expect(values.length % taken).toBe(0)
    for (let index = 0; index < values.length; index += taken) {
      const piece = values.slice(index, index + taken)
      const [baseX, baseY] = command === 'M' ? [0, 0] : from
      for (let pair = 0; pair < taken; pair += 2)
        points.push([baseX + (piece[pair] ?? Number.NaN), baseY + (piece[pair + 1] ?? Number.NaN)])
      from = points.at(-1) ?? from
    }
  }
  return points
}

const bytes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + path.length, 0)

describe('rosette', () => {
  test('the same seed draws the same, another seed draws another', () => {
    const drawn = SEEDS.map(seed => guillocheRosette({ seed, size: 400 }).join())
    expect(SEEDS.map(seed => guillocheRosette({ seed, size: 400 }).join())).toEqual(drawn)
    expect(new Set(drawn).size).toBe(SEEDS.length)
  })

  test.each(SEEDS)('stays inside its square and fills it: %s', seed => {
    const size = 400
    const points = guillocheRosette({ seed, size }).flatMap(readPoints)
    // Handles may reach out a little further than the curve; the curve itself stays inside.
    for (const [x, y] of points) expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThan((size / 2) * 1.1)
    const onCurve = guillocheSectors({ seed, size })
      .flatMap(({ arcs }) => arcs)
      .flatMap(arc => readPoints(arc).filter((_, index) => index === 0 || index % 2 === 1))
    const reach = Math.max(...onCurve.map(([x, y]) => Math.hypot(x - size / 2, y - size / 2)))
    expect(reach).toBeGreaterThan((size / 2) * 0.8)
    expect(reach).toBeLessThanOrEqual(size / 2)
  })

  test.each([1, 7, 11, 12, 24, 48])('draws %i lines, closed', lines => {
    const paths = guillocheRosette({ seed: 'quorum', size: 400, lines })
    expect(paths).toHaveLength(lines)
    for (const path of paths) {
      const points = readPoints(path)
      expect(path.endsWith('z')).toBe(true)
      expect(points.at(-1)?.[0]).toBeCloseTo(points[0]?.[0] ?? Number.NaN, 5)
      expect(points.at(-1)?.[1]).toBeCloseTo(points[0]?.[1] ?? Number.NaN, 5)
    }
  })

  test.each(SEEDS)('weighs little: %s', seed => {
    expect(bytes(guillocheRosette({ seed, size: 400, lines: 12 }))).toBeLessThan(15_000)
    expect(bytes(guillocheSectors({ seed, size: 400, lines: 32 }).flatMap(({ arcs }) => arcs))).toBeLessThan(
      3_600,
    )
  })

  test('sectors turned about the centre are the whole curve', () => {
    const size = 400
    const [sector] = guillocheSectors({ seed: 'quorum', size, lines: 1 })
    const [whole] = guillocheRosette({ seed: 'quorum', size, lines: 1 })
    const arc = readPoints(sector?.arcs[0] ?? '')
    const ends = readPoints(whole ?? '')
    const count = sector?.count ?? 0
    for (let turn = 0; turn < count; turn += 1) {
      const angle = (turn * 2 * Math.PI) / count
      const [x = 0, y = 0] = (arc[0] ?? []).map(value => value - size / 2)
      const turnedX = x * Math.cos(angle) - y * Math.sin(angle) + size / 2
      const turnedY = x * Math.sin(angle) + y * Math.cos(angle) + size / 2
      expect(
        Math.min(...ends.map(([endX, endY]) => Math.hypot(endX - turnedX, endY - turnedY))),
      ).toBeLessThan(0.2)
    }
  })

  test('coordinates are rounded to 0.1', () => {
    expect(guillocheRosette({ seed: 'quorum', size: 400 }).join()).not.toMatch(/\.\d\d/)
  })
})

describe('band', () => {
  test.each(SEEDS)('stays inside, starts and ends at the same height: %s', seed => {
    for (const path of guillocheBand({ seed, width: 600, height: 24 })) {
      const points = readPoints(path)
      const onCurve = points.filter((_, index) => index === 0 || index % 2 === 1)
      for (const [x, y] of onCurve) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(600)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(24)
      }
      expect(points[0]?.[0]).toBe(0)
      expect(points.at(-1)?.[0]).toBeCloseTo(600, 5)
      expect(points.at(-1)?.[1]).toBeCloseTo(points[0]?.[1] ?? Number.NaN, 5)
    }
  })

  test('a tile of two waves weighs under 2 kB, a rule of a page under 9 kB', () => {
    expect(bytes(guillocheBand({ seed: 'rule', width: 116, height: 24, waves: 2 }))).toBeLessThan(2_000)
    expect(bytes(guillocheBand({ seed: 'rule', width: 595, height: 20, lines: 10 }))).toBeLessThan(9_000)
  })

  test('the same seed draws the same', () => {
    const options = { width: 600, height: 24 }
    expect(guillocheBand({ seed: 'x', ...options })).toEqual(guillocheBand({ seed: 'x', ...options }))
    expect(guillocheBand({ seed: 'x', ...options })).not.toEqual(guillocheBand({ seed: 'y', ...options }))
  })
})

test('what is drawn stays as it was when it was last looked at', () => {
  const digest = (paths: readonly string[]) =>
    createHash('sha256').update(paths.join()).digest('hex').slice(0, 16)
  // A change here is a change of the forum's own look: draw it, look at it, and then write the new digest down.
  expect({
    rosette: digest(guillocheRosette({ seed: 'quorum', size: 400 })),
    sectors: digest(guillocheSectors({ seed: 'quorum', size: 400 }).flatMap(({ arcs }) => arcs)),
    band: digest(guillocheBand({ seed: 'quorum', width: 360, height: 20 })),
    thin: digest(guillocheBand({ seed: 'auth', width: 360, height: 12, lines: 4 })),
    single: digest(guillocheBand({ seed: 'auth', width: 360, height: 12, lines: 2, waves: 3 })),
  }).toMatchInlineSnapshot(`
    {
      "band": "7ed17bbee2848881",
      "rosette": "65d3ad48a2eda985",
      "sectors": "afcb17c37a4326ca",
      "single": "0b5c9863d9b9758b",
      "thin": "8c1fc0f9c7dbc3c9",
    }
  `)
})
