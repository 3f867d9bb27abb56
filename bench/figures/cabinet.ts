import { type Browser, chromium, type Page } from 'playwright-core'
import { browserPath } from '../../scripts/browser.mjs'
import { withApp } from '../app-process.ts'
import { logInAs, throttle } from '../browser-visit.ts'
import { type Figure, type Measurement, median } from '../figure.ts'

/** This demo participant is paid and verified, so every page has content. */
const phone = '+79001000003'

const pages = [
  '/account/badge',
  '/account/photo',
  '/account/passport',
  '/account/payment',
  '/account/documents',
  '/account/hotels',
  '/account/transfer',
  '/account/profile',
  '/account/contact',
  '/account/settings',
  '/account/chat',
  '/account',
]

const target = { limit: 1000, direction: 'at most' } as const
const rounds = 3
const pauseMs = 1500

/** Measures from the tap on a section until its heading and data are there and no placeholder is left. */
export const cabinetMeasurement: Measurement = {
  name: 'cabinet',
  title: 'the pages of the cabinet on a throttled phone, after log-in',
  measure() {
    const executablePath = browserPath()
    if (!executablePath) return Promise.resolve([{ remark: 'no Chromium here: the cabinet is left out' }])
    return withApp({ mode: 'demo', seeded: true }, async app => {
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      })
      try {
        return await measureAll(browser, `http://127.0.0.1:${app.port}`)
      } finally {
        await browser.close()
      }
    })
  },
}

async function measureAll(browser: Browser, base: string): Promise<Figure[]> {
  const seen = new Map<string, number[]>(pages.map(path => [path, []]))
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
    const page = await context.newPage()
    await logInAs(page, base, { phone, landing: '/account' })
    await throttle(page)
    for (const path of pages) seen.get(path)?.push(await openSection(page, path))
    await context.close()
  }
  const times = [...seen].map(([path, values]) => ({ path, time: median(values) }))
  const slowest = times.reduce((one, other) => (other.time > one.time ? other : one))
  return [
    { what: 'cabinet page usable, the slowest', value: slowest.time, unit: 'ms', target, note: slowest.path },
    ...times.map(({ path, time }): Figure => ({ what: path, value: time, unit: 'ms' })),
  ]
}

/** Follows the app's own link from another page, as a tap does. The links of the phone's menu are in the page even while its sheet is closed. */
async function openSection(page: Page, path: string): Promise<number> {
  // The open stream of events keeps the network from ever being idle, so the pause is a fixed time.
  await page.waitForTimeout(pauseMs)
  return page.evaluate(async to => {
    const heading = () => document.querySelector('h1')?.textContent
    const left = heading()
    // The address changes before the page does.
    const usable = () =>
      window.location.pathname === to &&
      heading() !== left &&
      heading() !== undefined &&
      document.querySelector('[aria-busy=true], .animate-pulse') === null
    const startedAt = performance.now()
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
    if (!link) throw new Error(`no link leads to ${to}`)
    link.click()
    while (!usable()) {
      if (performance.now() - startedAt > 20_000) throw new Error(`${to} did not come`)
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - startedAt
  }, path)
}
