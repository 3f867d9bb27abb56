import { auditActionWord } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`an admin reads the log, in ${locale}`, async ({ browser }) => {
    const admin = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    const { page } = admin
    const say = admin.say.bind(admin)
    const narrow = locale === 'en'
    await openConsole(admin, 'admin')
    if (narrow) await admin.open('/organizer/audit')
    else
      await page
        .getByRole('navigation', { name: say(m.organiser_console) })
        .getByRole('link', { name: say(m.page_title_organiser_audit) })
        .click()
    await page.waitForURL('**/organizer/audit')
    await expect(admin.heading(m.page_title_organiser_audit)).toBeVisible()
    await admin.expectAccessible()

    // By what was done: each value says how many it would find.
    const done = auditActionWord('approve', { locale })
    await admin.button(m.organiser_filters).click()
    const action = page.getByLabel(say(m.audit_filter_action))
    await expect(action.getByRole('option', { name: new RegExp(`^${done} \\(\\d+\\+?\\)$`) })).toHaveCount(1)
    await admin.expectAccessible()
    await action.selectOption('approve')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/action=approve/)
    const entries = narrow
      ? page.getByRole('button', { name: done, exact: true })
      : page.getByRole('cell', { name: done, exact: true })
    await expect(entries.first()).toBeVisible()

    // One entry with all that the log says, and the way to whom it is about.
    await entries.first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(say(m.audit_column_reason))).toBeVisible()
    await admin.expectAccessible()
    await sheet.getByRole('link').first().click()
    await page.waitForURL(/\/organizer\/applications\/[0-9a-f-]{36}/)

    // The address holds the entry that is open: the way back and a reload show it, one step more closes it.
    await page.goBack()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(sheet.getByText(say(m.audit_column_reason))).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).not.toHaveURL(/open=/)

    // The other order is in the address too, and the log goes away as a file with a purpose.
    await page.getByLabel(say(m.organiser_sort)).selectOption('oldest')
    await expect(page).toHaveURL(/sort=oldest/)
    await admin.button(m.export_button).click()
    const dialog = page.getByRole('dialog')
    await admin.button(m.export_start).click()
    const purpose = dialog.getByLabel(say(m.export_purpose))
    await expect(purpose).toHaveAttribute('aria-invalid', 'true')
    await purpose.fill(locale === 'ru' ? 'Проверка решений' : 'To check the decisions')
    await admin.button(m.export_start).click()
    await expect(dialog.getByText(say(m.export_done))).toBeVisible({ timeout: 20_000 })
    await dialog
      .getByRole('button', { name: say(m.close) })
      .first()
      .click()

    // That is an entry of the log itself.
    await admin.open('/organizer/audit?action=exportList&role=admin')
    await expect(page.getByText(auditActionWord('exportList', { locale })).first()).toBeVisible()
    await admin.leave()
  })

test('the log fits a desk of any width, and paper leaves nothing out', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'ru', { width: 1280 })
  const { page } = admin
  await openConsole(admin, 'admin')
  for (const path of ['/organizer/audit', '/organizer/refunds']) {
    await admin.open(path)
    const table = page.getByRole('main').getByRole('table')
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    /** How far the table is wider than its place. */
    const over = () =>
      table.evaluate(of => of.getBoundingClientRect().width - (of.parentElement?.clientWidth ?? 0))
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(over, { message: `${path} at ${width}` }).toBeLessThan(1)
    }
    // A sheet of A4.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(table.getByRole('columnheader', { name: admin.say(m.audit_column_reason) })).toBeVisible()
    await expect.poll(over, { message: `${path} on paper` }).toBeLessThan(1)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await admin.leave()
})
