import { readFileSync } from 'node:fs'
import { m } from '#messages/compiled/messages.js'
import { keptOnDevice } from '../fixtures/cabinet.ts'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** Demo participants, one for each language, so that neither finds what the other has planned. */
const phones: Record<Locale, string> = { ru: '+79001165374', en: '+79001189603' }

const titlesIn = (locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../../content/${locale}/2026/programmeSession.json`, import.meta.url), 'utf8'),
  ) as Record<string, { title: string }>

for (const locale of ['ru', 'en'] as Locale[])
  test(`a programme of one’s own: by hand with a clash, in the calendar, on the home page, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    const titles = titlesIn(locale)
    const fraud = titles['drops-economy']?.title ?? ''
    const siem = titles['siem-half-million-events']?.title ?? ''
    const own = page.getByRole('listitem')

    await test.step('a participant finds it in the account', async () => {
      await visitor.open('/login')
      await visitor.logIn(phones[locale])
      await page.waitForURL('**/account')
      await visitor.open('/account/programme')
      await expect(visitor.heading(m.page_title_account_programme)).toBeVisible()
      await visitor.expectAccessible()
    })

    await test.step('sessions are added by hand, and a clash is said at both', async () => {
      await empty(visitor)
      for (const title of [fraud, siem]) {
        const field = visitor.field(m.itinerary_add_label)
        const label = await field.getByRole('option').filter({ hasText: title }).textContent()
        await field.selectOption({ label: label ?? '' })
        await visitor.button(m.itinerary_add).click()
        await expect(own.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
      }
      await expect(page.getByText(visitor.say(m.itinerary_clashes, { count: 1 }))).toBeVisible()
      await visitor.expectAccessible()
      await page.getByRole('button', { name: visitor.say(m.itinerary_remove, { title: siem }) }).click()
      await expect(page.getByText(visitor.say(m.itinerary_clashes, { count: 1 }))).toBeHidden()
    })

    await test.step('it is still there after a reload', async () => {
      await page.reload()
      await expect(own.getByRole('link', { name: fraud, exact: true }).first()).toBeVisible()
    })

    await test.step('it opens without a network, as it was last read, and cannot be changed there', async () => {
      await keptOnDevice(visitor, '/account/programme')
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByText(visitor.say(m.itinerary_offline_title))).toBeVisible()
      await expect(own.getByRole('link', { name: fraud, exact: true }).first()).toBeVisible()
      await expect(visitor.field(m.itinerary_add_label)).toBeHidden()
      await page.context().setOffline(false)
      await page.reload()
      await expect(visitor.field(m.itinerary_add_label)).toBeVisible()
    })

    await test.step('a calendar reads it by an address that can be turned off', async () => {
      await visitor.button(m.itinerary_feed_open).click()
      const address = await visitor.field(m.itinerary_feed_label).inputValue()
      const calendar = await page.request.get(address)
      expect(calendar.headers()['content-type']).toContain('text/calendar')
      expect((await calendar.text()).replaceAll('\r\n ', '')).toContain('BEGIN:VEVENT')
      await visitor.expectAccessible()
      await visitor.button(m.itinerary_feed_close).click()
      await expect(visitor.field(m.itinerary_feed_label)).toBeHidden()
      expect((await page.request.get(address)).status()).toBe(404)
    })

    await test.step('the home page says what is next', async () => {
      await visitor.open('/account')
      await expect(visitor.heading(m.itinerary_next)).toBeVisible()
      await expect(page.getByRole('link', { name: fraud, exact: true }).first()).toBeVisible()
      await visitor.expectAccessible()
    })

    await test.step('the session’s page says whom it suits, and what to hear instead', async () => {
      await page.getByRole('link', { name: fraud, exact: true }).first().click()
      await expect(visitor.heading(m.recommend_why_title)).toBeVisible()
      await expect(visitor.heading(m.recommend_instead_title)).toBeVisible()
      const instead = page.getByRole('region', { name: visitor.say(m.recommend_instead_title) })
      await expect(instead.getByRole('link').first()).toBeVisible()
      await visitor.expectAccessible()
    })
    expect(visitor.faults).toEqual([])
  })

/** The demo may have seeded a plan: it is taken apart, one press at a time. */
async function empty(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const remove = page.getByRole('button', {
    name: new RegExp(`^${visitor.say(m.itinerary_remove, { title: '' }).split(/[«“]/)[0]}`),
  })
  await expect(visitor.field(m.itinerary_add_label)).toBeVisible()
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
}
