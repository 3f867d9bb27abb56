import { m } from '#messages/compiled/messages.js'
import { inWindows1251 } from '#test/factories/spreadsheet.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** In the demo's watch list in a German spelling; no other journey touches her. */
const applicant = { ru: 'Ефимчук', en: 'Efimchuk' } as const

test('security looks at a hit of the watch list letter by letter, decides, and loads a list with broken rows', async ({
  browser,
}) => {
  const security = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = security
  const row = page.getByRole('row').filter({ hasText: applicant.ru })
  const sheet = page.getByRole('dialog', { name: security.say(m.watch_sheet_title) })

  await test.step('from the rail to the hits', async () => {
    await openConsole(security, 'security')
    // The rail says how many wait behind the name.
    await security.page
      .getByRole('link', { name: security.say(m.page_title_organiser_watch_list) })
      .first()
      .click()
    await page.waitForURL('**/organizer/watch-list')
    await expect(row).toContainText('Jefimtschuk Tatjana')
    await security.expectAccessible()
  })

  await test.step('letter by letter', async () => {
    await row.click()
    const letters = sheet.getByRole('list', { name: /Jefimtschuk/ })
    await expect(letters.getByRole('listitem').filter({ hasText: 'tsch' })).toContainText('ч')
    await expect(sheet.getByText(security.say(m.watch_birth_near))).toBeVisible()
    await security.expectAccessible()
  })

  await test.step('decided with a note', async () => {
    await sheet.getByRole('button', { name: security.say(m.watch_other) }).click()
    const question = page.getByRole('dialog', { name: security.say(m.watch_other_title) })
    await question.getByLabel(security.say(m.watch_note)).fill('Другой день рождения и другой город')
    await question.getByRole('button', { name: security.say(m.watch_other) }).click()
    await expect(page.getByText(security.say(m.watch_other_done)).first()).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('a list in windows-1251 is read; the broken row is named, the good one taken', async () => {
    await security.button(m.watch_load).click()
    const loading = page.getByRole('dialog', { name: security.say(m.watch_load_title) })
    await loading.locator('input[type=file]').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: inWindows1251('ФИО;Дата рождения\r\nНезнакомцев Еремей;01.02.1970\r\nБезымянный;\r\n'),
    })
    await expect(loading).toContainText('Незнакомцев Еремей')
    await expect(loading).toContainText(/Строка 3/)
    await security.expectAccessible()
    await loading.getByRole('button', { name: security.say(m.watch_take, { count: 1 }) }).click()
    await expect(page.getByText(security.say(m.watch_taken, { added: 1, removed: 0 })).first()).toBeVisible()
  })

  await test.step('who is on the list, found by name, and back to the matches', async () => {
    await page.getByRole('link', { name: security.say(m.watch_entry_open) }).click()
    await page.waitForURL('**/organizer/watch-list/people')
    await page.locator('#console-search').fill('незнакомцев')
    const listed = page.getByRole('rowheader')
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('Незнакомцев Еремей')
    await security.expectAccessible()
    await listed.click()
    const one = page.getByRole('dialog', { name: /Незнакомцев/ })
    await expect(one).toContainText(security.say(m.watch_entry_loaded_by))
    await security.expectAccessible()
    await page.goBack()
    await expect(one).toHaveCount(0)
    await page.getByRole('link', { name: security.say(m.watch_entry_hits) }).click()
    await page.waitForURL('**/organizer/watch-list')
  })
  await security.leave()

  const colleague = await Visitor.arrive(browser, 'en', { width: 390 })
  await test.step('a colleague reads the decision on a phone', async () => {
    await openConsole(colleague, 'security')
    await colleague.open('/organizer/watch-list?status=other')
    await colleague.page.getByRole('button', { name: new RegExp(applicant.en) }).click()
    const open = colleague.page.getByRole('dialog', { name: colleague.say(m.watch_sheet_title) })
    await expect(open).toContainText('Другой день рождения и другой город')
    await colleague.expectAccessible()
  })
  await colleague.leave()
})
