import { presenceInterval } from '#domain/organiser/record-presence.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`two with one change request open see each other and who has taken it, in ${locale}`, async ({
    browser,
  }) => {
    const support = await Visitor.arrive(browser, locale, { width: 1440 })
    const admin = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    const nameOf = (role: 'support' | 'admin') =>
      colleagueName(locale, demoOrganisers.find(organiser => organiser.role === role)?.name ?? '')
    const sheetOf = ({ page }: Visitor) => page.getByRole('dialog')
    const isOpenBy = (visitor: Visitor, role: 'support' | 'admin') =>
      sheetOf(visitor).getByText(visitor.say(m.record_open_by, { who: nameOf(role) }))
    const take = (visitor: Visitor, name: Parameters<Visitor['say']>[0]) =>
      sheetOf(visitor).getByRole('button', { name: visitor.say(name), exact: true })
    await openConsole(support, 'support')
    await openConsole(admin, 'admin')

    await test.step('whoever comes second is told at once, and the first one soon', async () => {
      await support.open('/organizer/changes')
      // Each language has a request of its own: whoever has just left is still told of for a while.
      await support.page
        .getByRole('rowheader')
        .nth(locale === 'ru' ? 0 : 1)
        .click()
      await expect(sheetOf(support).getByText(support.say(m.owner_request_nobody))).toBeVisible()
      const { pathname, search } = new URL(support.page.url())
      await admin.page.goto(pathname + search)
      await expect(isOpenBy(admin, 'support')).toBeVisible()
      await admin.expectAccessible()
      await expect(isOpenBy(support, 'admin')).toBeVisible({ timeout: presenceInterval + 10_000 })
    })

    await test.step('one takes it, and the other sees that without a reload', async () => {
      await take(support, m.organiser_take).click()
      await expect(sheetOf(support).getByText(support.say(m.owner_request_me))).toBeVisible()
      await support.expectAccessible()
      const owned = admin.say(m.organiser_owner_of, { name: nameOf('support') })
      await expect(sheetOf(admin).getByText(owned)).toBeVisible()
      await expect(take(admin, m.organiser_take_over)).toBeVisible()
    })

    await test.step('it is found among the own ones, and among the free ones no more', async () => {
      await support.open('/organizer/changes?owner=mine')
      await expect(support.page.getByRole('rowheader')).toHaveCount(1)
      await support.expectAccessible()
      await support.page.getByRole('rowheader').click()
      await take(support, m.organiser_give_back).click()
      await expect(sheetOf(admin).getByText(admin.say(m.owner_request_nobody))).toBeVisible()
    })
    await support.leave()
    await admin.leave()
  })

for (const locale of ['ru', 'en'] as const)
  test(`security and an admin who look at one pass learn of each other, in ${locale}`, async ({
    browser,
  }) => {
    const security = await Visitor.arrive(browser, locale, { width: 1440 })
    const admin = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    await openConsole(security, 'security')
    await openConsole(admin, 'admin')
    await security.open('/organizer/passes')
    await security.page
      .getByRole('rowheader')
      .nth(locale === 'ru' ? 0 : 1)
      .click()
    await expect(security.page.getByRole('dialog')).toBeVisible()
    const { pathname, search } = new URL(security.page.url())
    await admin.page.goto(pathname + search)
    const who = colleagueName(locale, demoOrganisers.find(({ role }) => role === 'security')?.name ?? '')
    await expect(admin.page.getByRole('dialog').getByText(admin.say(m.record_open_by, { who }))).toBeVisible()
    await admin.expectAccessible()
    await security.leave()
    await admin.leave()
  })
