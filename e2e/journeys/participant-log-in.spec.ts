import type { Page } from '@playwright/test'
import { m } from '#messages/compiled/messages.js'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** Of the demo: paid and verified; one for each language, since a phone gets five codes in an hour. */
const admitted = {
  ru: { phone: '+79001183769', name: /Яковлева/ },
  en: { phone: '+79001191158', name: /Dorodnova|Дороднова/ },
} as const

/** The ends of the keys under which the browser keeps a log-in. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap(place => Object.keys(place))
      .filter(key => /^quorum:(login|choice):/.test(key)),
  )
}

/** Paths of the cabinet that would open offline. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('quorum-pages')
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    return paths.filter(path => /^(\/en)?\/account/.test(path))
  })
}

/** Waits for the code of the other sections, which the cabinet loads one by one: what is on its way when the network goes is an error. */
async function sectionsLoaded(page: Page): Promise<void> {
  let before = -1
  let quiet = 0
  const quietFor = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    quiet = now === before ? quiet + 1 : 0
    before = now
    return quiet
  }
  // The browser waits for an idle moment before each section, so one quiet look is no end.
  await expect.poll(quietFor, { intervals: [1500], timeout: 45_000 }).toBeGreaterThanOrEqual(3)
}

/** An answer that was on its way when they were cleared sets them again. */
async function forgetCookies(tab: Page) {
  const left = async () => {
    await tab.context().clearCookies()
    await tab.waitForTimeout(1000)
    return tab.context().cookies()
  }
  await expect.poll(left).toEqual([])
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`one log-in for all tabs, and nothing stays behind it, in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    const { phone, name } = admitted[locale]
    const open = (tab: Page, path: string) => tab.goto(visitor.path(path))
    const draft = (tab: Page) => tab.getByRole('textbox', { name: visitor.say(m.chat_write), exact: true })
    const logOut = (tab: Page) => tab.getByText(visitor.say(m.auth_farewell_title), { exact: true })
    let other = page

    await visitor.open('/account/badge')
    await visitor.logIn(phone)
    await page.waitForURL('**/account/badge')

    await test.step('a new tab finds it', async () => {
      other = await page.context().newPage()
      await open(other, '/account/chat')
      await expect(other.getByText(name).first()).toBeVisible()
      await draft(other).fill('Draft of the second tab')
      await expect.poll(() => keptNames(other)).toContainEqual(expect.stringMatching(/:chat-draft:/))
    })

    await test.step('the badge is kept on the phone, with its pages', async () => {
      await page.getByLabel(visitor.say(m.badge_keep)).check()
      await visitor.expectAccessible()
      await expect.poll(() => keptNames(page)).toContainEqual(expect.stringMatching(/:badge-on-phone:/))
      await expect
        .poll(() => keptPages(page), { timeout: 20_000 })
        .toEqual(expect.arrayContaining([visitor.path('/account/badge'), visitor.path('/account')]))
    })

    await test.step('it opens without a network and without a log-in', async () => {
      for (const tab of [page, other]) await sectionsLoaded(tab)
      await forgetCookies(page)
      const alone = await page.context().newPage()
      await alone.context().setOffline(true)
      await open(alone, '/account/badge')
      await expect(alone.getByText(visitor.say(m.badge_offline_title))).toBeVisible()
      // Where the installed application starts.
      await open(alone, '/account')
      await alone.waitForURL(`**${visitor.path('/account/badge')}`)
      await expect(alone.getByText(visitor.say(m.badge_offline_title))).toBeVisible()
      await alone.context().setOffline(false)
      await alone.close()
    })

    await test.step('a browser that was closed has forgotten the log-in, also in tabs that come back', async () => {
      await open(page, '/account')
      await page.waitForURL(url => url.pathname === visitor.path('/login'))
      await expect(other.getByText(name)).toHaveCount(0)
      await expect.poll(() => keptNames(other)).toEqual([expect.stringMatching(/:badge-on-phone:/)])
      await visitor.logIn(phone)
      await page.waitForURL(`**${visitor.path('/account')}`)
    })

    await test.step('a log-out in one tab is a log-out in all', async () => {
      await open(other, '/account/chat')
      await expect(draft(other)).toHaveValue('')
      await draft(other).fill('Another draft')
      await open(page, '/account/logout')
      await expect(visitor.heading(m.auth_logout_question)).toBeVisible()
      await visitor.expectAccessible()
      // The address alone ends nothing.
      await expect(draft(other)).toHaveValue('Another draft')
      await visitor.button(m.auth_logout).click()
      await expect(logOut(page)).toBeVisible()
      await expect(page).toHaveURL(url => url.pathname === visitor.path('/login') && url.search === '')
      await other.waitForURL(url => url.pathname === visitor.path('/login'))
      await expect(logOut(other)).toBeVisible()
      await expect(other.getByText(name)).toHaveCount(0)
      for (const tab of [page, other]) expect(await keptNames(tab)).toEqual([])
      await expect.poll(() => keptPages(page)).toEqual([])
      // The browser's back button must show nobody's data either.
      await page.goBack()
      await page.waitForURL(url => url.pathname === visitor.path('/login'))
      await expect(page.getByText(name)).toHaveCount(0)
    })

    await test.step('a log-in that ends by itself says so and leads back', async () => {
      await open(page, '/account/settings')
      await visitor.logIn(phone)
      await page.waitForURL('**/account/settings')
      await expect(visitor.button(m.person_logout)).toBeVisible()
      await page.evaluate(() => {
        const key = 'quorum:login:participant:-:session'
        const session = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() + 4000 }))
      })
      await page.reload()
      await page.waitForURL(url => url.pathname === visitor.path('/login'))
      await expect(page.getByText(visitor.say(m.auth_ended_expired))).toBeVisible()
      await expect(page.getByText(visitor.say(m.auth_ended_back))).toBeVisible()
      await visitor.expectAccessible()
      await visitor.logIn(phone)
      await page.waitForURL('**/account/settings')
    })

    await test.step('log-out everywhere forgets the draft and the badge', async () => {
      await open(other, '/account/chat')
      await draft(other).fill('The last draft')
      await open(page, '/account/badge')
      await page.getByLabel(visitor.say(m.badge_keep)).check()
      await expect.poll(() => keptNames(page)).toContainEqual(expect.stringMatching(/:badge-on-phone:/))
      await open(page, '/account/settings')
      await visitor.button(m.person_logout).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(visitor.say(m.person_logout_end)).check()
      await dialog.getByRole('button', { name: visitor.say(m.person_logout) }).click()
      await expect(logOut(page)).toBeVisible()
      await other.waitForURL(url => url.pathname === visitor.path('/login'))
      for (const tab of [page, other]) expect(await keptNames(tab)).toEqual([])
      await expect.poll(() => keptPages(page)).toEqual([])
    })
    await visitor.leave()
  })
