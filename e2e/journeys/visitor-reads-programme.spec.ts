import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

const words = {
  ru: {
    mistyped: 'abibyu',
    meant: 'фишинг',
    hit: /Фишинг-тест не\sравен обучению/,
    track: 'Антифрод и\\sзащита клиента',
    talk: /Сигналы операторов связи/,
  },
  en: {
    mistyped: 'зршырштп',
    meant: 'phishing',
    hit: /A phishing test is not training/,
    track: 'Antifraud and customer protection',
    talk: /Signals from mobile operators/,
  },
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`a visitor searches and narrows the programme in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    const { mistyped, meant, hit, track, talk } = words[locale]
    await visitor.open('/program')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.expectAccessible()

    const field = page.getByRole('textbox', { name: visitor.say(m.programme_search_label) })
    await field.fill(mistyped.slice(0, 1))
    await expect(page.getByText(visitor.say(m.programme_search_hint))).toBeVisible()
    await field.fill(mistyped)
    await expect(page.getByText(visitor.say(m.programme_search_corrected, { query: meant }))).toBeVisible()
    await page.waitForURL(/\?q=/)
    await visitor.expectAccessible()
    await field.press('ArrowDown')
    await expect(page.getByRole('link', { name: hit })).toBeFocused()
    await page.keyboard.press('Enter')

    const panel = page.getByRole('dialog', { name: hit })
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('link', { name: visitor.say(m.programme_download_ics) })).toBeVisible()
    await visitor.expectAccessible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('link', { name: hit })).toBeFocused()
    await visitor.link(m.programme_search_clear).click()

    await page.locator('main summary').click()
    await visitor.expectAccessible()
    await page.getByRole('link', { name: new RegExp(`^${track}`) }).click()
    await page.waitForURL(/\?track=/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: talk })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: talk })).toBeHidden()
    await visitor.leave()
  })

test('a session has a page of its own, and addresses that the programme does not know are told', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'en', { width: 360 })
  const { page } = visitor
  await visitor.open('/program?day=2&hall=nowhere')
  await expect(page.getByRole('status').filter({ hasText: 'hall=nowhere' })).toBeVisible()
  const talk = page.getByRole('link', { name: words.en.talk })
  await talk.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('link', { name: visitor.say(m.programme_session_open) }).click()
  await page.waitForURL(/\/en\/program\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: words.en.talk })).toBeVisible()
  await visitor.expectAccessible()
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: visitor.say(m.programme_download_ics) }).getAttribute('href')) ??
      '',
  )
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  const unknown = await page.goto('/en/program/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10')
  expect(unknown?.status()).toBe(404)
  await visitor.leave()
})

test('a search that fails says so and is tried again', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  const { page } = visitor
  await page.route('**/api/v2/program/search?*', route => route.abort())
  await visitor.open('/program')
  await page.getByRole('textbox', { name: visitor.say(m.programme_search_label) }).fill('антифрод')
  await expect(visitor.heading(m.programme_search_failed)).toBeVisible()
  await page.unroute('**/api/v2/program/search?*')
  await visitor.button(m.programme_search_retry).click()
  await expect(page.getByRole('region', { name: visitor.say(m.programme_search_results) })).toBeVisible()
  await visitor.leave()
})
