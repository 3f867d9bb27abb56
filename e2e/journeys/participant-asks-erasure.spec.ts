import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Whom no other journey needs afterwards. */
const [phone, name] = ['+79001145138', 'Petrosyan']

async function ask(person: Visitor): Promise<void> {
  const { page } = person
  await person.open('/account/settings')
  await person.button(m.person_erasure_ask).click()
  await person.expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: person.say(m.person_erasure_send), exact: true })
    .click()
  await expect(page.getByText(person.say(m.person_erasure_open_title))).toBeVisible()
}

async function openRequest(admin: Visitor): Promise<void> {
  await admin.open('/organizer/erasures')
  await admin.expectAccessible()
  await admin.page.getByRole('rowheader').filter({ hasText: name }).click()
}

test('a request to erase is refused with an answer, sent again and carried out, with an act of it', async ({
  browser,
}) => {
  const person = await Visitor.arrive(browser, 'en', { width: 390 })
  await person.open('/login')
  await person.logIn(phone)
  await person.page.waitForURL('**/account')
  await ask(person)

  const admin = await Visitor.arrive(browser, 'en', { width: 1440 })
  const dialog = admin.page.getByRole('dialog').last()
  const inDialog = (message: typeof m.change_refuse) =>
    dialog.getByRole('button', { name: admin.say(message), exact: true })
  await openConsole(admin, 'admin')
  await openRequest(admin)
  await inDialog(m.change_refuse).click()
  const answer = 'Please wait until your invoice is settled.'
  await dialog.getByRole('textbox').fill(answer)
  await admin.expectAccessible()
  await inDialog(m.change_refuse).click()
  // Behind an open dialog no row is found either.
  await expect(admin.page.getByText(admin.say(m.erasure_refused_toast)).first()).toBeVisible()
  await expect(admin.page.getByRole('rowheader').filter({ hasText: name })).toHaveCount(0)

  await person.page.reload()
  await expect(person.page.getByText(answer)).toBeVisible()
  await ask(person)

  await openRequest(admin)
  await inDialog(m.erasure_carry_out).click()
  // Nothing that cannot be undone happens by one press.
  await inDialog(m.erasure_carry_out).click()
  await expect(dialog.getByText(admin.say(m.erasure_understood_required))).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await admin.expectAccessible()
  await inDialog(m.erasure_carry_out).click()
  await expect(admin.page.getByText(admin.say(m.erasure_done_toast)).first()).toBeVisible()

  await admin.open('/organizer/erasures?status=done')
  await expect(admin.page.getByText(name)).toHaveCount(0)
  await admin.page.getByRole('rowheader').first().click()
  await expect(dialog.getByText(admin.say(m.erasure_act_title))).toBeVisible()
  await admin.expectAccessible()
  // The person is out, and the number is free to begin anew.
  await person.open('/account')
  await expect(person.page.getByText(name)).toHaveCount(0)
  await person.leave()
  await admin.leave()
})
