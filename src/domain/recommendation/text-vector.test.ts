import { expect, it } from 'vitest'
import { centreOf, cosine, textVectors } from './text-vector.ts'

const { vectors, vectorOf } = textVectors([
  ['key', 'bank', 'safe'],
  ['key', 'bank', 'card'],
  ['log', 'bank', 'alert'],
  ['log', 'bank', 'night'],
])
const of = (at: number) => vectors[at] ?? new Map()

it('finds alike what shares rare words, and not what shares the words of everyone', () => {
  expect(cosine(of(0), of(1))).toBeCloseTo(1)
  expect(cosine(of(0), of(2))).toBe(0)
})

it('knows where a new text belongs', () => {
  expect(cosine(vectorOf(['key', 'word of no document']), of(0))).toBeCloseTo(1)
  expect(vectorOf(['word of no document']).size).toBe(0)
})

it('lies between what it is the centre of', () => {
  const centre = centreOf([of(0), of(2)])
  expect(cosine(centre, of(0))).toBeCloseTo(Math.SQRT1_2)
  expect(centreOf([]).size).toBe(0)
})
