import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { m } from '#messages/compiled/messages.js'
import { browserPath } from '../../scripts/browser.mjs'
import { expect, test, Visitor } from '../fixtures/journey.ts'

/** The scripts and hints to scripts of a page. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
}

test('every public page is its HTML with one small script', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const english = await (await request.get('/en/sitemap.xml')).text()
  const listed = [...`${sitemap}${english}`.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  )
  const guids = /[0-9a-f]{8}-/
  // One record of each kind and language is enough.
  const seen = new Set<string>()
  const paths = listed.filter(path => {
    const kind = guids.test(path) ? path.replace(/\/[^/]*$/, '/:guid') : path
    return !seen.has(kind) && seen.add(kind)
  })
  expect(paths.length).toBeGreaterThan(40)
  const scripts = new Set<string>()
  for (const path of [...paths, '/nowhere', '/footer', '/faq?q=a%20b', '/program?q=soc']) {
    const answer = await request.get(path)
    const html = await answer.text()
    const named = scriptsOf(html)
    // The script of the site, and what it shares with islands.
    expect(named.length, path).toBeLessThanOrEqual(2)
    for (const file of named) scripts.add(file)
    expect(html, path).not.toMatch(/__reactRouter|\.data\b/)
    const policy = answer.headers()['content-security-policy'] ?? ''
    // The one that every page begins with, and on the survey's page the one that shows a kept result.
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){1,2};/)
    expect(answer.headers()['speculation-rules'], path).toBe('"/speculation-rules.json"')
    if (answer.status() === 200) expect(answer.headers()['cache-control'], path).not.toContain('no-store')
    if (path.includes('?')) expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
  expect(scripts.size).toBeLessThanOrEqual(2)
  let sent = 0
  for (const file of scripts) {
    const script = await request.get(file)
    expect(script.headers()['cache-control']).toContain('immutable')
    sent += gzipSync(await script.body()).length
  }
  // product.md §11: before a page is used.
  expect(sent).toBeLessThan(15_000)
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect((await rules.json()).prerender).toHaveLength(1)
})

test('an island that does not come leaves the page usable', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  const { page } = visitor
  await page.route(/\/assets\/(?!site-script|kept-).*\.js$/, route => route.abort())
  await visitor.open('/faq')
  await expect(page.getByText(visitor.say(m.site_search_by_enter))).toBeHidden()
  const search = page.getByRole('searchbox')
  const questions = page.locator('main details:visible')
  const all = await questions.count()
  await search.fill('паспортные')
  await expect(page.getByText(visitor.say(m.site_search_by_enter))).toBeVisible()
  await search.press('Enter')
  await page.waitForURL(/\?q=/)
  expect(await questions.count()).toBeLessThan(all)

  await visitor.open('/program')
  await page.locator('a[data-session]').first().click()
  await page.waitForURL(/\/program\/[0-9a-f-]{36}$/)
  await page.goBack()
  await visitor.open('/speakers')
  await page.locator('a[data-speaker]').first().click()
  await page.waitForURL(/\/speakers\/[0-9a-f-]{36}$/)
  await visitor.open('/media')
  await page.locator('a[data-video=file]').first().click()
  await page.waitForURL(/\/api\/v2\/video\//)
  const film = page.locator('video')
  await expect
    .poll(() => film.evaluate(video => video instanceof HTMLVideoElement && video.readyState))
    .toBe(4)
  await visitor.leave()
})

test('back and forward keep the place', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru', { width: 360 })
  const { page } = visitor
  await visitor.open('/speakers')
  await page.locator('a[data-speaker]').nth(60).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(1000)
  await page.locator('a[data-speaker]').nth(60).click()
  await page.waitForURL(/\/speakers\/[0-9a-f-]{36}$/)
  await page.goBack()
  await page.waitForURL(/\/speakers$/)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(200)
  await page.goForward()
  await page.waitForURL(/\/speakers\/[0-9a-f-]{36}$/)
  await visitor.leave()
})

test('a page that the browser kept shows nobody’s name after a log-out', async () => {
  // Playwright's own browsers have no back-forward cache.
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const visitor = await Visitor.arrive(browser, 'ru')
    const { page } = visitor
    await page.addInitScript(() => {
      addEventListener('pageshow', event => {
        document.documentElement.dataset.kept = String(event.persisted)
      })
    })
    await visitor.open('/login')
    // A phone that no other journey uses: each gets five codes an hour.
    await visitor.logIn('+79001020358')
    await page.waitForURL('**/account/group')
    await visitor.open('/faq')
    const green = page.locator('header a[data-apply]:visible').first()
    await expect(green.locator('[data-kind=cabinet]')).not.toHaveClass(/invisible/)
    await page.evaluate(address => location.assign(address), '/account/logout')
    await visitor.button(m.auth_logout).click()
    await expect(page).toHaveURL(url => url.pathname === '/login')
    await expect(page.getByText(visitor.say(m.auth_farewell_title), { exact: true })).toBeVisible()
    // A page that was kept is not loaded a second time.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    await expect(page).toHaveURL(/\/faq$/)
    await expect(green.locator('[data-kind=apply]')).not.toHaveClass(/invisible/)
    await expect(green.locator('[data-kind=cabinet]')).toHaveClass(/invisible/)
    await visitor.leave()
  } finally {
    await browser.close()
  }
})
