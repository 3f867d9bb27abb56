import { readFileSync } from 'node:fs'
import { m } from '#messages/compiled/messages.js'
import { readTable } from '#server/adapters/spreadsheets/read-table.ts'
import { writeWorkbook } from '#test/factories/spreadsheet.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Approved, paid or with nothing to pay, photograph given: only the passport's check is open. */
const people = {
  ru: { phone: '+79001192746', lastName: 'Морозова' },
  en: { phone: '+79001171435', lastName: 'Егорова' },
} as const

async function rowsOf(path: string): Promise<string[][]> {
  const reading = await readTable({ bytes: readFileSync(path), rows: 3000 })
  if (!reading.ok) throw new Error(reading.code)
  return reading.rows.map(({ cells }) => cells.map(({ text }) => text))
}

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 390],
] as const)
  test(`a list goes to the outside service and comes back as a verdict and a pass, in ${locale}`, async ({
    browser,
  }) => {
    const { phone, lastName } = people[locale]
    const security = await Visitor.arrive(browser, locale, { width })
    const { page } = security
    await openConsole(security, 'security')
    await security.open('/organizer/security-check')
    await expect(security.heading(m.page_title_organiser_security_checks)).toBeVisible()
    await security.expectAccessible()
    await security.button(m.check_new).click()
    const dialog = page.getByRole('dialog')
    for (const kind of [m.check_kind_employee, m.check_kind_vehicle])
      await dialog.getByRole('checkbox', { name: security.say(kind) }).uncheck()
    await dialog.getByRole('checkbox', { name: security.say(m.check_kind_participant) }).check()
    await dialog.getByRole('checkbox', { name: security.say(m.check_new_again) }).check()
    await security.expectAccessible()
    await dialog.getByRole('button', { name: security.say(m.check_new_make) }).click()

    // Before it is handed over there is nothing to answer.
    await expect(page.getByText(security.say(m.check_reply_first))).toBeVisible()
    await security.expectAccessible()
    const saved = page.waitForEvent('download')
    await security.button(m.check_download).click()
    const rows = await rowsOf(await (await saved).path())
    const [head = [], ...listed] = rows
    const verdict = head.indexOf(security.say(m.check_head_verdict))
    const answered = listed.map(row => {
      const cells = head.map((_, index) => row[index] ?? '')
      if (cells.some(text => text.startsWith(lastName))) cells[verdict] = security.say(m.check_word_cleared)
      return cells
    })
    expect(answered.some(row => row[verdict] !== '')).toBe(true)
    await page.locator('input[type=file]').setInputFiles({
      name: 'reply.xlsx',
      mimeType: 'application/octet-stream',
      buffer: writeWorkbook({ rows: [head, ...answered, ['0-0000-AAAA', ...head.slice(1).fill('')]] }),
    })

    // What matches is ticked, the stranger's key is not, and nobody is decided on yet.
    await expect(page.getByText(security.say(m.check_found_ready), { exact: true })).toHaveCount(1)
    await expect(page.getByText(security.say(m.check_found_unknownKey), { exact: true })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: new RegExp(lastName) })).toBeChecked()
    await security.expectAccessible()
    await page.getByRole('button', { name: security.say(m.check_apply, { count: 1 }) }).click()
    await expect(page.getByText(security.say(m.check_done, { count: 1 }))).toBeVisible()
    await security.expectAccessible()

    await security.open(`/organizer/passes?q=${encodeURIComponent(lastName)}`)
    await expect(page.getByText(security.say(m.pass_desk_word_valid), { exact: true }).first()).toBeVisible()
    await security.expectAccessible()

    const person = await Visitor.arrive(browser, locale, { width: 390 })
    await person.open('/login')
    await person.logIn(phone)
    await person.open('/account')
    await expect(person.page.getByText(person.say(m.security_passportVerified)).first()).toBeVisible()
    await person.open('/account/badge')
    await expect(person.page.getByText(person.say(m.badge_pass_title)).first()).toBeVisible()
    await person.leave()
    await security.leave()
  })
