import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`the filters that are set stand as chips, which the keyboard takes off one by one (${locale})`, async ({
    browser,
  }) => {
    const committee = await Visitor.arrive(browser, locale, { width: 1280 })
    const { page } = committee
    const say = committee.say.bind(committee)
    await openConsole(committee, 'committee')
    const counted: string[] = []
    page.on('request', request => {
      if (request.url().includes('/applications/counts')) counted.push(request.url())
    })
    await committee.open(
      '/organizer/applications?status=all&payment=paid&photograph=missing&sentFrom=2025-01-10',
    )
    const chips = page.getByRole('group', { name: say(m.list_filters_set) })
    const all = chips.getByRole('button')
    await expect(all).toHaveCount(4)
    await expect(all.first()).toContainText(say(m.organiser_filter_payment))
    await committee.expectAccessible()

    await test.step('from one to the next, and from the last to the button of the filters', async () => {
      await all.first().focus()
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/payment=/)
      await expect(all).toHaveCount(3)
      await expect(all.first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/photograph=/)
      await expect(all).toHaveCount(1)
      await expect(all.first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/sentFrom=/)
      await expect(chips).toHaveCount(0)
      await expect(page.getByRole('button', { name: say(m.organiser_filters), exact: true })).toBeFocused()
      expect(counted).toEqual([])
    })

    await test.step('the values are counted when the filters are opened, and the last week takes one press', async () => {
      await page.keyboard.press('Enter')
      await expect.poll(() => counted.length).toBe(1)
      await page.keyboard.press('Escape')
      await committee.open('/organizer/decisions')
      await committee.button(m.organiser_filters).click()
      await page.getByRole('button', { name: say(m.list_day_week), exact: true }).click()
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d.*to=\d{4}-\d\d-\d\d/)
      await page.keyboard.press('Escape')
      await expect(all).toHaveCount(1)
    })

    await test.step('Ctrl A ticks every row that is loaded', async () => {
      await committee.open('/organizer/applications?status=pending')
      const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
      await expect(rows.nth(1)).toBeVisible()
      await rows.nth(1).focus()
      await page.keyboard.press('Control+a')
      for (const box of await page.getByRole('table').getByRole('checkbox').all())
        await expect(box).toBeChecked()
    })
  })
