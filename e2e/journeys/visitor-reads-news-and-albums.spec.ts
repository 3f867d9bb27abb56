import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

for (const locale of ['ru', 'en'] as Locale[]) {
  test(`a visitor finds a speaker and reads about them in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    await visitor.open('/speakers')
    await visitor.expectAccessible()
    await expect(page.locator('[data-speaker]')).toHaveCount(120)

    // In the other script than the page's.
    await page.getByRole('searchbox').fill(locale === 'ru' ? 'karpinsky' : 'карпинский')
    const speaker = page.locator('[data-speaker]:visible')
    await expect(speaker).toHaveCount(1)
    await expect(page).toHaveURL(/[?&]q=/)

    await speaker.click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: visitor.say(m.speakers_sessions) })).toBeVisible()
    await expect(page).toHaveURL(/[?&]speaker=[0-9a-f-]{36}/)
    await visitor.expectAccessible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(speaker).toBeFocused()

    await speaker.click()
    await panel.getByRole('link', { name: visitor.say(m.speakers_open_page) }).click()
    await page.waitForURL(`**${visitor.path('/speakers')}/*`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Карпинский|Karpinsky/)
    await visitor.expectAccessible()
    await visitor.leave()
  })

  test(`a visitor reads the news in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 360 })
    const { page } = visitor
    await visitor.open('/news')
    await visitor.expectAccessible()
    await page.getByRole('link', { name: visitor.say(m.news_next_page), exact: true }).click()
    await expect(page).toHaveURL(/[?&]page=2$/)
    await page
      .getByRole('navigation', { name: visitor.say(m.news_topics) })
      .getByRole('link', { name: new RegExp(visitor.say(m.news_topic_press)) })
      .click()
    await expect(page).toHaveURL(/\?topic=press$/)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(`**${visitor.path('/news')}/*`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.expectAccessible()

    const missing = await page.goto(visitor.path('/news?topic=gossip'))
    expect(missing?.status()).toBe(404)
    await expect(page.getByText(visitor.say(m.error_message_404))).toBeVisible()

    const feed = await page.request.get(visitor.path('/news.xml'))
    const items = await page.evaluate(
      xml => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml')
        return parsed.querySelector('parsererror') ? 'broken' : parsed.querySelectorAll('item').length
      },
      await feed.text(),
    )
    // Journeys of editors may have published news meanwhile.
    const all = await page.request.get('/api/v2/news')
    expect(items).toBe((await all.json()).total)
    expect(items).toBeGreaterThanOrEqual(24)
    await visitor.leave()
  })
}

test('a visitor looks at an album with the keyboard alone', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  const { page } = visitor
  await visitor.open('/album')
  await visitor.expectAccessible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\?album=/)
  const thumbs = page.locator('a[data-picture]')
  await expect(thumbs.nth(1)).toBeVisible()
  const total = await thumbs.count()
  const counter = (number: number) =>
    page.getByRole('dialog').getByText(visitor.say(m.gallery_counter, { number, total }))
  await thumbs.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(counter(2)).toBeVisible()
  await expect(page).toHaveURL(/[?&]picture=2$/)
  await visitor.expectAccessible()
  await page.keyboard.press('ArrowRight')
  await expect(counter(3)).toBeVisible()
  await page.keyboard.press('End')
  await expect(counter(total)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(counter(1)).toBeVisible()
  await page.reload()
  await expect(counter(1)).toBeVisible()
  await expect(page.locator('[data-open-picture]')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(thumbs.first()).toBeFocused()
  await visitor.open('/photo')
  await visitor.expectAccessible()
  await visitor.leave()
})

test('a video is asked for when somebody wants to watch it', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'en')
  const { page } = visitor
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await visitor.open('/media')
  await visitor.expectAccessible()
  expect(asked.filter(address => /\/api\/v2\/video\//.test(address))).toEqual([])
  await page.locator('a[href^="/api/v2/video/"]').first().click()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate(element => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate(element => Math.round((element as HTMLVideoElement).duration))).toBe(20)
  const here = new URL(page.url()).origin
  expect(asked.filter(address => !address.startsWith(here) && !address.startsWith('data:'))).toEqual([])
  await visitor.leave()
})
