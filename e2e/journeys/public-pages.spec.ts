import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

const pages = [
  '/',
  '/registration',
  '/conditions',
  '/offer',
  '/privacy',
  '/faq',
  '/venue',
  '/contacts',
  '/archive',
  '/login',
  '/signup',
  '/organizer/login',
  '/dev/ui',
  '/dev/outbox',
]

for (const locale of ['ru', 'en'] as Locale[])
  test(`public pages hinder nobody in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 360 })
    for (const plain of pages) {
      await visitor.open(plain)
      await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await visitor.expectAccessible()
      const wider = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(wider, `${plain} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await visitor.leave()
  })

for (const locale of ['ru', 'en'] as Locale[])
  test(`the home page leads to the programme and to the venue without a script in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390, script: false })
    const { page } = visitor
    await visitor.open('/')
    const blocks = [
      m.home_audience_title,
      m.site_highlights_title,
      m.site_speakers_title,
      m.site_partners_title,
      m.home_venue_title,
      m.home_dates_title,
      m.home_calls_title,
    ]
    const places: number[] = []
    for (const block of blocks) {
      const box = await page.getByRole('heading', { level: 2, name: visitor.say(block) }).boundingBox()
      places.push(Math.round(box?.y ?? -1))
    }
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    // V39: something of the programme stands within two and a half screens of a phone.
    expect(places[1]).toBeLessThan(2100)
    const call = page.locator('main a[href^="mailto:partners@"]')
    await expect(call).toHaveAttribute('href', /\?subject=\S+/)

    await visitor.link(m.home_venue_way).click()
    await page.waitForURL(`**${visitor.path('/venue')}`)
    await expect(page.getByRole('img', { name: visitor.say(m.venue_plan_label) })).toBeVisible()
    const numbers = await page.locator('#plan-list li').count()
    expect(numbers).toBe(10)
    await expect(page.locator('svg[role=img] text').filter({ hasText: /^10$/ })).toHaveCount(1)
    await page.locator('#halls a').first().click()
    await page.waitForURL(/\/program\?day=all&hall=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.leave()
  })

test('back keeps the place on the home page', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const visitor = await Visitor.arrive(browser, 'ru', { width })
    const { page } = visitor
    await visitor.open('/')
    const speaker = page.locator('main a[href^="/speakers/"]').last()
    await speaker.scrollIntoViewIfNeeded()
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await place()
    expect(before).toBeGreaterThan(900)
    await speaker.click()
    await page.waitForURL(/\/speakers\/[0-9a-f-]{36}$/)
    await page.goBack()
    await page.waitForURL(url => url.pathname === '/')
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(20)
    await visitor.leave()
  }
})

test('an unknown path shows the 404 screen and one way home', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  const response = await visitor.page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(visitor.heading(m.error_title_404)).toBeVisible()
  await expect(visitor.page.getByText(visitor.say(m.error_message_404))).toBeVisible()
  await expect(visitor.page).toHaveTitle(new RegExp(visitor.say(m.error_title_404)))
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex, nofollow, noarchive',
  )
  await visitor.button(m.go_home).click()
  await visitor.page.waitForURL('**/')
  await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await visitor.leave()
})

test('the home page speaks the language of the page it was reached from', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'en')
  const title = visitor.page.getByRole('heading', { level: 1 })
  await visitor.open('/')
  const opened = (await title.textContent()) ?? ''
  await visitor.open('/speakers')
  await visitor.page.locator('header').getByRole('link').first().click()
  await visitor.page.waitForURL('**/en')
  await expect(title).toHaveText(opened)
  await visitor.leave()
})

test('a stranger is sent to the right log-in and back', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'en')
  await visitor.open('/account/payment')
  await visitor.page.waitForURL('**/en/login?redirect=%2Fen%2Faccount%2Fpayment')
  await visitor.open('/staff/vehicles')
  await visitor.page.waitForURL('**/en/staff/login?redirect=%2Fen%2Fstaff%2Fvehicles')
  await visitor.open('/signup/personal')
  await visitor.page.waitForURL('**/en/signup')
  await visitor.open('/account/payment')
  await visitor.logIn('+79001178152')
  await visitor.page.waitForURL('**/en/account/payment')
  await visitor.leave()
})

test('a visitor who changes the language before the page is alive keeps where the visit came from', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  await visitor.page.route('**/assets/*.js', () => {})
  await visitor.page.goto('/registration?utm_source=letter', { waitUntil: 'commit' })
  await visitor.page
    .getByRole('link', { name: visitor.say(m.language_switch) })
    .first()
    .click({ noWaitAfter: true })
  await visitor.page.waitForURL('**/en/registration', { waitUntil: 'commit' })
  expect(await visitor.page.evaluate(() => window.localStorage.getItem('utm'))).toBe(
    '{"utm_source":"letter"}',
  )
  await visitor.leave()
})

test('the language switch keeps the page and the choice', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  await visitor.open('/registration?utm_source=letter')
  const other = visitor.page.getByRole('link', { name: visitor.say(m.language_switch) }).first()
  await other.click()
  await visitor.page.waitForURL('**/en/registration?utm_source=letter')
  await visitor.page.goto('/')
  await visitor.page.waitForURL('**/en')
  expect(await visitor.page.evaluate(() => window.localStorage.getItem('utm'))).toBe(
    '{"utm_source":"letter"}',
  )
  await visitor.leave()
})
