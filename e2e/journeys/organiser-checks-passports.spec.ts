import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, verifyPassport } from '../fixtures/organiser.ts'

/** A member of the demo's group whose passport waits for the check, with both scans. */
const [phone, lastName] = ['+79001151247', 'шустова']

test('security looks with a purpose, sends a passport back with a note, and verifies it when it is corrected', async ({
  browser,
}) => {
  const security = await Visitor.arrive(browser, 'ru', { width: 1440 })
  await openConsole(security, 'security')
  const { page } = security
  // The link counts what waits.
  const link = new RegExp(`^${security.say(m.organiser_nav_passports)}`)
  await page.getByRole('navigation').getByRole('link', { name: link }).first().click()
  await expect(security.heading(m.organiser_passports)).toBeVisible()
  await security.expectAccessible()
  await security.open(`/organizer/passports?q=${encodeURIComponent(lastName)}`)
  await page.getByRole('rowheader').getByRole('link').click()

  // Nothing is opened before the purpose is said, and both pages carry who looked.
  await expect(security.heading(m.organiser_purpose_title)).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(0)
  await security.expectAccessible()
  await security.button(m.organiser_purpose_open).click()
  const purpose = security.say(m.organiser_purpose_check)
  await expect(page.getByText(security.say(m.organiser_viewing_was_recorded, { purpose }))).toBeVisible()
  await expect(page.getByRole('figure').getByRole('img')).toHaveCount(2)
  await security.expectAccessible()

  const sendBack = new RegExp(`^${security.say(m.organiser_passport_fail).replace(/\s/g, '\\s')}`)
  await page.getByRole('button', { name: sendBack }).last().click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: sendBack }).click()
  await expect(dialog.getByText(security.say(m.mismatch_none_marked))).toBeVisible()
  await security.expectAccessible()
  const note = 'Номер на скане читается иначе: проверьте последние две цифры.'
  await dialog
    .getByRole('checkbox', {
      name: new RegExp(security.say(m.mismatch_seriesNumber).replace(/\s/g, '\\s'), 'i'),
    })
    .check()
  await dialog.getByRole('textbox').fill(note)
  await dialog.getByRole('button', { name: sendBack }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const person = await Visitor.arrive(browser, 'ru', { width: 390 })
  await person.open('/login')
  await person.logIn(phone)
  await person.open('/account/passport')
  await expect(person.page.getByText(note)).toBeVisible()
  await person.expectAccessible()
  const number = person.page.getByRole('textbox', { name: person.say(m.passport_number), exact: true })
  const change = person.button(m.passport_change)
  await expect(number.or(change)).toBeVisible()
  if (await change.isVisible()) await change.click()
  await number.fill('640291')
  await person.button(m.passport_save).click()
  await expect(person.page.getByText(person.say(m.passport_saved)).first()).toBeVisible()
  await expect(person.heading(m.passport_viewings_title)).toBeVisible()
  await expect(person.page.getByText(person.say(m.passport_viewings_check)).first()).toBeVisible()

  await verifyPassport(security, lastName)
  await person.open('/account')
  await expect(person.page.getByText(person.say(m.security_passportVerified)).first()).toBeVisible()
  await person.leave()
  await security.leave()
})
