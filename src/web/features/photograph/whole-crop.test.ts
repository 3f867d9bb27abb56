import { describe, expect, it } from 'vitest'
import { checkCrop } from '#domain/photo/photo-rules.ts'
import { largestZoom, wholeCrop } from './whole-crop.ts'

const picture = { width: 1200, height: 900 }

describe('wholeCrop', () => {
  it.each([
    [
      { x: 10.4, y: 20.6, width: 500.2, height: 500.4 },
      { x: 10, y: 21, width: 500, height: 500 },
    ],
    [
      { x: 300.6, y: 0, width: 900, height: 900 },
      { x: 300, y: 0, width: 900, height: 900 },
    ],
    [
      { x: -0.4, y: -3, width: 450, height: 449 },
      { x: 0, y: 0, width: 450, height: 450 },
    ],
    [
      { x: 700, y: 400, width: 501, height: 501 },
      { x: 699, y: 399, width: 501, height: 501 },
    ],
    [
      { x: 0, y: 0, width: 1000, height: 1000 },
      { x: 0, y: 0, width: 900, height: 900 },
    ],
  ])('%j becomes %j', (drawn, expected) => {
    const crop = wholeCrop(drawn, picture)
    expect(crop).toEqual(expected)
    expect(checkCrop(crop, picture)).toEqual({ ok: true })
  })
})

describe('largestZoom', () => {
  it.each([
    [{ width: 400, height: 400 }, 1],
    [{ width: 600, height: 800 }, 1.5],
    [{ width: 4000, height: 3000 }, 4],
    [{ width: 300, height: 3000 }, 1],
  ])('of %j is %d', (size, zoom) => {
    expect(largestZoom(size, 400)).toBe(zoom)
  })
})
