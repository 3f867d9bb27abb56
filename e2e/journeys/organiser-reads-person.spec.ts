import type { Route } from '@playwright/test'
import type { SentMessage } from '#contract/organiser-message.ts'
import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { enrolPasskey, plugInAuthenticator } from '../fixtures/second-factor.ts'
import { inviteOrganiser } from '../fixtures/team.ts'

const pageSize = 20
const all = pageSize + 3

/** Nobody of the demo was written to so often, so the browser is answered for the server; test/http tries the server. */
const messages = Array.from(
  { length: all },
  (_, place): SentMessage => ({
    guid: `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    ...{ channel: 'email', about: 'application', name: 'approved', subject: `№ ${place + 1}` },
    ...{ state: 'sent', at: new Date(Date.UTC(2025, 8, 14, 12, -place)).toISOString() },
    ...{ fault: null, copy: false, readable: true, retriable: false },
  }),
)

function answerPage(route: Route): Promise<void> {
  const isNext = new URL(route.request().url()).searchParams.has('cursor')
  const items = isNext ? messages.slice(pageSize) : messages.slice(0, pageSize)
  return route.fulfill({ json: { items, nextCursor: isNext ? null : 'next' } })
}

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`support reads what a person was told, page by page, in ${locale}`, async ({ browser }) => {
    const support = await Visitor.arrive(browser, locale, { width })
    const { page } = support
    await openConsole(support, 'support')
    const held: Route[] = []
    await page.route('**/organizer/applications/*/records', route => void held.push(route))
    await page.route(/\/organizer\/applications\/[0-9a-f-]+\/messages/, answerPage)
    await support.open('/organizer/applications?status=approved')
    await page.getByRole('main').locator('a[href*="/organizer/applications/"]').first().click()
    const section = page.getByRole('region', { name: support.say(m.organiser_person_messages), exact: true })
    const rows = section.getByRole('listitem')

    await test.step('messages do not wait for the other records', async () => {
      await expect(rows).toHaveCount(pageSize)
      expect(held.length).toBeGreaterThan(0)
      await expect(section.getByText(support.say(m.organiser_shown, { count: pageSize }))).toBeVisible()
    })

    await test.step('nor do they go where those fail', async () => {
      await page.unroute('**/organizer/applications/*/records')
      await page.route('**/organizer/applications/*/records', route => route.fulfill({ status: 500 }))
      for (const route of held) await route.fulfill({ status: 500 })
      const retry = page
        .getByRole('alert')
        .filter({ hasText: support.say(m.organiser_load_failed) })
        .getByRole('button', { name: support.say(m.retry), exact: true })
      await expect(retry).toBeVisible()
      await expect(rows).toHaveCount(pageSize)
      await page.unroute('**/organizer/applications/*/records')
      await retry.click()
      await expect(retry).toHaveCount(0)
      await expect(support.field(m.organiser_note_label)).toBeVisible()
      await support.expectAccessible()
    })

    await test.step('the next page follows, each message once', async () => {
      const more = section.getByRole('button', { name: support.say(m.load_more), exact: true })
      await more.click()
      await expect(rows).toHaveCount(all)
      await expect(more).toHaveCount(0)
      const numbers = (await rows.allTextContents()).map(text => /№ (\d+)/.exec(text)?.[1])
      expect(numbers).toEqual(messages.map((_, place) => String(place + 1)))
      await support.expectAccessible()
    })
    await support.leave()
  })

test('whoever decides on applications and checks passports goes from one to the other', async ({
  browser,
}) => {
  const phone = freshPhone()
  const name = `Ирина ${['Ладова', 'Рудина', 'Мирова'][test.info().retry]}`
  const admin = await Visitor.arrive(browser, 'ru', { width: 1440 })
  await openConsole(admin, 'admin')
  const roles = [m.organiser_role_committee, m.organiser_role_security]
  const invitation = await inviteOrganiser(admin, { phone, name, roles })
  const colleague = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = colleague
  await plugInAuthenticator(colleague)
  await enrolPasskey(colleague, phone, invitation)
  await colleague.open('/organizer/applications?status=approved')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.waitForURL(/open=[0-9a-f-]{36}/)
  const guid = new URL(page.url()).searchParams.get('open')
  await page.getByRole('link', { name: colleague.say(m.organiser_passport_open), exact: true }).click()
  // The address keeps the list behind it.
  await page.waitForURL(new RegExp(`/organizer/passports/${guid}\\?.*list=applications`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await colleague.expectAccessible()
  // Who does one of both alone is offered no way to the other.
  await openConsole(admin, 'admin')
  await admin.open(`/organizer/applications/${guid}`)
  await expect(admin.link(m.cabinet_look_action)).toBeVisible()
  await expect(
    admin.page.getByRole('link', { name: admin.say(m.organiser_passport_open), exact: true }),
  ).toHaveCount(0)
  await colleague.leave()
  await admin.leave()
})
