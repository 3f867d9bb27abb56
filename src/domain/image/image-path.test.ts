import { describe, expect, it } from 'vitest'
import { drawnImagePath, judgeImagePath, parseDrawnImagePath, storedImagePath } from './image-path.ts'

const hash = '0123456789abcdef'.repeat(4)

describe('judgeImagePath', () => {
  it.each([
    [storedImagePath('news', hash, 'jpg'), true],
    [storedImagePath('partners', hash, 'webp'), true],
    [drawnImagePath('album', 'opening-day-1'), false],
    [drawnImagePath('speaker', 'a', 'SVA'), false],
    [drawnImagePath('partner', 's'.repeat(40), 't'.repeat(84)), false],
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
    `drawn/album/s.${'t'.repeat(85)}.webp`,
  ])('knows no picture %j', path => {
    expect(judgeImagePath(path)).toEqual({ ok: false, code: 'not_found' })
  })
})

it('reads a drawing back from its path', () => {
  expect(parseDrawnImagePath(drawnImagePath('speaker', 's-1', 'SVA'))).toEqual({
    kind: 'speaker',
    seed: 's-1',
    title: 'SVA',
    locale: 'ru',
  })
  expect(parseDrawnImagePath(drawnImagePath('speaker', 's-1', 'SVA', 'en'))).toMatchObject({
    seed: 's-1',
    locale: 'en',
  })
  expect(parseDrawnImagePath(drawnImagePath('album', 's-1', ''))).toMatchObject({ title: null })
  expect(parseDrawnImagePath(storedImagePath('news', hash, 'jpg'))).toBeNull()
})
