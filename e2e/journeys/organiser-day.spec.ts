import type { Locator } from '@playwright/test'
import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, organiserPhones } from '../fixtures/organiser.ts'
import { organiserWork } from '../fixtures/organiser-work.ts'

type Role = keyof typeof organiserPhones

/** Where the role goes by the palette in the middle of its day. */
const lookedFor: Record<Role, typeof m.team_title> = {
  admin: m.team_title,
  committee: m.organiser_nav_decisions,
  finance: m.organiser_nav_invoices,
  security: m.page_title_organiser_watch_list,
  support: m.chats_nav,
  content: m.content_nav_programme,
  logistics: m.page_title_organiser_transfers,
  gate: m.page_title_organiser_passes,
}

/** The camera is allowed to the gate's own document alone, which has no rail. */
const withoutRail = '/organizer/gate'

/** Parts that axe has looked at with the first role that opens them; the other roles have the same page. */
const checked = new Set<string>()

const pathsOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname))

for (const role of Object.keys(organiserPhones) as Role[])
  for (const [locale, width] of [
    ['ru', 1440],
    ['en', 1024],
  ] as const)
    test(`the day of the ${role}: every part of the rail, from the first to the last (${locale}, ${width})`, async ({
      browser,
    }) => {
      test.slow(role === 'admin', 'the admin has every part of the console')
      const organiser = await Visitor.arrive(browser, locale, { width })
      const { page } = organiser
      const rail = page.getByRole('navigation', { name: organiser.say(m.organiser_console) })
      const title = page.getByRole('heading', { level: 1 })
      const settled = async () => {
        await expect(title).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
        // Nothing may be reached only by pushing the page sideways.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await openConsole(organiser, role)

      await test.step('the morning: what waits, the oldest first', async () => {
        await settled()
        await organiser.expectAccessible()
        // Whatever the overview leads to is a part that the role has.
        const [parts, led] = await Promise.all([pathsOf(rail), pathsOf(page.getByRole('main'))])
        expect(led.filter(path => !parts.includes(path))).toEqual([])
      })

      await test.step('each part opens whole', async () => {
        const paths = await pathsOf(rail)
        expect(paths.length).toBeGreaterThan(2)
        for (const path of paths.filter(path => !path.endsWith(withoutRail)))
          await test.step(path, async () => {
            await rail.locator(`a[href="${path}"]`).click()
            await page.waitForURL(url => url.pathname === path)
            await settled()
            if (locale !== 'ru' || checked.has(path)) return
            checked.add(path)
            await organiser.expectAccessible()
          })
      })

      await test.step(organiserWork[role].words, () => organiserWork[role].does(organiser))

      await test.step('a part by the keyboard, and back', async () => {
        const word = lookedFor[role]
        await organiser.open('/organizer')
        await settled()
        await expect(rail.getByRole('link').first()).toBeVisible()
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('combobox', { name: organiser.say(m.palette_field) })).toBeFocused()
        await page.keyboard.type(organiser.say(word))
        await expect(page.getByRole('option', { selected: true })).toHaveText(organiser.say(word))
        await page.keyboard.press('Enter')
        await page.waitForURL(url => url.pathname.startsWith(organiser.path('/organizer/')))
        await settled()
        await page.goBack()
        await page.waitForURL(`**${organiser.path('/organizer')}`)
        await settled()
      })

      await test.step('the evening: the own log-in, and nothing of another role', async () => {
        await page.getByRole('link', { name: organiser.say(m.own_login_title) }).click()
        await expect(title).toHaveText(organiser.say(m.own_login_title))
        await settled()
        if (role === 'admin') return
        await organiser.open('/organizer/team')
        await expect(title).toBeVisible()
        await expect(page.getByRole('table')).toHaveCount(0)
      })
      await organiser.leave()
    })
