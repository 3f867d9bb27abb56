import { describe, expect, it } from 'vitest'
import { hasKnownQuery, pageTarget } from './page-target.ts'

const guid = '0199c1d2-0000-7000-8000-00000000000a'

describe('pages that everybody gets alike', () => {
  it.each([
    ['/faq', '', 'ru:faq', '/faq'],
    ['/en/faq/', '?utm_source=mail&x=1', 'en:faq', '/en/faq'],
    ['/footer/', '', 'ru:footer', '/footer'],
    ['/en/', '', 'en:home', '/en'],
    ['/', '', 'ru:home', '/'],
    ['', '', 'ru:home', '/'],
    ['/news/', '?page=2', 'ru:news?page=2', '/news?page=2'],
    ['/news', '', 'ru:news', '/news'],
    ['/news', '?page=2&utm_source=a', 'ru:news?page=2', '/news?page=2'],
    ['/en/news', '?topic=press&page=2', 'en:news?page=2&topic=press', '/en/news?page=2&topic=press'],
    ['/news', '?page=2%00', 'ru:news', '/news'],
    ['/news', '?page=-1', 'ru:news', '/news'],
    ['/program', '?day=10', 'ru:program', '/program'],
    ['/sitemap.xml', '?a=1', '/sitemap.xml', '/sitemap.xml'],
    ['/en/news.xml', '', '/en/news.xml', '/en/news.xml'],
  ])('%s%s', (path, search, key, address) => {
    expect(pageTarget(path, search)).toMatchObject({ key, address, record: null })
  })

  it.each(['gossip', 'press2', 'a'.repeat(99), ''])(
    'all unknown topics share the page for unknown addresses: %j',
    topic => {
      expect(pageTarget('/en/news', `?page=2&topic=${topic}`)).toMatchObject({
        key: 'en:not-found',
        address: '/en/404',
      })
    },
  )

  it('tells the route whose data may be kept', () => {
    expect(pageTarget('/news', '?page=2')?.route).toBe('ru:news')
    expect(pageTarget('/sitemap.xml', '')?.route).toBeNull()
    expect(pageTarget('/nowhere', '')?.route).toBeNull()
  })

  it.each([`/en/news/${guid}`, `/en/news/${guid}/`])('a public record: %s', path => {
    expect(pageTarget(path, '?page=2')).toEqual({
      key: `en:newsItem:${guid}`,
      address: `/en/news/${guid}`,
      route: 'en:newsItem',
      record: { page: 'newsItem', guid },
    })
  })

  it.each(['/nowhere', '/news/not-a-guid', '/news/..%2f', `/program/${guid.toUpperCase()}`])(
    'one page for all unknown addresses: %s',
    path => {
      expect(pageTarget(path, '')).toEqual({
        key: 'ru:not-found',
        address: '/404',
        route: null,
        record: null,
      })
    },
  )
})

describe('pages that are rendered for each request', () => {
  it.each([
    `/login/token/${guid}`,
    `/signup/confirm/${guid}`,
    `/unsubscribe/${guid}`,
    `/account/payment/finish/${guid}`,
    `/organizer/applications/${guid}`,
    `/staff/register/${guid}`,
  ])('%s', path => {
    expect(pageTarget(path, '')).toBeNull()
  })
})

describe('hasKnownQuery', () => {
  it.each([
    ['/news', true],
    ['/en/news', true],
    ['/faq', false],
    ['/nowhere', false],
  ])('%s: %s', (path, expected) => {
    expect(hasKnownQuery(path)).toBe(expected)
  })
})
