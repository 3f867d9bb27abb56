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
      await visitor.expectAccessible({ inBoth: true })
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

test('an unknown path keeps the site around it, with a search and five ways on', async ({ browser }) => {
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
  const main = visitor.page.locator('main')
  await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(5)
  await expect(visitor.page.locator('header').getByRole('link', { name: 'English' })).toBeVisible()
  await visitor.expectAccessible()
  await main.getByRole('searchbox').fill('Карпинский')
  await main.getByRole('searchbox').press('Enter')
  await visitor.page.waitForURL('**/search?q=*')
  await expect(visitor.page.locator('main')).toContainText('Лев Карпинский')
  await visitor.page.goto('/news/8c2f6b0e-3b7a-4c0e-9a53-f2b8c1d47e20')
  await expect(visitor.page.locator('header').getByRole('link', { name: 'English' })).toBeVisible()
  await visitor.button(m.go_home).click()
  await visitor.page.waitForURL('**/')
  await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await visitor.leave()
})

test('an obvious mistake in an address is led right, and an unreadable one to a page', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'en')
  const { page } = visitor
  for (const [typed, meant] of [
    ['/en/programme', '/en/program'],
    ['/en/Schedule/?day=2', '/en/program?day=2'],
    ['/committee', '/comitet'],
    ['/en/speakers/', '/en/speakers'],
    ['/en/program?q=%00', '/en/program'],
    ['/en/speakers?q=%00&topic=soc', '/en/speakers'],
  ] as const) {
    await page.goto(typed)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search, typed).toBe(meant)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  await visitor.leave()
})

test('the header keeps its links, the language and the button wherever there is room', async ({
  browser,
}) => {
  for (const locale of ['ru', 'en'] as Locale[])
    for (const [width, links] of [
      [1920, 5],
      [1440, 5],
      [1024, 5],
      [768, 2],
      [390, 0],
      [360, 0],
    ] as const) {
      const visitor = await Visitor.arrive(browser, locale, { width })
      await visitor.open('/news')
      const header = visitor.page.locator('header')
      const at = `${width} px, ${locale}`
      await expect(header.locator('nav > ul > li:visible'), at).toHaveCount(links)
      const mustBeSeen = [
        header.getByRole('link', { name: visitor.say(m.language_switch) }),
        header.locator('a[data-apply]:visible'),
        header.locator('summary'),
      ]
      for (const seen of mustBeSeen) {
        const box = await seen.boundingBox()
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, at).toBe(true)
      }
      // The name of the forum is whole: its longest word is not broken.
      const name = await header.getByRole('link').first().boundingBox()
      expect(name?.height ?? 0, at).toBeLessThanOrEqual(48)
      const wider = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(wider, at).toBeLessThanOrEqual(0)
      await visitor.leave()
    }
})

test('an English browser on a Russian page is told of the English one, until a language is chosen', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = visitor
  const told = page.getByText('This page is in English too')
  await page.goto('/speakers')
  await expect(told).toBeInViewport()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Close and stay with Russian' }).click()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(told).toBeHidden()
  await page.context().clearCookies()
  await page.goto('/speakers?topic=soc')
  await page.getByRole('link', { name: 'Read it in English' }).click()
  await page.waitForURL('**/en/speakers?topic=soc')
  await expect(told).toHaveCount(0)
  await visitor.leave()
  const reader = await Visitor.arrive(browser, 'ru', { width: 390 })
  await reader.open('/speakers')
  await expect(reader.page.getByText('This page is in English too')).toBeHidden()
  await reader.leave()
})

const read = ['/', '/conditions', '/archive', '/faq', '/partners', '/privacy']

for (const locale of ['ru', 'en'] as Locale[])
  test(`texts are set to be read in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 1440 })
    for (const plain of read) {
      await visitor.open(plain)
      const { lines, tabular, hidden } = await visitor.page.evaluate(measureTexts)
      expect(lines, `${plain}: characters in a line, of whole paragraphs`).not.toContainEqual(
        expect.objectContaining({ tooLong: true }),
      )
      expect(tabular, `${plain}: figures of equal width outside tables`).toEqual([])
      // Pictures of whole pages, as press and archives take them, would be empty there.
      expect(hidden, `${plain}: left out until it is near the screen`).toBe(0)
    }
    await visitor.leave()
  })

/** Runs in the page: how many characters a line of each long paragraph has, and what the style sheet does to figures. */
function measureTexts() {
  const lines: { start: string; average: number; tooLong: boolean }[] = []
  for (const text of document.querySelectorAll('main p, main li')) {
    if (text.querySelector('p, ul, ol, div, article') || text.closest('details:not([open]), nav')) continue
    const rows = new Map<number, number>()
    const range = document.createRange()
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        const row = Math.round(box.bottom / 8)
        if (box.width > 0) rows.set(row, (rows.get(row) ?? 0) + 1)
      }
    const whole = [...rows.values()].slice(0, -1)
    if (whole.length < 2) continue
    const average = Math.round(whole.reduce((sum, count) => sum + count) / whole.length)
    lines.push({ start: text.textContent?.slice(0, 40) ?? '', average, tooLong: average > 75 })
  }
  const all = [...document.querySelectorAll('main *, footer *')]
  const styleOf = (element: Element) => getComputedStyle(element)
  return {
    lines,
    tabular: all
      .filter(element => !element.closest('table') && styleOf(element).fontVariantNumeric.includes('tabular'))
      .map(({ textContent }) => textContent?.slice(0, 40)),
    hidden: all.filter(element => styleOf(element).contentVisibility === 'auto').length,
  }
}

test('drawn pictures have a dark version, and partners a mark in the language of the page', async ({
  browser,
}) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  const { page } = visitor
  const picture = page.locator('main img').first()
  const filter = () => picture.evaluate(element => getComputedStyle(element).filter)
  for (const path of ['/partners', '/speakers', '/news', '/album']) {
    await page.goto(path)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(filter, { message: path }).toBe('none')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(filter, { message: path }).toContain('invert')
  }
  const marks = async (path: string) => {
    await page.goto(path)
    return page
      .locator('main img')
      .evaluateAll(all => all.map(element => element.getAttribute('data-picture') ?? ''))
  }
  expect((await marks('/partners')).some(mark => mark.includes('/en/'))).toBe(false)
  expect((await marks('/en/partners')).every(mark => mark.includes('/en/'))).toBe(true)
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
  await visitor.logIn('+79001165374')
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
