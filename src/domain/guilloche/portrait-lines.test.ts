import { expect, test } from 'vitest'
import { portraitLines } from './portrait-lines.ts'

const seeds = Array.from({ length: 120 }, (_, at) => `person-${at}`)
const drawn = seeds.map(seed => portraitLines({ seed, size: 640 }))

test('the same person always gets the same ground', () => {
  expect(portraitLines({ seed: 'person-1', size: 640 })).toEqual(drawn[1])
})

test('a ground is drawn as it was last looked at, because its picture is kept under the name alone', () => {
  // The ends of the first and the last line of some of each family.
  const ends = drawn
    .slice(0, 14)
    .map(({ paths, stroke }) => [paths[0]?.slice(0, 24), paths.at(-1)?.slice(-16), stroke].join(' … '))
  expect(ends).toMatchInlineSnapshot(`
    [
      "M254.1-304.5c-23.8 16.9- … -80.2-46.9-90.3z … 2.5743963724718646",
      "M625.2 1.8c-1.9 2.1-2.6  …  58.5 93.3 93.5z … 3.0339073582337455",
      "M143.1-130.3c0 12.4-5.1  … 401.5 264 637.4z … 2.6677572111670793",
      "M-32-281.5c26.1 7.1 52.1 … 1 10.4 78.2 17.5 … 3.2476870016982926",
      "M-32-329.9c29.3 41.8 58. … 58.7-9.6 88 15.1 … 3.0411178676554793",
      "M-32-368.2c39.1 30.2 78. …  52.5 117.3 82.4 … 3.0365052816959532",
      "M-120 265.1c0 9-3.7 17.9 … 7.3 261.3 630.8z … 3.0521800467028073",
      "M-32 24.6c46.9-32.6 93.9 … 65.5 140.8-105.4 … 3.0882547300595506",
      "M648.9 131.3c-.8 2.9-1.2 … 82.6 48.6 127.5z … 2.7490334531435603",
      "M429.8 144.5c2.2 6.4 4.1 … 00.3-17.1 289.5z … 3.033886116055342",
      "M-44.7 535.5c55.8 80.3 1 … 5.5 119.4 102.1z … 2.888359257865411",
      "M539.4 121.8c3.4 3.9 5.2 … 06.2-13.3 156.5z … 2.5258705499080514",
      "M626 715.6c0 12.8-5.3 25 … 3.3 258.7 624.5z … 2.2807599051640586",
      "M445.8 201.1c-2.9 4.8-3. … 177.7 3.1 262.8z … 2.767874806317",
    ]
  `)
})

test('no two of 120 people share one, and no family or number of lines prevails', () => {
  expect(new Set(drawn.map(({ paths }) => paths.join(''))).size).toBe(seeds.length)
  const counts = Map.groupBy(drawn, ({ paths }) => paths.length)
  expect(counts.size).toBeGreaterThan(14)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(seeds.length / 6)
  // Closed lines (petals, rings, weave) and open ones (waves).
  const open = drawn.filter(({ paths }) => !paths[0]?.endsWith('z')).length
  expect(open).toBeGreaterThan(seeds.length * 0.1)
  expect(open).toBeLessThan(seeds.length * 0.5)
})

test('every line is path data of finite numbers, and a portrait stays small', () => {
  for (const { paths, stroke } of drawn) {
    expect(paths.join('')).toMatch(/^[Mcsz\d .-]+$/)
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.join('').length).toBeLessThan(60_000)
    expect(stroke).toBeGreaterThan(1)
    expect(stroke).toBeLessThan(4)
  }
})
