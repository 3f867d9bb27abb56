import { readFileSync } from 'node:fs'
import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`committee takes the queue away as a file, in ${locale}`, async ({ browser }) => {
    const committee = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    const { page } = committee
    await openConsole(committee, 'committee')
    await committee.open('/organizer/applications?status=approved&sort=name')
    await committee.button(m.export_button).click()
    const dialog = page.getByRole('dialog')
    await committee.expectAccessible()
    await dialog.getByRole('radio', { name: committee.say(m.export_format_csv) }).check()
    const owner = dialog.getByRole('checkbox', { name: committee.say(m.export_column_owner), exact: true })
    // The list shows no owner here.
    await expect(owner).not.toBeChecked()
    const payment = dialog.getByRole('checkbox', {
      name: committee.say(m.export_column_payment),
      exact: true,
    })
    await expect(payment).toBeChecked()
    await payment.uncheck()

    // Names need a purpose.
    await committee.button(m.export_start).click()
    const purpose = dialog.getByLabel(committee.say(m.export_purpose))
    await expect(purpose).toHaveAttribute('aria-invalid', 'true')
    // On a phone it stands below what the dialog shows.
    await expect(purpose).toBeFocused()
    await expect(dialog.getByText(committee.say(m.error_required))).toBeInViewport({ ratio: 1 })
    await purpose.fill(locale === 'ru' ? 'Сверка с площадкой' : 'To compare with the venue')
    await committee.button(m.export_start).click()
    await expect(dialog.getByText(committee.say(m.export_done))).toBeVisible({ timeout: 20_000 })
    await committee.expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      committee.button(m.export_download).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines[0]).toContain(committee.say(m.export_column_latinName))
    expect(lines[0]).not.toContain(committee.say(m.export_column_owner))
    expect(lines[0]).not.toContain(`"${committee.say(m.export_column_payment)}"`)
    expect(lines.length).toBeGreaterThan(5)
    expect(download.suggestedFilename()).toMatch(/\.csv$/)

    await dialog.getByRole('link', { name: committee.say(m.page_title_organiser_exports) }).click()
    await page.waitForURL('**/organizer/exports')
    await expect(page.getByRole('heading', { name: /CSV/ })).toHaveCount(1)
    await committee.expectAccessible()
    await committee.button(m.export_remove).click()
    await expect(page.getByText(committee.say(m.export_files_none))).toBeVisible()

    // The same list is taken away as the last time, until somebody wants all of it.
    await committee.open('/organizer/applications?status=approved')
    await committee.button(m.export_button).click()
    await expect(dialog.getByRole('radio', { name: committee.say(m.export_format_csv) })).toBeChecked()
    await expect(payment).not.toBeChecked()
    await committee.button(m.export_columns_all).click()
    await expect(owner).toBeChecked()
    await committee.leave()
  })

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 1024],
] as const)
  test(`a file is stopped while it is written, and the next one is taken away (${locale}, ${width})`, async ({
    browser,
  }) => {
    const committee = await Visitor.arrive(browser, locale, { width })
    const { page } = committee
    await openConsole(committee, 'committee')
    await committee.open('/organizer/applications?status=approved')
    // The demo's lists are written in a moment: the page is told that the first is in the middle.
    let inTheMiddle = true
    await page.route('**/api/v2/organizer/exports', async route => {
      if (!inTheMiddle || route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const { items } = (await response.json()) as { items: object[] }
      const part = { state: 'running', rows: 8, totalRows: 20, bytes: null }
      return route.fulfill({ response, json: { items: items.map(item => ({ ...item, ...part })) } })
    })
    const why = locale === 'ru' ? 'Сверка с площадкой' : 'To compare with the venue'
    await committee.button(m.export_button).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: committee.say(m.export_format_csv) }).check()
    await dialog.getByLabel(committee.say(m.export_purpose)).fill(why)
    // While it is being asked for, Escape closes nothing: a refusal would be lost, and what was typed with it.
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/v2/organizer/exports', async route => {
      if (route.request().method() === 'POST') await held
      return route.fallback()
    })
    await committee.button(m.export_start).click()
    await expect(dialog.getByRole('button', { name: committee.say(m.cancel) })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog.getByLabel(committee.say(m.export_purpose))).toHaveValue(why)
    answer()
    const progress = dialog.getByRole('progressbar', { name: committee.say(m.export_writing) })
    await expect(progress).toHaveAttribute(
      'aria-valuetext',
      committee.say(m.export_rows_of, { shown: '8', total: '20' }),
    )
    await committee.expectAccessible()

    const stopped = page.waitForResponse(/\/organizer\/exports\/[^/]+\/cancel$/)
    await committee.button(m.export_cancel).click()
    expect((await stopped).status()).toBe(200)
    inTheMiddle = false
    await expect(dialog.getByText(committee.say(m.export_stopped))).toBeVisible()
    // What was chosen is chosen still.
    await expect(dialog.getByLabel(committee.say(m.export_purpose))).toHaveValue(why)
    await committee.button(m.export_start).click()
    await expect(dialog.getByText(committee.say(m.export_done))).toBeVisible({ timeout: 20_000 })
    await expect(progress).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      committee.button(m.export_download).click(),
    ])
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines.length).toBeGreaterThan(5)
    // Of the stopped one nothing is kept.
    await committee.open('/organizer/exports')
    await expect(page.getByRole('heading', { name: /CSV/ })).toHaveCount(1)
    await committee.button(m.export_remove).click()
    await expect(page.getByText(committee.say(m.export_files_none))).toBeVisible()
    await expect(page.getByText(committee.say(m.export_files_removed), { exact: true })).toBeVisible()
    // The button is gone; the keyboard goes on where it stood.
    await expect(page.locator('main :focus')).toHaveCount(1)
    await committee.leave()
  })

