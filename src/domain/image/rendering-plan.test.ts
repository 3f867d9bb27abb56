import { expect, it } from 'vitest'
import { fitInside, planRendering } from './rendering-plan.ts'

const wide = { width: 1200, height: 800 }

it.each([
  [{ width: null, height: null, fit: 'cover' }, wide, { width: 1200, height: 800, fit: 'inside' }],
  [
    { width: null, height: null, fit: 'cover' },
    { width: 6000, height: 4000 },
    { width: 2560, height: 1707, fit: 'inside' },
  ],
  [{ width: 600, height: null, fit: 'cover' }, wide, { width: 600, height: 400, fit: 'inside' }],
  [{ width: null, height: 400, fit: 'contain' }, wide, { width: 600, height: 400, fit: 'inside' }],
  [{ width: 2400, height: null, fit: 'cover' }, wide, { width: 1200, height: 800, fit: 'inside' }],
  // One given side does not let the other grow beyond what anything may be.
  [
    { width: 200, height: null, fit: 'cover' },
    { width: 200, height: 9000 },
    { width: 57, height: 2560, fit: 'inside' },
  ],
  [{ width: 300, height: 300, fit: 'cover' }, wide, { width: 300, height: 300, fit: 'cover' }],
  [{ width: 1600, height: 1600, fit: 'cover' }, wide, { width: 800, height: 800, fit: 'cover' }],
  [{ width: 2400, height: 1200, fit: 'cover' }, wide, { width: 1200, height: 600, fit: 'cover' }],
  [{ width: 300, height: 300, fit: 'contain' }, wide, { width: 300, height: 300, fit: 'contain' }],
  [{ width: 2400, height: 2400, fit: 'contain' }, wide, { width: 1200, height: 1200, fit: 'contain' }],
  [{ width: 300, height: 300, fit: 'inside' }, wide, { width: 300, height: 200, fit: 'inside' }],
  [
    { width: 1, height: 1, fit: 'inside' },
    { width: 25_000, height: 1 },
    { width: 1, height: 1, fit: 'inside' },
  ],
] as const)('%j of %j becomes %j', (wish, picture, plan) => {
  expect(planRendering(wish, picture)).toEqual(plan)
})

it.each([
  [wide, 2400, wide],
  [wide, 600, { width: 600, height: 400 }],
  [{ width: 3, height: 3000 }, 100, { width: 1, height: 100 }],
])('%j within %i is %j', (picture, side, size) => {
  expect(fitInside(picture, side)).toEqual(size)
})
