import { describe, expect, it } from 'vitest'
import { localeOf, localisePath, pathTo, switchLocale } from './paths.ts'
import { findPage, pageEntry, pageNames } from './site-map.ts'

const parameter = /:(\w+)/g

describe('every page of the product', () => {
  const urls = pageNames.map(name => {
    const plain = pageEntry(name).path.replace(parameter, '<$1>')
    return `${name}: ${plain} ${localisePath('en', plain)}`
  })

  it('has these addresses in both languages', () => {
    expect(urls).toMatchSnapshot()
  })

  it('is found again by its addresses, with a slash at the end too', () => {
    for (const name of pageNames) {
      const path = pageEntry(name).path.replace(parameter, 'a1')
      for (const address of [path, localisePath('en', path), `${localisePath('en', path)}/`])
        expect([address, findPage(address)]).toEqual([address, name])
    }
  })
})

describe('pathTo', () => {
  it('puts parameters in, whatever they hold', () => {
    expect(pathTo('ru', 'newsItem', { guid: 'a b/../c?d' })).toBe('/news/a%20b%2F..%2Fc%3Fd')
    expect(pathTo('en', 'signup-confirm', { confirmationToken: 'x1' })).toBe('/en/signup/confirm/x1')
  })

  it.each([
    ['ru', 'home', '/'],
    ['en', 'home', '/en'],
    ['en', 'demoDay', '/en/demo-day'],
  ] as const)('%s %s is %s', (locale, name, expected) => {
    expect(pathTo(locale, name)).toBe(expected)
  })
})

describe('the language of a path', () => {
  it.each([
    ['/', 'ru'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/faq', 'en'],
    ['/english', 'ru'],
    ['/faq/en', 'ru'],
  ] as const)('%s is %s', (path, expected) => {
    expect(localeOf(path)).toBe(expected)
  })
})

describe('switchLocale', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'ru', '/'],
    ['/en/', 'ru', '/'],
    ['/faq', 'en', '/en/faq'],
    ['/en/faq', 'ru', '/faq'],
    ['/english', 'en', '/en/english'],
    ['/news/1b', 'en', '/en/news/1b'],
  ] as const)('%s goes to %s at %s', (path, locale, expected) => {
    expect(switchLocale(path)).toEqual({ locale, path: expected })
  })

  it('and back is the same page', () => {
    for (const name of pageNames) {
      const path = pageEntry(name).path.replace(parameter, 'a1')
      expect(switchLocale(switchLocale(path).path).path).toBe(path)
    }
  })
})
