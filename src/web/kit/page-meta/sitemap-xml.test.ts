import { describe, expect, it } from 'vitest'
import type { PublicContent } from '#contract/page-data.ts'
import { sitemapEntries, sitemapXml } from './sitemap-xml.ts'

const site = 'https://forum.example'
const guid = '3f2c1a90-0b7e-4c55-9d1e-0123456789ab'

/** The part of the content that the sitemap reads. */
const content = {
  addresses: async () => [
    { page: 'newsItem', guid, modifiedAt: '2025-09-03T10:00:00.000Z' },
    { page: 'speaker', guid, modifiedAt: '2025-08-01T10:00:00.000Z' },
    { page: 'programSession', guid, modifiedAt: '2025-08-01T10:00:00.000Z' },
    {
      page: 'programSession',
      guid: guid.replace('3f', '00'),
      modifiedAt: '2025-08-01T10:00:00.000Z',
      unlisted: true,
    },
  ],
  page: async (_: string, slug: string) =>
    slug === 'partners' ? null : { modifiedAt: '2025-09-01T10:00:00.000Z' },
} as unknown as PublicContent

const entries = await sitemapEntries({ content })
const xml = sitemapXml(site, entries, 'ru')
const placesOf = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)
const changeOf = (place: string) =>
  new RegExp(`<loc>${site}${place}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1] ?? null

describe('the sitemap', () => {
  it('has the public pages in both languages and nothing else', () => {
    const places = placesOf(xml)
    expect(places).toContain(`${site}/`)
    expect(places).toContain(`${site}/en`)
    expect(places).toContain(`${site}/en/demo-day`)
    expect(places).toContain(`${site}/en/news/${guid}`)
    // A break is a page, but nothing to look for.
    expect(places.filter(place => place.startsWith(`${site}/program/`))).toEqual([`${site}/program/${guid}`])
    expect(
      places.filter(place => /account|login|signup|staff|organizer|volunteer|dev\/|footer|:guid/.test(place)),
    ).toEqual([])
    expect(places.length).toBe(new Set(places).size)
    expect(places.filter(place => /\/en(\/|$)/.test(place)).length).toBe(places.length / 2)
  })

  it('below /en names English pages alone, each with its twin', () => {
    const places = placesOf(sitemapXml(site, entries, 'en'))
    expect(places.length).toBe(entries.length / 2)
    expect(places.filter(place => !/\/en(\/|$)/.test(place))).toEqual([])
  })

  it.each([
    ['/faq', '2025-09-01T10:00:00.000Z'],
    // A list is as new as its newest record.
    ['/news', '2025-09-03T10:00:00.000Z'],
    ['/en/speakers', '2025-09-01T10:00:00.000Z'],
    [`/news/${guid}`, '2025-09-03T10:00:00.000Z'],
    ['/partners', null],
  ])('%s changed at %s', (place, change) => {
    expect(changeOf(place)).toBe(change)
  })

  it('names the twins of each page', () => {
    expect(xml).toContain(
      `<loc>${site}/en/faq</loc><lastmod>2025-09-01T10:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="ru" href="${site}/faq"/><xhtml:link rel="alternate" hreflang="en" href="${site}/en/faq"/><xhtml:link rel="alternate" hreflang="x-default" href="${site}/faq"/>`,
    )
  })

  it('escapes what the address of the site may hold', () => {
    expect(sitemapXml('https://a.example/x&y', entries, 'ru')).toContain(
      '<loc>https://a.example/x&#38;y/</loc>',
    )
  })
})
