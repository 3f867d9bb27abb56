import { describe, expect, it } from 'vitest'
import { isOwnPath, localisedPath } from './own-path.ts'

describe('localisedPath', () => {
  it.each([
    ['/', '/en'],
    ['/program', '/en/program'],
    ['/program?day=2026-02-18#now', '/en/program?day=2026-02-18#now'],
    ['/?from=mail', '/en?from=mail'],
    ['/#apply', '/en#apply'],
    ['/en', '/en'],
    ['/en/faq', '/en/faq'],
    ['/energy', '/en/energy'],
    ['/news/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10', '/en/news/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10'],
    ['/api/v2/program.pdf?locale=en', '/api/v2/program.pdf?locale=en'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('%s in English is %s', (plain, english) => {
    expect(localisedPath('en', plain)).toBe(english)
    expect(localisedPath('ru', plain)).toBe(plain)
  })
})

describe('isOwnPath', () => {
  it.each([
    ['/', true],
    ['/faq#visa', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['https://elsewhere.example', false],
    ['faq', false],
    ['', false],
  ])('%j', (address, own) => {
    expect(isOwnPath(address)).toBe(own)
  })
})
