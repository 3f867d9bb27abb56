import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

const words = {
  ru: {
    final: /Финал демодня/,
    topic: 'SOC и\\sмониторинг',
    zone: 'московское время, UTC+3',
    second: '19\\sфевраля',
  },
  en: {
    final: /Demo day final/,
    topic: 'SOC and monitoring',
    zone: 'Moscow time, UTC+3',
    second: '19\\sFebruary',
  },
}

for (const locale of ['ru', 'en'] as Locale[]) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`sessions stand in the first screen of ${width} by ${height} in ${locale}`, async ({ browser }) => {
      const visitor = await Visitor.arrive(browser, locale, { width })
      const { page } = visitor
      await page.setViewportSize({ width, height })
      await visitor.open('/program')
      const box = await page.locator('a[data-session]').nth(1).boundingBox()
      expect(box && box.y + box.height).toBeLessThan(height)
      await expect(page.getByText(words[locale].zone).first()).toBeInViewport()

      // The bar stays, and says which day is read.
      await page.locator('a[data-session]').last().scrollIntoViewIfNeeded()
      const days = page.getByRole('navigation', { name: visitor.say(m.programme_days) })
      await expect(days.locator('[aria-current]')).toBeInViewport()
      await expect(
        page.getByRole('textbox', { name: visitor.say(m.programme_search_label) }),
      ).toBeInViewport()
      await expect(page.locator('main summary')).toBeInViewport()
      await visitor.leave()
    })

  test(`search, days and filters narrow together, and the files follow them, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 1440 })
    const { page } = visitor
    const { topic, final, second } = words[locale]
    await visitor.open('/program')
    await page.locator('main summary').click()
    // Before the island is awake a filter loads the page anew, with its filters closed.
    await expect(page.locator('[data-island][data-awake]')).toHaveCount(1)
    const chip = page.getByRole('group').getByRole('link', { name: new RegExp(`^${topic}`) })
    const count = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0])
    await chip.click()
    await page.waitForURL(/topic=soc/)
    const show = page.getByRole('link', { name: visitor.say(m.programme_filters_show, { count }) })
    await expect(show).toBeVisible()
    // What would find nothing cannot be chosen.
    await expect(page.locator('main details a[aria-disabled=true]').first()).toBeVisible()
    await show.click()
    await expect(page.locator('main details')).not.toHaveAttribute('open')
    await expect(page.locator('a[data-session]')).toHaveCount(count)

    await page.getByRole('link', { name: new RegExp(`^${second}`) }).click()
    await page.waitForURL(/day=2/)
    const shown = await page.locator('a[data-session]').count()
    expect(shown).toBeLessThan(count)
    await page.getByRole('textbox', { name: visitor.say(m.programme_search_label) }).fill('SOC')
    await page.waitForURL(/q=SOC/)
    expect(new URL(page.url()).searchParams.get('topic')).toBe('soc')
    expect(new URL(page.url()).searchParams.get('day')).toBe('2')
    await expect(page.locator('#programme-results a')).not.toHaveCount(0)

    const calendar = page.locator('a[data-file*="program.ics"]')
    await expect(calendar).toHaveAttribute('href', /day=2&topic=soc$/)
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
    expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(shown)

    // The demo day is a session like others.
    await visitor.open('/program?day=3')
    await page.getByRole('link', { name: final }).click()
    await expect(page.getByRole('dialog', { name: final })).toContainText('11:30')
    await visitor.leave()
  })
}

test('a session stands beside the programme, and Escape leads back to the card it was opened from last', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = visitor
  await visitor.open('/program?day=2')
  const card = (index: number) => page.locator('[data-programme] a[data-session]').nth(index)
  await card(1).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(words.ru.zone)).toBeVisible()
  const edge = (await panel.boundingBox())?.x ?? 0
  for (const index of [0, 1, 4]) {
    const box = await card(index).boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(edge)
  }
  // The header stays whole.
  const apply = page.locator('header a').last()
  await apply.click({ trial: true })
  await card(4).click()
  await expect(card(4)).toHaveAttribute('aria-current', 'true')
  await expect(card(1)).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(card(4)).toBeFocused()
  await visitor.expectAccessible()
  await visitor.leave()
})

test('paper has all days, or what was chosen', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru', { script: false })
  const { page } = visitor
  await visitor.open('/program')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Пятница, 20\u00a0февраля' })).toBeVisible()
  await expect(page.getByText(words.ru.final).locator('visible=true')).toHaveCount(1)
  await page.emulateMedia({ media: 'screen' })
  await visitor.open('/program?topic=soc&day=1')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Пятница, 20\u00a0февраля' })).toBeHidden()
  await expect(page.locator('a[data-session]:visible')).not.toHaveCount(0)
  await visitor.leave()
})
