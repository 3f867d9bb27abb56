import { expect, test } from 'vitest'
import { portraitLines } from './portrait-lines.ts'

const seeds = Array.from({ length: 120 }, (_, at) => `person-${at}`)
const drawn = seeds.map(seed => portraitLines({ seed, size: 640 }))

test('the same person always gets the same ground', () => {
  expect(portraitLines({ seed: 'person-1', size: 640 })).toEqual(drawn[1])
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
