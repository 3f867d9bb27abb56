import { describe, expect, it } from 'vitest'
import { addresses } from './page-meta.ts'

const site = 'https://forum.example'

describe('the addresses of a page', () => {
  it.each([
    ['/', '', '/', '/', '/en', ''],
    ['/en', '', '/en', '/', '/en', ''],
    ['/en/', '', '/en', '/', '/en', ''],
    ['/faq', '', '/faq', '/faq', '/en/faq', ''],
    ['/en/faq/', '?utm_source=mail', '/en/faq', '/faq', '/en/faq', ''],
    ['/news', '?page=2', '/news', '/news', '/en/news', '?page=2'],
    ['/en/news', '?utm_source=mail&page=12', '/en/news', '/news', '/en/news', '?page=12'],
    ['/news', '?page=1', '/news', '/news', '/en/news', ''],
    ['/news', '?page=0', '/news', '/news', '/en/news', ''],
    ['/news', '?page=2%22%3E', '/news', '/news', '/en/news', ''],
    ['/news', '?topic=press&page=2', '/news', '/news', '/en/news', ''],
    ['/program', '?day=2', '/program', '/program', '/en/program', ''],
    ['/faq', '?page=2', '/faq', '/faq', '/en/faq', ''],
  ])('%s%s', (pathname, search, self, russian, english, query) => {
    expect(addresses(site, { pathname, search })).toEqual({
      self: site + self + query,
      alternates: [
        { hrefLang: 'ru', href: site + russian + query },
        { hrefLang: 'en', href: site + english + query },
        { hrefLang: 'x-default', href: site + russian + query },
      ],
    })
  })
})
