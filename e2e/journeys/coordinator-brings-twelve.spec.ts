import { m } from '#messages/compiled/messages.js'
import { asTable, confirmBySms, elevenPeople, startGroup } from '../fixtures/group.ts'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'

const rows = (visitor: Visitor) => visitor.page.getByRole('rowheader')

/** One count of the summary, which is a filter. */
const state = (visitor: Visitor, word: () => string, count: number) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say(m.group_state_label) })
    .getByRole('link', { name: `${count} ${visitor.say(word as never)}`, exact: true })

const act = (visitor: Visitor, word: () => string) =>
  visitor.page
    .getByRole('region', { name: visitor.say(m.group_selection) })
    .getByRole('button', { name: new RegExp(`^${visitor.say(word as never)}`) })

const dialog = (visitor: Visitor) => visitor.page.getByRole('dialog')

async function fillMember(visitor: Visitor, phone: string): Promise<void> {
  const sheet = dialog(visitor)
  const fill = (label: () => string, text: string) =>
    sheet.getByLabel(visitor.say(label as never), { exact: true }).fill(text)
  await fill(m.signup_field_last_name, 'Мельник')
  await fill(m.signup_field_first_name, 'Марк')
  await sheet.getByLabel(visitor.say(m.signup_field_no_middle_name)).check()
  await expect(sheet.getByLabel(visitor.say(m.signup_field_latin_last_name))).toHaveValue('Melnik')
  await sheet.getByLabel(visitor.say(m.signup_field_phone)).fill(phone)
}

async function completeMember(visitor: Visitor): Promise<void> {
  const sheet = dialog(visitor)
  await sheet.getByLabel(visitor.say(m.signup_field_email)).fill('melnik@bank.example')
  await sheet.getByLabel(visitor.say(m.signup_date_day), { exact: true }).fill('14')
  await sheet.getByLabel(visitor.say(m.signup_date_month), { exact: true }).fill('03')
  await sheet.getByLabel(visitor.say(m.signup_date_year), { exact: true }).fill('1984')
  await sheet.getByLabel(visitor.say(m.signup_field_position)).fill('CISO')
}

