import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Lists of different kinds, and a column of each that is taken away. */
const lists = [
  ['/organizer/chats?state=all', m.chats_column_last],
  ['/organizer/photographs', m.organiser_photograph_check],
  ['/organizer/content/speaker', m.content_column_translation],
  ['/organizer/gate/devices', m.gate_device_name],
  ['/organizer/messages', m.organiser_messages_about],
] as const

test('an admin chooses the columns of a list, and its address keeps them', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = admin
  const say = admin.say.bind(admin)
  await openConsole(admin, 'admin')
  const takeAway = async (word: Parameters<typeof say>[0]) => {
    const head = page.getByRole('columnheader', { name: say(word) })
    await expect(head).toBeVisible()
    await admin.button(m.organiser_columns).click()
    await page.getByRole('menuitemcheckbox', { name: say(word), exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(head).toHaveCount(0)
    await expect(page).toHaveURL(/columns=/)
    await page.reload()
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await expect(head).toHaveCount(0)
    await admin.expectAccessible()
    await admin.button(m.organiser_columns).click()
    await page.getByRole('menuitem', { name: say(m.organiser_columns_usual) }).click()
    await expect(head).toBeVisible()
  }
  for (const [path, word] of lists)
    await test.step(path, async () => {
      await admin.open(path)
      await takeAway(word)
    })

  await test.step('the people of a mailing, and its failed messages by their days', async () => {
    await admin.open('/organizer/letters?state=sent')
    await page.getByRole('link', { name: 'Первые темы программы и ранний выбор отеля' }).click()
    await page.waitForURL(/\/organizer\/letters\/[0-9a-f-]{36}$/)
    await takeAway(m.people_delivery)
    await page.getByRole('link', { name: say(m.people_failed_messages) }).click()
    await page.waitForURL(/\/organizer\/messages\?letter=/)
    const failed = page.getByRole('region', { name: say(m.organiser_messages_failed) })
    await expect(failed.getByRole('row').filter({ hasText: 'Мещеряков' })).toBeVisible()
    await expect(failed.getByText(/^Показано\s\d+\sиз\s\d+$/)).toBeVisible()
    await expect(failed.getByRole('button', { name: say(m.list_print), exact: true })).toBeEnabled()
    // On paper only the list is left, without its buttons.
    await page.emulateMedia({ media: 'print' })
    await expect(failed.getByRole('columnheader').first()).toBeVisible()
    await expect(failed.getByRole('button', { name: say(m.list_print), exact: true })).toBeHidden()
    await expect(failed.getByRole('button', { name: say(m.organiser_messages_retry) }).first()).toBeHidden()
    await expect(page.getByRole('heading', { name: say(m.organiser_messages_waiting) })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await admin.button(m.organiser_filters).click()
    await page.getByLabel(say(m.list_day_from), { exact: true }).fill('2099-01-01')
    await expect(page).toHaveURL(/from=2099-01-01/)
    await page.keyboard.press('Escape')
    await expect(failed.getByText(say(m.organiser_messages_found_none))).toBeVisible()
  })
  await admin.leave()
})
