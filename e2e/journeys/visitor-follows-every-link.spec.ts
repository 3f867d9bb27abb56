import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { parseImageModifiers } from '#domain/image/image-modifiers.ts'
import { judgeImagePath } from '#domain/image/image-path.ts'
import { schemaFaults } from '../../test/http/schema-rules.ts'
import { expect, test } from '../fixtures/journey.ts'

type Found = { status: number; type: string; html: string }

/** Addresses are asked for so many at a time. */
const atOnce = 8
/** Slow to make, and tested elsewhere: downloads, and the link previews of single records. */
const costly = /\.(?:pdf|ics|mp4)$|^\/og\/.*-.*\.jpg$/

/** Only this many pictures are fetched, spread over all of them; making a thousand takes minutes. The rest have their address checked. */
const picturesAsked = 16
const picturePrefix = '/api/v2/image/'

/** The path and query of a link; null where it leaves the site or opens no page. */
function ownAddress(raw: string, page: string, origin: string): URL | null {
  const address = raw.replaceAll('&amp;', '&').replaceAll('&#38;', '&')
  if (/^(mailto|tel|data|blob):/.test(address) || !URL.canParse(address, page)) return null
  const url = new URL(address, page)
  return url.origin === origin ? url : null
}

function namedIn({ html }: Found): { links: string[]; assets: string[] } {
  const read = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  return {
    links: read(/<a\b[^>]*?\shref="([^"]*)"/gi),
    assets: [
      ...read(/<(?:img|script|source|video|iframe|link)\b[^>]*?\s(?:src|href|poster)="([^"]+)"/gi),
      ...read(/<meta\b[^>]*?property="og:image" content="([^"]+)"/gi),
    ],
  }
}

const textOf = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

class Crawl {
  readonly #request: APIRequestContext
  readonly #origin: string
  readonly found = new Map<string, Found>()
  readonly faults: string[] = []
  /** Links to places within a page, and the page that each stands on. */
  readonly #places: { page: string; place: string; from: string }[] = []
  readonly #waiting = new Map<string, string>()
  readonly #asked = new Set<string>()
  readonly #pictures = new Map<string, string>()

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request
    this.#origin = origin
  }

  async follow(starts: string[]): Promise<void> {
    for (const path of starts) this.#waiting.set(path, 'the start')
    await this.#visitAll()
    const pictures = [...this.#pictures]
    const step = Math.max(1, Math.floor(pictures.length / picturesAsked))
    for (const [path, from] of pictures.filter((_, index) => index % step === 0))
      this.#waiting.set(path, from)
    await this.#visitAll()
    for (const { page, place, from } of this.#places) {
      const html = this.found.get(page)?.html ?? ''
      if (!html.includes(` id="${place}"`))
        this.faults.push(`${from} leads to #${place}, which ${page} has not`)
    }
  }

  async #visitAll(): Promise<void> {
    const visiting = new Set<Promise<void>>()
    while (this.#waiting.size > 0 || visiting.size > 0) {
      for (const [path, from] of this.#waiting) {
        if (visiting.size >= atOnce) break
        this.#waiting.delete(path)
        this.#asked.add(path)
        const visit: Promise<void> = this.#visit(path, from).finally(() => visiting.delete(visit))
        visiting.add(visit)
      }
      await Promise.race(visiting)
    }
  }

  async #visit(path: string, from: string): Promise<void> {
    const answer = await this.#request.get(path, { maxRedirects: 0 })
    const type = answer.headers()['content-type'] ?? ''
    const found = {
      status: answer.status(),
      type,
      html: type.startsWith('text/html') ? await answer.text() : '',
    }
    this.found.set(path, found)
    if (found.status !== 200) this.faults.push(`${from} leads to ${path}, which answers ${found.status}`)
    if (!found.html) return
    const { links, assets } = namedIn(found)
    const here = this.#origin + path
    for (const raw of [...links, ...assets]) {
      const url = ownAddress(raw, here, this.#origin)
      if (!url || costly.test(url.pathname)) continue
      // Filters joined with one another make thousands of addresses, so each is followed from the plain page alone.
      const target = url.pathname + url.search
      if (path.startsWith(`${url.pathname}?`) && url.search && target !== path) continue
      const isLink = links.includes(raw)
      if (isLink && url.hash.length > 1)
        this.#places.push({ page: target, place: decodeURIComponent(url.hash.slice(1)), from: path })
      if (url.pathname.startsWith(picturePrefix)) this.#notePicture(url, path)
      else if (!this.#asked.has(target) && !this.#waiting.has(target)) this.#waiting.set(target, path)
    }
  }

  #notePicture(url: URL, from: string): void {
    const path = decodeURIComponent(url.pathname.slice(picturePrefix.length))
    const modifiers = parseImageModifiers(Object.fromEntries(url.searchParams))
    if (!judgeImagePath(path).ok || !modifiers.ok)
      this.faults.push(`${from} shows ${url.pathname}${url.search}`)
    this.#pictures.set(url.pathname + url.search, from)
  }
}

test('every own link and file of the public site is there, from either start page', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const origin = new URL(baseURL ?? '').origin
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
  const crawl = new Crawl(request, origin)
  await crawl.follow(['/', '/en'])
  expect(crawl.faults).toEqual([])

  // Everything in the sitemap must be reachable by links.
  expect(listed.filter(path => !crawl.found.has(path))).toEqual([])

  const pages = [...crawl.found].filter(([path, { html }]) => html && listed.includes(path))
  expect(pages.length).toBe(listed.length)
  const titles = new Map<string, string>()
  for (const [path, { html }] of pages) {
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    )
    expect(data.flatMap(schemaFaults), path).toEqual([])
    expect(data, path).toHaveLength(1)
    expect(html.match(/<h1\b/g), path).toHaveLength(1)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname, path).toBe(path)
    const twins = [...html.matchAll(/<link rel="alternate" hrefLang="(?:ru|en)" href="([^"]+)"/gi)]
    for (const [, twin = ''] of twins) expect(listed, path).toContain(new URL(twin).pathname)
    expect(twins, path).toHaveLength(2)
    // Several people or breaks may share a title.
    if (/[0-9a-f]{8}-/.test(path)) continue
    const title = textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    expect(titles.get(title), `${path} is titled as another page: ${title}`).toBeUndefined()
    titles.set(title, path)
  }
})

test('the site says how it stands on a home screen, and what search engines may read', async ({
  request,
}) => {
  for (const [path, language] of [
    ['/manifest.webmanifest', 'ru'],
    ['/en/manifest.webmanifest', 'en'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      lang: language,
      start_url: language === 'ru' ? '/account' : '/en/account',
      scope: '/',
    })
    if (language === 'en') expect(JSON.stringify(manifest)).not.toMatch(/[а-яё]/i)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
  }
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await robots.text()) ?? []
  const listed = await (await request.get(new URL(sitemap).pathname)).text()
  const english = await (await request.get('/en/sitemap.xml')).text()
  expect(listed.match(/<lastmod>\d{4}-/g)?.length).toBeGreaterThan(300)
  expect(english.match(/<loc>/g)?.length).toBe((listed.match(/<loc>/g)?.length ?? 0) / 2)
  const icon = await request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
})