test('a coordinator brings twelve', async ({ browser }) => {
  test.setTimeout(240_000)
  const coordinator = await Visitor.arrive(browser, 'ru')
  const { page } = coordinator
  const people = elevenPeople()
  const [first] = people
  await startGroup(coordinator, freshPhone())

  await expect(coordinator.heading(m.group_empty_title)).toBeVisible()
  await coordinator.expectAccessible()
  await coordinator.button(m.group_add_many).click()
  await dialog(coordinator).getByLabel(coordinator.say(m.import_paste_label)).fill(asTable(people))
  await coordinator.expectAccessible()
  await coordinator.button(m.import_paste_read).click()
  await coordinator.button(m.import_add, { count: 11 }).click()
  await expect(rows(coordinator)).toHaveCount(11)
  // The rows are there before the sheet of the import has closed, and keys are the sheet's until then.
  await expect(dialog(coordinator)).toHaveCount(0)
  await coordinator.expectAccessible()

  // Adds the twelfth person by the form: first what is known, the rest later in the sheet.
  await page.keyboard.press('a')
  await fillMember(coordinator, freshPhone())
  await coordinator.expectAccessible()
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.group_form_add), exact: true })
    .click()
  await expect(rows(coordinator)).toHaveCount(12)
  await rows(coordinator).filter({ hasText: 'Мельник' }).click()
  await expect(
    dialog(coordinator).getByText(coordinator.say(m.group_member_missing, { count: 3 }), { exact: true }),
  ).toBeVisible()
  await coordinator.expectAccessible()
  await coordinator.button(m.group_member_edit).click()
  await completeMember(coordinator)
  await coordinator.button(m.group_form_save).click()
  await expect(dialog(coordinator).getByText(coordinator.say(m.group_member_valid))).toBeVisible()
  // Escape must close the sheet although the toast of the save is showing.
  await page.keyboard.press('Escape')
  await expect(dialog(coordinator)).toHaveCount(0)

  await page.getByRole('checkbox', { name: coordinator.say(m.organiser_select_all) }).check()
  await act(coordinator, m.group_act_send).click()
  await coordinator.expectAccessible()
  await coordinator.button(m.group_act_send).click()
  await expect(
    page.getByText(coordinator.say(m.group_outcome_send, { done: 12, total: 12 })).first(),
  ).toBeVisible()
  await expect(state(coordinator, m.group_state_awaitingConfirmation, 12)).toBeVisible()

  const guest = await Visitor.arrive(browser, 'ru', { width: 360 })
  await confirmBySms(guest, first?.phone ?? '')
  await guest.leave()

  // The board updates by itself. The count filters the list, and the address keeps the filter.
  await state(coordinator, m.group_state_awaitingReview, 1).click()
  await expect(rows(coordinator)).toHaveCount(1)
  await expect(rows(coordinator)).toContainText(first?.last ?? '')
  await page.reload()
  await expect(rows(coordinator)).toHaveCount(1)
  await state(coordinator, m.group_state_all, 12).click()
  await page.getByRole('searchbox').or(page.locator('#console-search')).fill('мельник')
  await expect(rows(coordinator)).toHaveCount(1)
  await page.locator('#console-search').fill('')
  await expect(rows(coordinator)).toHaveCount(12)

  // By keyboard: down to the second row, tick two, edit them.
  await page.locator('#console-search').press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('e')
  await dialog(coordinator)
    .getByRole('checkbox', { name: coordinator.say(m.group_edit_position) })
    .check()
  await dialog(coordinator).getByRole('textbox').fill('Руководитель группы реагирования')
  await coordinator.expectAccessible()
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.group_edit_submit), exact: true })
    .click()
  await expect(rows(coordinator).filter({ hasText: 'Руководитель группы реагирования' })).toHaveCount(2)

  // A reminder goes to people who are holding something up. People with a fresh link are listed as refused, with the reason.
  await page.getByRole('checkbox', { name: coordinator.say(m.organiser_select_all) }).check()
  await act(coordinator, m.group_act_remind).click()
  await coordinator.button(m.group_act_remind).click()
  const outcome = dialog(coordinator).filter({ hasText: coordinator.say(m.error_link_sent_recently) })
  await expect(outcome).toContainText('Мельник Марк')
  await coordinator.expectAccessible()
  await coordinator.button(m.group_outcome_understood).click()

  await coordinator.button(m.group_details).click()
  await expect(dialog(coordinator).getByText(coordinator.say(m.group_details_company_locked))).toBeVisible()
  await coordinator.expectAccessible()
  await coordinator.leave()
})

test('a coordinator on a phone, in English', async ({ browser }) => {
  const coordinator = await Visitor.arrive(browser, 'en', { width: 360 })
  const { page } = coordinator
  const phone = freshPhone()
  await startGroup(coordinator, freshPhone())
  await coordinator.button(m.group_add_one).click()
  await fillMember(coordinator, phone)
  await completeMember(coordinator)
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.group_form_add), exact: true })
    .click()
  await page.getByRole('link', { name: 'Mark Melnik' }).click()
  await coordinator.expectAccessible()
  await coordinator.button(m.group_member_link_send).click()
  await expect(
    dialog(coordinator).getByText(coordinator.say(m.group_confirmed_waiting)).first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await coordinator.expectAccessible()

  // The account has a group and nobody of its own: the rest of the cabinet leads back to the board.
  await coordinator.open('/account/badge')
  await page.waitForURL('**/en/account/group')
  await page.getByRole('link', { name: coordinator.say(m.account_nav_chat) }).click()
  await expect(page).toHaveURL(/\/en\/account\/chat/)
  await coordinator.leave()
})
