import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

const rowsOf = ({ page }: Visitor) => page.locator('tbody').getByRole('row')

test('support takes three chats at once: the network fails halfway, and a colleague is faster with one', async ({
  browser,
}) => {
  const support = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const admin = await Visitor.arrive(browser, 'en', { width: 1440 })
  const { page } = support
  await openConsole(support, 'support')
  await openConsole(admin, 'admin')
  const free = rowsOf(support).filter({ hasText: support.say(m.chats_nobody) })
  await support.open('/organizer/chats?state=open&sort=person')
  await expect(free.first()).toBeVisible()
  const links = await free
    .locator('[data-row-link]')
    .evaluateAll(all => all.map(each => each.getAttribute('href')))
  const [first = '', second = '', third = ''] = links.map(href => new URL(href ?? '', 'http://page').pathname)
  for (const row of [0, 1, 2]) await free.nth(row).getByRole('checkbox').check()

  const dialog = page.getByRole('dialog')
  const take = { name: new RegExp(`^${support.say(m.chats_take)}`) }
  const bar = page.getByRole('region', { name: support.say(m.staff_selection) })
  await bar.getByRole('button', take).click()
  await expect(dialog.getByRole('heading')).toHaveText(support.say(m.chats_take_many, { count: 3 }))
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await support.expectAccessible()

  await test.step('a colleague takes the third one meanwhile', async () => {
    await admin.open(third)
    await admin.button(m.chats_take).click()
    await expect(admin.page.getByText(admin.say(m.chats_yours))).toBeVisible()
  })

  await test.step('the second call is lost: what is through holds, and the next attempt goes on', async () => {
    let calls = 0
    await page.route('**/chats/*/owner', route => (++calls === 2 ? route.abort() : route.continue()))
    await dialog.getByRole('button', take).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute('**/chats/*/owner')
    await dialog.getByRole('button', take).click()
    await expect(dialog.getByText(support.say(m.chats_taken_many, { count: 2 }))).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(1)
    await support.expectAccessible()
  })

  await dialog
    .getByRole('button', { name: support.say(m.close) })
    .last()
    .click()
  await expect(bar).toHaveCount(0)
  await support.open('/organizer/chats?state=mine')
  for (const [chat, count] of [
    [first, 1],
    [second, 1],
    [third, 0],
  ] as const)
    await expect(page.locator(`[data-row-link][href^="${chat}"]`)).toHaveCount(count)
  await support.leave()
  await admin.leave()
})

test('on a phone the committee makes two changes at once, each read before', async ({ browser }) => {
  const committee = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = committee
  await openConsole(committee, 'committee')
  await committee.open('/organizer/changes')
  await page.getByRole('checkbox', { name: committee.say(m.organiser_select_all) }).check()
  const cards = page
    .getByRole('list', { name: committee.say(m.page_title_organiser_changes) })
    .getByRole('listitem')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  const make = { name: committee.say(m.change_grant) }
  await page
    .getByRole('region', { name: committee.say(m.staff_selection) })
    .getByRole('button', make)
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  await expect(dialog.getByRole('listitem').first().getByRole('definition')).not.toHaveCount(0)
  await committee.expectAccessible()
  await dialog.getByRole('button', { name: committee.say(m.cancel) }).click()
  await expect(dialog).toHaveCount(0)
  await committee.leave()
})
