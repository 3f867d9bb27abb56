import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Waits for the committee in the demo with a photograph to look at; no other journey decides it. */
const looked = { ru: 'Ахметшин', en: 'Akhmetshin' } as const
/** Waits as well, without a photograph. */
const faceless = 'Нестеренко'
/** The demo's committee, as a colleague's English console names it. */
const owner = /Ostroukhov/

const rowOf = ({ page }: Visitor, name: string) => page.getByRole('row').filter({ hasText: name })

test('the committee takes an application from a queue arranged to its wish, and finds it so again', async ({
  browser,
}) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = committee
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await openConsole(committee, 'committee')
  await committee.open('/organizer/applications')

  await test.step('what has waited longest comes first, and a name is found in the wrong layout', async () => {
    const ages = page.getByRole('row').getByText(/^\d+\sдн\.$/)
    await expect(ages.first()).toBeVisible()
    const days = (await ages.allTextContents()).map(age => Number.parseInt(age, 10))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    const search = committee.field(m.organiser_applications_search)
    await search.fill('f[vtniby')
    await expect(rowOf(committee, looked.ru)).toBeVisible()
    await expect(rowOf(committee, faceless)).toHaveCount(0)
    await search.fill('')
    await expect(rowOf(committee, faceless)).toBeVisible()
  })

  await test.step('the photographs to look at alone', async () => {
    await page.getByRole('button', { name: committee.say(m.organiser_filters) }).click()
    const form = page.getByRole('dialog', { name: committee.say(m.organiser_filters) })
    await form.getByLabel(committee.say(m.organiser_filter_photograph)).selectOption('review')
    await expect(rowOf(committee, faceless)).toHaveCount(0)
    await expect(rowOf(committee, looked.ru)).toBeVisible()
    await committee.expectAccessible()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })

  await test.step('with the payment in sight, and without the position', async () => {
    await committee.button(m.organiser_columns).click()
    for (const column of [m.organiser_column_payment, m.organiser_column_position])
      await page.getByRole('menuitemcheckbox', { name: committee.say(column), exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(head(committee.say(m.organiser_column_payment))).toBeVisible()
    await expect(head(committee.say(m.organiser_column_position))).toHaveCount(0)
  })
  const arranged = page.url()
  expect(new URL(arranged).searchParams.get('photograph')).toBe('review')

  await test.step('taken beside the list, whose tabs all stay in reach', async () => {
    await rowOf(committee, looked.ru).getByRole('rowheader').getByRole('link').click()
    await expect(page.getByText(committee.say(m.organiser_owner_nobody))).toBeVisible()
    await committee.button(m.organiser_take).click()
    await expect(page.getByText(committee.say(m.organiser_owner_me))).toBeVisible()
    const tabs = page.getByRole('navigation', { name: committee.say(m.organiser_status_tabs) })
    const next = tabs.locator('..').getByTitle(committee.say(m.organiser_tabs_next))
    const last = tabs.getByRole('link').last()
    await expect(last).not.toBeInViewport({ ratio: 0.9 })
    // The arrow goes once nothing is hidden, perhaps while the tabs still move.
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 1_000 })
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1_000 })
    }).toPass()
    const previous = tabs.locator('..').getByTitle(committee.say(m.organiser_tabs_previous))
    await expect(previous).toBeVisible()
    await expect(async () => {
      if (await previous.isVisible()) await previous.click({ timeout: 1_000 })
      await expect(previous).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await expect(tabs.getByRole('link').first()).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('read whole on its own page, and back to the list as it was', async () => {
    await committee.link(m.organiser_open_own_page).click()
    await page.waitForURL('**/organizer/applications/*')
    await expect(page.getByText(committee.say(m.organiser_owner_me))).toBeVisible()
    await committee.link(m.organiser_back_to_applications).click()
    await page.waitForURL(url => url.search === new URL(arranged).search)
    await expect(head(committee.say(m.organiser_column_payment))).toBeVisible()
    await expect(head(committee.say(m.organiser_column_position))).toHaveCount(0)
    await expect(rowOf(committee, faceless)).toHaveCount(0)
    await expect(rowOf(committee, looked.ru)).toContainText('Остроухов')
  })

  const colleague = await Visitor.arrive(browser, 'en', { width: 390 })
  await test.step('a colleague sees on a phone whose it is, and finds it no more among the free ones', async () => {
    await openConsole(colleague, 'admin')
    const named = colleague.page.getByRole('listitem').filter({ hasText: looked.en })
    await colleague.open('/organizer/applications?photograph=review')
    await expect(named).toContainText(owner)
    await expect(named).toContainText(colleague.say(m.organiser_photograph_need_review))
    await colleague.expectAccessible()
    await colleague.open('/organizer/applications?photograph=review&owner=free')
    await expect(colleague.page.getByRole('listitem').filter({ hasText: 'Tretiakov' })).toBeVisible()
    await expect(named).toHaveCount(0)
  })

  await test.step('given back', async () => {
    await rowOf(committee, looked.ru).getByRole('rowheader').getByRole('link').click()
    await committee.button(m.organiser_give_back).click()
    await expect(page.getByText(committee.say(m.organiser_owner_nobody))).toBeVisible()
    await colleague.page.reload()
    await expect(colleague.page.getByRole('listitem').filter({ hasText: looked.en })).toBeVisible()
  })
  await colleague.leave()
  await committee.leave()
})
