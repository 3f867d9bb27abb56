import { expect, it } from 'vitest'
import { walkBetween } from './walking.ts'

const walk = walkBetween([
  { guid: 'main', minutesToFoyer: 1, neighbours: [] },
  { guid: 'east', minutesToFoyer: 4, neighbours: ['west'] },
  { guid: 'west', minutesToFoyer: 6, neighbours: [] },
  { guid: 'silent', minutesToFoyer: null, neighbours: [] },
])

it.each([
  ['main', 'main', 0],
  ['main', 'east', 5],
  ['east', 'main', 5],
  ['east', 'west', 1],
  ['west', 'east', 1],
  ['silent', 'unknown', 5],
  ['main', 'silent', 4],
  [null, 'west', 0],
  ['west', null, 0],
])('from %s to %s: %i minutes', (from, to, minutes) => {
  expect(walk(from, to)).toBe(minutes)
})
