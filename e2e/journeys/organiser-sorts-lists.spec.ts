import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

test('an admin puts groups in order by a heading and comes to the people of one', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'ru', {})
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  await page
    .getByRole('navigation', { name: say(m.organiser_console) })
    .getByRole('link', { name: say(m.page_title_organiser_groups), exact: true })
    .click()
  await page.waitForURL('**/organizer/groups')
  await expect(admin.heading(m.page_title_organiser_groups)).toBeVisible()
  await admin.expectAccessible()

  // A heading sorts by the keyboard too: first as is usual for it, then the other way.
  const heading = page.getByRole('columnheader', { name: say(m.group_list_members), exact: true })
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=largest/)
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await heading.getByRole('button').press('Enter')
  await expect(page).toHaveURL(/sort=smallest/)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')

  // Each value of a filter says how many it would find.
  await admin.button(m.organiser_filters).click()
  const size = page.getByRole('combobox', { name: say(m.group_list_members) })
  await expect(
    size.getByRole('option', { name: new RegExp(`^${say(m.group_list_size_some)} \\([1-9]`) }),
  ).toBeAttached()
  await admin.expectAccessible()
  await size.selectOption('some')
  await expect(page).toHaveURL(/size=some/)
  await page.keyboard.press('Escape')

  const first = page.getByRole('rowheader').first()
  await first.click()
  await page.waitForURL(/\/organizer\/applications\?status=all&group=[0-9a-f-]{36}/)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await admin.leave()
})

test('on a phone requests are put in order from the menu and narrowed to days', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  for (const [path, title] of [
    ['/organizer/changes', m.page_title_organiser_changes],
    ['/organizer/erasures', m.page_title_organiser_erasures],
  ] as const) {
    await admin.open(path)
    await expect(admin.heading(title)).toBeVisible()
    const order = page.getByRole('combobox', { name: say(m.organiser_sort), exact: true })
    // Where nothing is asked for, the one that has waited longest comes first.
    await expect(order).toHaveValue('oldest')
    await order.selectOption('nameDown')
    await expect(page).toHaveURL(/sort=nameDown/)
    await admin.expectAccessible()
    await admin.button(m.organiser_filters).click()
    await page.getByLabel(say(m.list_day_to), { exact: true }).fill('2025-01-01')
    await expect(page).toHaveURL(/to=2025-01-01/)
    await page.keyboard.press('Escape')
    await expect(page.getByText(say(m.change_not_found))).toBeVisible()
    await admin.expectAccessible()
    await admin.button(m.organiser_show_all).click()
    await expect(page).not.toHaveURL(/to=/)
  }
  await admin.leave()
})
