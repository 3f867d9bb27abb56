import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** Waits until the device has kept a page of the site. */
async function kept(visitor: Visitor, plain: string): Promise<void> {
  await expect
    .poll(
      () =>
        visitor.page.evaluate(async () => {
          const names = ['quorum-site', 'quorum-pages']
          const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
          return keys.flat().map(({ url }) => new URL(url).pathname)
        }),
      { timeout: 30_000 },
    )
    .toContain(visitor.path(plain))
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`what was opened is read without a network in ${locale}`, async ({ browser }) => {
    test.slow()
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    const context = page.context()
    await visitor.open('/program')
    await kept(visitor, '/program')
    await kept(visitor, '/offline')
    await page.locator('a[href*="/program/"]:visible').first().click()
    await page.waitForURL('**/program/*')
    const session = new URL(page.url()).pathname
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await visitor.open('/speakers?q=Karpinsky')
    await visitor.open('/conditions')
    await kept(visitor, '/conditions')

    await test.step('a search and private pages are not kept', async () => {
      const urls = await page.evaluate(async () =>
        (await (await caches.open('quorum-site')).keys()).map(({ url }) => url),
      )
      expect(urls.filter(url => /[?&]q=|account|organizer|login/.test(url))).toEqual([])
    })

    await context.setOffline(true)
    await test.step('a page that was read opens and says when it was kept', async () => {
      await page.goto(session)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const [sentence = ''] = visitor.say(m.offline_copy, { at: '' }).split('.')
      await expect(page.locator('main').getByRole('status').first()).toContainText(sentence)
      await visitor.open('/program')
      await expect(visitor.heading(m.page_title_program)).toBeVisible()
      await visitor.expectAccessible()
    })

    await test.step('another one leads to what is kept, and opens by itself with the network', async () => {
      await visitor.open('/partners')
      await expect(visitor.heading(m.page_title_offline)).toBeVisible()
      await expect(page.locator('[data-kept-pages] a', { hasText: title })).toBeVisible()
      await visitor.expectAccessible()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
      await page.locator('[data-kept-pages] a', { hasText: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await visitor.open('/partners')
      await context.setOffline(false)
      await expect(visitor.heading(m.page_title_partners)).toBeVisible({ timeout: 20_000 })
    })
    await visitor.leave()
  })
