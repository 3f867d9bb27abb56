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
    ['/program', '?day=2', 'ru:program?day=2', '/program?day=2'],
    ['/album', '?picture=2x', 'ru:album', '/album'],
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

  it.each([`/en/news/${guid}`, `/en/news/${guid}/`])('a public record: %s', path => {
    expect(pageTarget(path, '?page=2')).toEqual({
      key: `en:newsItem:${guid}`,
      address: `/en/news/${guid}`,
      record: { page: 'newsItem', guid },
    })
  })

  it.each(['/nowhere', '/news/a/b'])('one page for all unknown addresses: %s', path => {
    expect(pageTarget(path, '')).toEqual({ key: 'ru:not-found', address: '/404', record: null })
  })

  it.each([
    ['/news/not-a-guid', 'ru:newsItem:missing', '/news/missing'],
    ['/en/news/..%2f/', 'en:newsItem:missing', '/en/news/missing'],
    [`/program/${guid.toUpperCase()}`, 'ru:programSession:missing', '/program/missing'],
  ])('one page for all missing records of a kind: %s', (path, key, address) => {
    expect(pageTarget(path, '')).toEqual({ key, address, record: null })
  })
})

describe('searches, of which there is no end: made for each request and kept nowhere', () => {
  it.each([
    ['/faq', '?q=%D0%B2%D0%B8%D0%B7%D0%B0', '/faq?q=%D0%B2%D0%B8%D0%B7%D0%B0'],
    ['/en/program', '?q=a&day=2&utm_source=b', '/en/program?day=2&q=a'],
    ['/program', '?hall=nowhere&track=a,b', '/program?track=a%2Cb&hall=nowhere'],
    ['/program', '?day=10', '/program?day=10'],
    ['/program2024', '?q=a&topic=soc', '/program2024?topic=soc'],
    ['/speakers', '?q=b&topic=antifraud', '/speakers?topic=antifraud&q=b'],
  ])('%s%s', (path, search, address) => {
    expect(pageTarget(path, search)).toEqual({ key: null, address, record: null })
  })

  it('what is empty or beyond all measure asks for nothing', () => {
    expect(pageTarget('/faq', '?q=')?.key).toBe('ru:faq')
    expect(pageTarget('/faq', `?q=${'a'.repeat(2001)}`)?.key).toBe('ru:faq')
  })
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
    ['/faq', true],
    ['/contacts', false],
    ['/nowhere', false],
  ])('%s: %s', (path, expected) => {
    expect(hasKnownQuery(path)).toBe(expected)
  })
})
