import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import type { Figure, Measurement } from '../figure.ts'
import { newsItemPath } from '../news-item-path.ts'

/** One public page of each kind; the address of a news item is added later. */
const paths = ['/', '/news', '/program', '/speakers', '/faq', '/album', '/media', '/registration']
const beforeUse = { limit: 15, direction: 'at most' } as const
const withIsland = { limit: 90, direction: 'at most' } as const

/** The JavaScript of each kind of public page: what loads at first, and what loads when somebody reaches for an island. */
export const siteScriptsMeasurement: Measurement = {
  name: 'scripts',
  title: 'JavaScript of each kind of public page, gzip',
  measure() {
    const executablePath = browserPath()
    if (!executablePath) return Promise.resolve([{ remark: 'no Chromium here: the scripts are left out' }])
    return withApp({ mode: 'demo', seeded: true }, async app => {
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      })
      try {
        const base = `http://127.0.0.1:${app.port}`
        const figures: Figure[] = []
        for (const path of [...paths, await newsItemPath(base)])
          figures.push(...(await measure(browser, base, path)))
        return figures
      } finally {
        await browser.close()
      }
    })
  },
}

async function measure(browser: Browser, base: string, path: string): Promise<Figure[]> {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  try {
    await page.goto(base + path, { waitUntil: 'networkidle' })
    const figures: Figure[] = [
      {
        what: `${path}, JavaScript before use`,
        value: await kilobytes(scripts),
        unit: 'kB',
        target: beforeUse,
        note: `${scripts.size} files; in the page itself ${(await inlineKilobytes(page)).toFixed(1)} kB more`,
      },
    ]
    const islands = await page.locator('[data-island]:visible').all()
    for (const island of islands) await island.dispatchEvent('pointerover')
    if (islands.length === 0) return figures
    await page.locator('[data-island][data-awake]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const value = await kilobytes(scripts)
    return [...figures, { what: `${path}, with its island`, value, unit: 'kB', target: withIsland }]
  } finally {
    await page.close()
  }
}

async function kilobytes(addresses: Iterable<string>): Promise<number> {
  let sum = 0
  for (const address of addresses) sum += gzipSync(await (await fetch(address)).text(), { level: 9 }).length
  return sum / 1000
}

async function inlineKilobytes(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src])').allTextContents()
  return gzipSync(texts.join('')).length / 1000
}
