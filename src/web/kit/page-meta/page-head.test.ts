import { describe, expect, it } from 'vitest'
import type { EditionFacts } from '#contract/edition.ts'
import type { PageData } from '#contract/page-data.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { withPageHead } from './page-head.ts'

overwriteGetLocale(() => 'en')

const edition = {
  slug: '2026',
  name: { ru: 'Форум', en: 'Forum "A" & B' },
  city: { ru: 'Сириус', en: 'Sirius' },
  venue: { ru: 'Центр', en: 'Centre' },
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
  feeKopecks: '18000000',
  supportEmail: 'support@forum.example',
  supportPhone: '+78000001820',
} as unknown as EditionFacts

/** The tested page has no editors' texts, so no content is read. */
const data = {
  edition: async () => edition,
  content: {},
  publicUrl: 'https://forum.example',
  demo: false,
} as unknown as PageData

const head = (more: string) =>
  `<html><head><title>A &lt;b&gt; &amp; C</title>${more}</head><body><p></head></p></body></html>`
const found =
  '<link rel="canonical" href="https://forum.example/en/test"/><meta name="description" content="It&#x27;s"/>'
const shown = { locale: 'en', page: 'survey', guid: null, data, files: null } as const

describe('the head of a page', () => {
  it('repeats what the page says of itself, as it is escaped there', async () => {
    const html = await withPageHead(head(found), shown)
    expect(html).toContain('<meta property="og:title" content="A &lt;b&gt; &amp; C"/>')
    expect(html).toContain('<meta property="og:description" content="It&#x27;s"/>')
    expect(html).toContain('<meta property="og:url" content="https://forum.example/en/test"/>')
    expect(html).toContain('<meta property="og:site_name" content="Forum &#34;A&#34; &#38; B 2026"/>')
    expect(html).toMatch(/content="https:\/\/forum\.example\/og\/en\/survey\.jpg\?v=[0-9a-f]{8}"/)
    expect(html).toContain('<link rel="manifest" href="/en/manifest.webmanifest"/>')
    expect(html.match(/application\/ld\+json/g)).toHaveLength(1)
    expect(html).toMatch(
      /<\/head><body><p><\/head><\/p><script type="application\/ld\+json">.*<\/script><\/body><\/html>$/,
    )
  })

  it('names another picture once its words are others', async () => {
    const versionOf = async (html: string) => /\?v=(\w+)/.exec(await withPageHead(html, shown))?.[1]
    expect(await versionOf(head(found))).toBe(await versionOf(head(found)))
    expect(await versionOf(head(found))).not.toBe(await versionOf(head(found.replace('It', 'That'))))
  })

  it.each([
    ['a page kept from search engines', head('<meta name="robots" content="noindex"/>'), shown],
    [
      'one that says both',
      head(`${found}<meta name="robots" content="noindex, nofollow, noarchive"/>`),
      shown,
    ],
    ['an unknown address', head(found), { ...shown, page: null }],
    ['a page without a picture', head(found), { ...shown, page: 'login' as const }],
  ])('of %s has icons alone', async (_, html, what) => {
    const made = await withPageHead(html, what)
    expect(made).toContain('rel="apple-touch-icon"')
    expect(made).not.toMatch(/og:|ld\+json/)
  })

  it('asks for the style sheet before everything else, and lets the scripts wait', async () => {
    const links =
      '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css#"/>'
    const html = await withPageHead(head(links), shown)
    expect(html).toMatch(/^<html><head><link rel="preload" as="style" href="\/assets\/a\.css#"\/><title>/)
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>')
  })

  it('of the public site begins with its style sheet', async () => {
    const files = { scripts: ['/assets/a.js', '/assets/b.js'], styles: '/assets/site.css' }
    const html = await withPageHead(head(found), { ...shown, files })
    expect(html).toMatch(/^<html><head><link rel="stylesheet" href="\/assets\/site\.css"\/><title>/)
    expect(html).toContain('<script type="module" src="/assets/a.js" fetchpriority="low"></script>')
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>')
  })

  it('is left alone where there is none', async () => {
    expect(await withPageHead('plain', shown)).toBe('plain')
  })
})
