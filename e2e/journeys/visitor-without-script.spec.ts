import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

const words = {
  ru: {
    mistyped: 'abibyu',
    hit: /Фишинг-тест не\sравен обучению/,
    track: 'Антифрод и\\sзащита клиента',
    talk: /Сигналы операторов связи/,
    person: 'karpinsky',
    asked: 'паспортные',
    unknown: 'тыквенный суп',
  },
  en: {
    mistyped: 'зршырштп',
    hit: /A phishing test is not training/,
    track: 'Antifraud and customer protection',
    talk: /Signals from mobile operators/,
    person: 'карпинский',
    asked: 'passports',
    unknown: 'pumpkin soup',
  },
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`every search and filter answers without a script in ${locale}`, async ({ browser }) => {
    test.slow()
    const visitor = await Visitor.arrive(browser, locale, { width: 360, script: false })
    const { page } = visitor
    const { mistyped, hit, track, talk, person, asked, unknown } = words[locale]

    await visitor.open('/program')
    const field = page.getByRole('textbox', { name: visitor.say(m.programme_search_label) })
    await field.fill(mistyped)
    await field.press('Enter')
    await page.waitForURL(/\?q=/)
    await page.getByRole('link', { name: hit }).click()
    await expect(page.getByRole('heading', { level: 1, name: hit })).toBeVisible()
    await page.goBack()
    await visitor.link(m.programme_search_clear).click()
    await page.locator('main summary').click()
    await page.getByRole('link', { name: new RegExp(`^${track}`) }).click()
    await page.waitForURL(/\?track=/)
    await expect(page.getByRole('link', { name: talk })).toHaveCount(1)
    await visitor.open('/program?day=2&hall=nowhere')
    await expect(page.getByRole('status').filter({ hasText: 'hall=nowhere' })).toBeVisible()

    await visitor.open('/speakers')
    const all = page.locator('[data-speaker]:visible')
    await expect(all).toHaveCount(120)
    await page.getByRole('searchbox').fill(person)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/\?q=/)
    await expect(all).toHaveCount(1)
    await all.click()
    await page.waitForURL(`**${visitor.path('/speakers')}/*`)
    await visitor.open('/speakers?topic=antifraud')
    const ofTopic = await all.count()
    expect(ofTopic).toBeGreaterThan(0)
    expect(ofTopic).toBeLessThan(120)

    await visitor.open('/faq')
    const questions = page.locator('main details:visible')
    const known = await questions.count()
    await page.getByRole('searchbox').fill(asked)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/\?q=/)
    const found = await questions.count()
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(known)
    await expect(page.getByText(visitor.say(m.site_faq_found, { count: found }))).toBeVisible()
    await questions.first().locator('summary').click()
    await page.getByRole('searchbox').fill(unknown)
    await page.getByRole('searchbox').press('Enter')
    await expect(visitor.heading(m.site_faq_nothing)).toBeVisible()
    await visitor.link(m.site_faq_clear).click()
    await expect(questions).toHaveCount(known)

    await visitor.open('/album')
    await page.getByRole('article').first().getByRole('link').click()
    await page.locator('a[data-picture]').nth(1).click()
    await page.waitForURL(/[?&]picture=2$/)
    await page
      .locator('figure')
      .getByRole('link', { name: visitor.say(m.gallery_next) })
      .click()
    await page.waitForURL(/[?&]picture=3$/)
    const missing = await page.goto(`${page.url().replace(/picture=3$/, 'picture=999')}`)
    expect(missing?.status()).toBe(404)

    await visitor.open('/')
    await page.locator('header details summary').click()
    await page.locator('header details').getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.leave()
  })

test('an address says the same with a script and without', async ({ browser }) => {
  const addresses = [
    '/program?day=2',
    '/program?q=фишинг',
    '/program?topic=soc&day=1',
    '/speakers?q=банк&topic=antifraud',
    '/faq?q=счёт',
    '/news?topic=press',
  ]
  const seen = async (script: boolean) => {
    const visitor = await Visitor.arrive(browser, 'ru', { script })
    const found: string[][] = []
    for (const address of addresses) {
      await visitor.page.goto(address)
      if (script) {
        // The island takes over the field that the server rendered.
        const field = visitor.page.locator('main input[name=q]')
        if (await field.count()) {
          await field.focus()
          await expect(visitor.page.locator('[data-island][data-awake]')).toHaveCount(1)
        }
      }
      // Favourites are kept by the device, which needs a script for it.
      const links = 'main a:visible:not([href*="mine="]), main summary:visible'
      found.push(await visitor.page.locator(links).allTextContents())
    }
    await visitor.leave()
    return found
  }
  expect(await seen(true)).toEqual(await seen(false))
})
