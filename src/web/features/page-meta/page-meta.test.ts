import { describe, expect, it } from 'vitest'
import { addresses } from './page-meta.ts'
import { sitemapXml } from './sitemap-xml.ts'

const site = 'https://forum.example'

describe('the addresses of a page', () => {
  it.each([
    ['/', '/', '/', '/en'],
    ['/en', '/en', '/', '/en'],
    ['/en/', '/en', '/', '/en'],
    ['/faq', '/faq', '/faq', '/en/faq'],
    ['/en/faq/', '/en/faq', '/faq', '/en/faq'],
  ])('%s', (path, self, russian, english) => {
    expect(addresses(site, path)).toEqual({
      self: site + self,
      alternates: [
        { hrefLang: 'ru', href: site + russian },
        { hrefLang: 'en', href: site + english },
        { hrefLang: 'x-default', href: site + russian },
      ],
    })
  })
})

describe('the sitemap', () => {
  const xml = sitemapXml(site)
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

  it('has the public pages in both languages and nothing else', () => {
    expect(places).toContain(`${site}/`)
    expect(places).toContain(`${site}/en`)
    expect(places).toContain(`${site}/en/demo-day`)
    expect(
      places.filter(place =>
        /account|login|signup|staff|organizer|volunteer|dev|footer|:guid/.test(place ?? ''),
      ),
    ).toEqual([])
    expect(places.length).toBe(new Set(places).size)
    expect(places.filter(place => /\/en(\/|$)/.test(place ?? '')).length).toBe(places.length / 2)
  })

  it('names the twins of each page', () => {
    expect(xml).toContain(
      `<loc>${site}/en/faq</loc><xhtml:link rel="alternate" hreflang="ru" href="${site}/faq"/><xhtml:link rel="alternate" hreflang="en" href="${site}/en/faq"/><xhtml:link rel="alternate" hreflang="x-default" href="${site}/faq"/>`,
    )
  })

  it('escapes what the address of the site may hold', () => {
    expect(sitemapXml('https://a.example/x&y')).toContain('<loc>https://a.example/x&#38;y/</loc>')
  })
})
