import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** The demo's consultant who began a second form in Latin letters; no other journey touches either. */
const twin = 'Marina Solovyova'

test('the committee parts two records that look like one person, and support takes it back', async ({
  browser,
}) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = committee
  const row = page.getByRole('row').filter({ hasText: twin })
  const sheet = page.getByRole('dialog', { name: committee.say(m.duplicate_sheet_title) })

  await test.step('from the rail to the list, with what matches', async () => {
    await openConsole(committee, 'committee')
    await committee.link(m.page_title_organiser_duplicates).click()
    await page.waitForURL('**/organizer/duplicates')
    await expect(row).toContainText('Соловьёва Марина')
    await expect(row).toContainText(committee.say(m.signup_field_birth_date))
    await committee.expectAccessible()
  })

  await test.step('side by side, and letter by letter', async () => {
    await row.click()
    await expect(sheet.getByRole('table')).toContainText('Соловьёва Марина Аркадьевна')
    await expect(sheet.getByRole('table')).toContainText(twin)
    const letters = sheet.getByRole('list', { name: /Solovyova/ })
    await expect(letters.getByRole('listitem').filter({ hasText: 'yo' })).toContainText(/[eё]/)
    await committee.expectAccessible()
  })

  await test.step('said to be two people, with a note for colleagues', async () => {
    await sheet.getByRole('button', { name: committee.say(m.duplicate_part) }).click()
    const question = page.getByRole('dialog', { name: committee.say(m.duplicate_part_title) })
    await question.getByLabel(committee.say(m.duplicate_part_note)).fill('Разные адреса, звонили обеим')
    await question.getByRole('button', { name: committee.say(m.duplicate_part) }).click()
    await expect(page.getByText(committee.say(m.duplicate_parted)).first()).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('the history of a record says so', async () => {
    await page.getByRole('link', { name: new RegExp(`^${committee.say(m.duplicate_tab_different)}`) }).click()
    await row.click()
    await expect(sheet).toContainText('Разные адреса, звонили обеим')
    await sheet.getByRole('link', { name: /Соловьёва/ }).click()
    await page.waitForURL('**/organizer/applications/*')
    await expect(page.getByText(committee.say(m.duplicate_action_part))).toBeVisible()
  })
  await committee.leave()

  const support = await Visitor.arrive(browser, 'en', { width: 390 })
  await test.step('support takes it back on a phone', async () => {
    await openConsole(support, 'support')
    await support.open('/organizer/duplicates?status=different')
    await support.page.getByRole('button', { name: /Solovyova/ }).click()
    const open = support.page.getByRole('dialog', { name: support.say(m.duplicate_sheet_title) })
    await expect(open).toContainText('Разные адреса, звонили обеим')
    await support.expectAccessible()
    await open.getByRole('button', { name: support.say(m.duplicate_doubt) }).click()
    await expect(support.page.getByText(support.say(m.duplicate_doubted)).first()).toBeVisible()
  })
  await support.leave()
})
