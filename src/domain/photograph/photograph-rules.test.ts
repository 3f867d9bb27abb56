import { describe, expect, it } from 'vitest'
import {
  checkCrop,
  judgeFile,
  type PhotographFacts,
  photographColour,
  sniffImageType,
} from './photograph-rules.ts'

const good: PhotographFacts = {
  bytes: 300_000,
  type: 'jpeg',
  width: 800,
  height: 800,
  channels: 3,
  chroma: 24,
}

describe('judgeFile', () => {
  it.each<[string, Partial<PhotographFacts>, string[]]>([
    ['a good one', {}, []],
    ['PNG with transparency', { type: 'png', channels: 4 }, []],
    ['BMP', { type: 'bmp' }, []],
    ['colour not measured', { chroma: null }, []],
    ['exactly at every limit', { bytes: 2_097_152, width: 400, height: 400 }, []],
    ['another type', { type: null }, ['photo_type']],
    ['one byte too large', { bytes: 2_097_153 }, ['photo_bytes']],
    ['one pixel too narrow', { width: 399, height: 400 }, ['photo_dimensions']],
    ['one pixel too low', { width: 400, height: 399 }, ['photo_dimensions']],
    ['off square by 1 %', { width: 1000, height: 990 }, []],
    ['off square by more', { width: 1000, height: 989 }, ['photo_square']],
    ['upright', { width: 600, height: 800 }, ['photo_square']],
    ['one channel', { channels: 1, chroma: null }, ['photo_colour']],
    ['grey with transparency', { channels: 2 }, ['photo_colour']],
    ['grey saved as colour', { chroma: 5.9 }, ['photo_colour']],
    ['weak colours', { chroma: 6 }, []],
    ['size unknown', { width: Number.NaN, height: Number.NaN }, ['photo_dimensions', 'photo_square']],
    [
      'everything wrong',
      { type: null, bytes: 5_000_000, width: 100, height: 300, channels: 1 },
      ['photo_type', 'photo_bytes', 'photo_dimensions', 'photo_square', 'photo_colour'],
    ],
  ])('%s', (_, change, codes) => {
    expect(judgeFile({ ...good, ...change })).toEqual(codes)
  })
})

it.each([
  [3, 24, 'colour'],
  [3, 12, 'colour'],
  [3, 11.9, 'weak'],
  [4, 6, 'weak'],
  [3, 5.9, 'grey'],
  [1, 24, 'grey'],
  [3, null, 'colour'],
])('%d channels with a chroma of %s are %s', (channels, chroma, colour) => {
  expect(photographColour({ channels, chroma })).toBe(colour)
})

describe('checkCrop', () => {
  const picture = { width: 1200, height: 900 }

  it.each([
    [{ x: 0, y: 0, width: 900, height: 900 }, { ok: true }],
    [{ x: 800, y: 500, width: 400, height: 400 }, { ok: true }],
    [{ x: 0, y: 0, width: 404, height: 400 }, { ok: true }],
    [
      { x: 801, y: 500, width: 400, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 800, y: 501, width: 400, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: -1, y: 0, width: 400, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: -1, width: 400, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: 0, width: 0, height: 0 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: 0, width: 400.5, height: 400.5 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: 0, width: Number.NaN, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 400 },
      { ok: false, code: 'photo_crop' },
    ],
    [
      { x: 0, y: 0, width: 500, height: 400 },
      { ok: false, code: 'photo_square' },
    ],
    [
      { x: 0, y: 0, width: 399, height: 399 },
      { ok: false, code: 'photo_dimensions' },
    ],
  ])('%j', (crop, expected) => {
    expect(checkCrop(crop, picture)).toEqual(expected)
  })
})

describe('sniffImageType', () => {
  const bmp = (header: number) => [0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, header, 0, 0, 0]

  it.each<[string, number[], string | null]>([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
    ['BMP, Windows 3', bmp(40), 'bmp'],
    ['BMP, version 5', bmp(124), 'bmp'],
    ['BMP of no known header', bmp(41), null],
    ['PNG torn by a text transfer', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a], null],
    ['GIF', [...Buffer.from('GIF89a')], null],
    ['WebP', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')], null],
    ['SVG', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')], null],
    ['text that begins with BM', [...Buffer.from('BMW is a maker of motor cars')], null],
    ['two bytes of a JPEG', [0xff, 0xd8], null],
    ['nothing', [], null],
  ])('%s', (_, bytes, type) => {
    expect(sniffImageType(Uint8Array.from(bytes))).toBe(type)
  })
})
