import { describe, expect, it } from 'vitest'
import { decodedCost, readBmpHeader, sniffPictureType } from './picture-limits.ts'

describe('decodedCost', () => {
  const header = { width: 5000, height: 5000, channels: 3, channelBytes: 1 }
  it.each([
    [header, 75_000_000],
    [{ ...header, channels: 4 }, 100_000_000],
    [{ ...header, channels: 1 }, 75_000_000],
    [{ ...header, width: 100, height: 100, channels: 4, channelBytes: 2 }, 80_000],
  ])('%j costs %i bytes', (facts, bytes) => {
    expect(decodedCost(facts)).toEqual({ ok: true, bytes })
  })

  it.each([
    { ...header, width: 5001 },
    { ...header, width: 60_000, height: 60_000 },
    { ...header, channels: 4, channelBytes: 2 },
    { ...header, width: 0 },
    { ...header, width: Number.NaN },
  ])('%j is too much', facts => {
    expect(decodedCost(facts)).toEqual({ ok: false, code: 'image_pixels' })
  })
})

it.each([
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
  [null, [...Buffer.from('RIFF\0\0\0\0AVI LIST')]],
  [null, [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  [null, [...Buffer.from('GIF89a')]],
  // The first two bytes of a JPEG file, and not the third.
  [null, [0xff, 0xd8, 0x00, 0xe0]],
  [null, []],
])('%s by its first bytes', (type, bytes) => {
  expect(sniffPictureType(new Uint8Array(bytes))).toBe(type)
})

describe('readBmpHeader', () => {
  type Facts = {
    width: number
    height: number
    depth?: number
    compression?: number
    length?: number
    colours?: number
  }
  function bmp({ width, height, depth = 24, compression = 0, length, colours = 0 }: Facts): Uint8Array {
    const row = Math.ceil((Math.abs(width) * depth) / 32) * 4
    const bytes = new Uint8Array(length ?? 54 + Math.min(row * Math.abs(height), 1_000_000))
    const view = new DataView(bytes.buffer)
    bytes.set([0x42, 0x4d])
    view.setUint32(10, 54, true)
    view.setUint32(14, 40, true)
    view.setInt32(18, width, true)
    view.setInt32(22, height, true)
    view.setUint16(28, depth, true)
    view.setUint32(30, compression, true)
    view.setUint32(46, colours, true)
    return bytes
  }

  it.each([
    { width: 100, height: 50 },
    { width: 101, height: -50 },
    { width: 100, height: 50, depth: 8, colours: 256 },
    { width: 100, height: 50, depth: 32, compression: 3 },
    { width: 100, height: 50, depth: 32, compression: 6 },
    { width: 4000, height: 2500, depth: 1, length: 54 + 500 * 2500 },
  ])('measures %j', facts => {
    expect(readBmpHeader(bmp(facts))).toEqual({
      ok: true,
      width: facts.width,
      height: Math.abs(facts.height),
    })
  })

  it.each([
    ['wider than nothing', { width: -100, height: 50 }],
    ['without width', { width: 0, height: 50 }],
    ['without height', { width: 100, height: 0 }],
    ['of a height that has no positive twin', { width: 100, height: -0x80000000 }],
    ['shorter than it says', { width: 100, height: 50, length: 54 + 300 * 50 - 1 }],
    ['of 10 gigapixels', { width: 100_000, height: 100_000 }],
    ['of one bit and too many pixels', { width: 4000, height: 2600, depth: 1, length: 2_000_000 }],
    ['with run lengths', { width: 100, height: 50, depth: 8, compression: 1 }],
    ['of a depth that none has', { width: 100, height: 50, depth: 3 }],
    ['with an endless palette', { width: 100, height: 50, colours: 0xffffffff }],
    ['without a header', { width: 1, height: 1, length: 54 }],
  ])('refuses one %s', (_what, facts) => {
    expect(readBmpHeader(bmp(facts))).toEqual({ ok: false, code: 'image_unreadable' })
  })
})
