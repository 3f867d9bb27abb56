import { describe, expect, it } from 'vitest'
import { checkCrop } from '#domain/photograph/photograph-rules.ts'
import { middleFrame, moveFrame, wholeFrame, zoomFrame } from './crop-frame.ts'

const picture = { width: 1200, height: 900 }
const frame = { x: 300, y: 200, side: 500 }

describe('the frame stays inside the picture', () => {
  it.each([
    [
      { x: 10, y: -20 },
      { x: 310, y: 180, side: 500 },
    ],
    [
      { x: -400, y: 0 },
      { x: 0, y: 200, side: 500 },
    ],
    [
      { x: 1000, y: 1000 },
      { x: 700, y: 400, side: 500 },
    ],
  ])('moved by %j', (by, expected) => {
    expect(moveFrame(frame, by, picture)).toEqual(expected)
  })

  it.each<[number, { x: number; y: number } | undefined, { x: number; y: number; side: number }]>([
    [1.25, undefined, { x: 350, y: 250, side: 400 }],
    [1.25, { x: 0, y: 1 }, { x: 300, y: 300, side: 400 }],
    [4, undefined, { x: 350, y: 250, side: 400 }],
    [0.1, undefined, { x: 100, y: 0, side: 900 }],
    [0.625, { x: 1, y: 1 }, { x: 0, y: 0, side: 800 }],
  ])('enlarged %d times at %j', (factor, anchor, expected) => {
    expect(zoomFrame(frame, factor, picture, anchor)).toEqual(expected)
  })

  it.each([
    [picture, { x: 150, y: 0, side: 900 }],
    [
      { width: 400, height: 3000 },
      { x: 0, y: 1300, side: 400 },
    ],
  ])('in the middle of %j', (size, expected) => {
    expect(middleFrame(size)).toEqual(expected)
  })
})

describe('what is sent is a crop that the server takes', () => {
  it.each([
    [
      { x: 10.4, y: 20.6, side: 500.2 },
      { x: 10, y: 21, side: 500 },
    ],
    [
      { x: 699.6, y: 399.6, side: 500.4 },
      { x: 700, y: 400, side: 500 },
    ],
    [
      { x: 0.3, y: 0.3, side: 899.7 },
      { x: 0, y: 0, side: 900 },
    ],
  ])('%j', (given, expected) => {
    const { x, y, side } = wholeFrame(given, picture)
    expect({ x, y, side }).toEqual(expected)
    expect(checkCrop({ x, y, width: side, height: side }, picture)).toEqual({ ok: true })
  })
})
