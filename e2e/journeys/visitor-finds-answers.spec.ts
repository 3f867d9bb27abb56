import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

const words = {
  ru: { asked: 'паспортные', unknown: 'тыквенный суп', mistyped: 'rfhgbycrbq', person: 'Карпинский' },
  en: { asked: 'passports', unknown: 'pumpkin soup', mistyped: 'Karpinskyi', person: 'Karpinsky' },
}

for (const locale of ['ru', 'en'] as Locale[]) {
  test(`a visitor reaches every public page from the menu in ${locale}`, async ({ browser }) => {
    test.slow()
    const visitor = await Visitor.arrive(browser, locale, { width: 360 })
    const { page } = visitor
    await visitor.open('/')
    const menu = page.locator('header details')
    await menu.locator('summary').click()
    // Links inside a closed menu have no role, so look for elements.
    const links = menu.locator('li a')
    await expect(links.first()).toBeVisible()
    const paths = await links.evaluateAll(anchors =>
      anchors.map(anchor => (anchor instanceof HTMLAnchorElement ? anchor.pathname : '')),
    )
    expect(paths.length).toBeGreaterThanOrEqual(17)
    for (const [index, path] of paths.entries()) {
      if (index > 0) await menu.locator('summary').click()
      await links.nth(index).click()
      await page.waitForURL(`**${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(menu, 'the menu closes behind the visitor').not.toHaveAttribute('open')
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'page')
      await visitor.expectAccessible()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await visitor.leave()
  })

  test(`a visitor searches the whole site from the header in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 360 })
    const { page } = visitor
    await visitor.open('/')
    // On a phone the field is the first thing in the menu.
    await page.locator('header details summary').click()
    const menuField = page.locator('header').getByRole('searchbox')
    await menuField.fill(words[locale].asked)
    await menuField.press('Enter')
    await page.waitForURL('**/search?q=*')
    const field = page.locator('main').getByRole('searchbox')
    await field.fill('')
    await field.pressSequentially('Karpinskiy', { delay: 30 })
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      visitor.say(m.page_title_speakers),
    )
    await visitor.expectAccessible()
    // The address answers the same without the island.
    await field.press('Enter')
    await page.waitForURL('**/search?q=Karpinskiy')
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      visitor.say(m.page_title_speakers),
    )
    await field.fill(words[locale].unknown)
    await expect(
      page.getByRole('heading', {
        name: visitor.say(m.programme_search_none, { query: words[locale].unknown }),
      }),
    ).toBeVisible()
    await visitor.expectAccessible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    await visitor.leave()
  })

  test(`a visitor finds a speaker by a name typed wrong in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    await visitor.open('/speakers')
    const people = page.locator('[data-speaker]:visible')
    await expect(people).toHaveCount(120)
    await page.getByRole('searchbox').fill(words[locale].mistyped)
    await expect(people).toHaveCount(1)
    await expect(people).toContainText(words[locale].person)
    await expect(page).toHaveURL(/\?q=/)
    await page.reload()
    await expect(people).toHaveCount(1)
    await visitor.leave()
  })

  test(`a visitor finds an answer and passes it on in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    await visitor.open('/faq')
    const search = page.getByRole('searchbox')
    const questions = page.locator('main details:visible')
    const all = await questions.count()
    await search.fill(words[locale].asked)
    await expect.poll(() => questions.count()).toBeLessThan(all)
    const found = await questions.count()
    expect(found).toBeGreaterThan(0)
    await expect(page.getByRole('status').first()).toHaveText(visitor.say(m.site_faq_found, { count: found }))
    await questions.first().locator('summary').click()
    const address = await questions
      .first()
      .getByRole('link', { name: visitor.say(m.site_faq_copy) })
      .getAttribute('href')

    await expect(page).toHaveURL(/\?q=/)

    await search.fill(words[locale].unknown)
    await expect(visitor.heading(m.site_faq_nothing)).toBeVisible()
    await visitor.link(m.site_faq_clear).click()
    await expect(questions).toHaveCount(all)

    await page.goto('about:blank')
    await visitor.open(`/faq${address}`)
    await expect(page.locator(`[id="${address?.slice(1)}"]`)).toBeInViewport()
    // A question that lies half under the pinned header counts as too small to hit.
    await page.evaluate(() => window.scrollTo(0, 0))
    await visitor.expectAccessible()
    await visitor.leave()
  })
}
