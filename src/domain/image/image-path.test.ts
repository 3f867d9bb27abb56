import { describe, expect, it } from 'vitest'
import {
  drawnImagePath,
  imagePathIn,
  isDrawnImage,
  judgeImagePath,
  parseDrawnImagePath,
  storedImagePath,
} from './image-path.ts'

const hash = '0123456789abcdef'.repeat(4)

describe('judgeImagePath', () => {
  it.each([
    [storedImagePath('news', hash, 'jpg'), true],
    [storedImagePath('partners', hash, 'webp'), true],
    [drawnImagePath('album', 'opening-day-1'), false],
    [drawnImagePath('speaker', 'a', 'en'), false],
    [drawnImagePath('partner', 's'.repeat(40)), false],
  ])('lets %s through', (path, lasting) => {
    expect(judgeImagePath(path)).toEqual({ ok: true, lasting })
  })

  it.each([
    '',
    'public',
    'public/news',
    `public/news/${hash}.jpg`,
    `public/news/${hash.slice(0, 31)}.jpg`,
    `public/news/${hash.slice(0, 32).toUpperCase()}.jpg`,
    `public/news/${hash.slice(0, 32)}.svg`,
    `public/news/${hash.slice(0, 32)}.jpg/`,
    `public/news/${hash.slice(0, 32)}.jpg\n`,
    `/public/news/${hash.slice(0, 32)}.jpg`,
    `public//news/${hash.slice(0, 32)}.jpg`,
    `public/news/../news/${hash.slice(0, 32)}.jpg`,
    `public\\news\\${hash.slice(0, 32)}.jpg`,
    `public/passports/${hash.slice(0, 32)}.jpg`,
    `photographs/${hash.slice(0, 32)}.jpg`,
    'passport-pages/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10.sealed',
    '../../etc/passwd',
    'http://example.org/a.jpg',
    `public/news/${hash.slice(0, 32)}.jpg\0.webp`,
    'drawn/speaker/.webp',
    'drawn/speaker/A.webp',
    'drawn/passport/a.webp',
    `drawn/album/${'s'.repeat(41)}.webp`,
    // Letters come from the demo's content and never from an address.
    'drawn/speaker/s-1.0KDQkQ.webp',
  ])('knows no picture %j', path => {
    expect(judgeImagePath(path)).toEqual({ ok: false, code: 'not_found' })
  })
})

it('reads a drawing back from its path', () => {
  expect(parseDrawnImagePath(drawnImagePath('speaker', 's-1'))).toEqual({
    kind: 'speaker',
    seed: 's-1',
    locale: 'ru',
  })
  expect(parseDrawnImagePath(drawnImagePath('speaker', 's-1', 'en'))).toMatchObject({ locale: 'en' })
  expect(parseDrawnImagePath(storedImagePath('news', hash, 'jpg'))).toBeNull()
})

it('gives the same drawing for the pages of each language, and an upload as it is', () => {
  const russian = drawnImagePath('partner', 'opora')
  const english = imagePathIn(russian, 'en')
  expect([english, imagePathIn(english, 'ru')]).toEqual([drawnImagePath('partner', 'opora', 'en'), russian])
  const upload = storedImagePath('partners', hash, 'webp')
  expect(imagePathIn(upload, 'en')).toBe(upload)
  expect([russian, upload].map(isDrawnImage)).toEqual([true, false])
})