// Each role takes a list that it works in, as it is put in order.
for (const [role, path, column, onlyInFile] of [
  ['security', '/organizer/employees?state=all&sort=nameDown', m.staff_employee_address, true],
  ['admin', '/organizer/changes?status=open&sort=nameDown', m.export_column_differences, false],
  ['content', '/organizer/content/speaker?sort=nameDown', m.content_column_translation, false],
  ['logistics', '/organizer/transfers?sort=nameDown', m.transfer_column_place, false],
  ['support', '/organizer/chats?state=all', m.export_column_lastMessageAt, false],
] as const)
  test(`${role} takes ${path.split('?')[0]} away`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, 'ru', {})
    const { page } = visitor
    await openConsole(visitor, role)
    await visitor.open(path)
    await visitor.button(m.export_button).click()
    const dialog = page.getByRole('dialog')
    const head = new RegExp(`^${visitor.say(column).replace(/\s/g, '\\s')}`)
    const box = dialog.getByRole('checkbox', { name: head })
    // The first time the file has what the list shows; what only a file has is ticked on purpose.
    await expect(box).toBeChecked({ checked: !onlyInFile })
    await box.check()
    await visitor.expectAccessible()
    await dialog.getByRole('radio', { name: visitor.say(m.export_format_csv) }).check()
    await dialog.getByLabel(visitor.say(m.export_purpose)).fill('Сверка с площадкой')
    await visitor.button(m.export_start).click()
    await expect(dialog.getByText(visitor.say(m.export_done))).toBeVisible({ timeout: 20_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      visitor.button(m.export_download).click(),
    ])
    const [heads = '', ...rows] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(heads).toContain(visitor.say(column))
    const names = rows.map(row => row.split('";"')[0]?.slice(1) ?? '')
    expect(names.length).toBeGreaterThan(0)
    await dialog
      .getByRole('button', { name: visitor.say(m.close) })
      .last()
      .click()
    await visitor.open('/organizer/exports')
    await visitor.button(m.export_remove).click()
    await visitor.leave()
  })

test('a list is printed whole, not only the rows that are loaded', async ({ browser }) => {
  const admin = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = admin
  await openConsole(admin, 'admin')
  await admin.open('/organizer/audit')
  await expect(admin.button(m.load_more)).toBeVisible()
  await page.evaluate(() => {
    // What the browser does before it shows its dialog.
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset.printed = String(document.querySelectorAll('tbody tr').length)
    }
  })
  await admin.button(m.list_print).click()
  const sheet = page.locator('html[data-printed]')
  await expect(sheet).toHaveCount(1)
  await expect(admin.button(m.load_more)).toHaveCount(0)
  // A page of the log has a hundred.
  expect(Number(await sheet.getAttribute('data-printed'))).toBeGreaterThan(100)
  await admin.leave()
})
