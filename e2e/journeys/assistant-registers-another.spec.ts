import { m } from '#messages/compiled/messages.js'
import { fillCompany, fillPersonal, person } from '../fixtures/application.ts'
import { expect, freshPhone, type Locale, messagesTo, test, Visitor } from '../fixtures/journey.ts'

/** Fills in everything but the photograph, as the assistant, and sends it. */
async function registerAnother(
  assistant: Visitor,
  other: { phone: string; email: string; locale: Locale },
): Promise<void> {
  const { page } = assistant
  await page.waitForURL('**/signup/type')
  await page.getByRole('radio', { name: assistant.say(m.signup_type_another) }).check()
  await page
    .getByRole('radio', {
      name: assistant.say(other.locale === 'ru' ? m.confirm_language_ru : m.confirm_language_en),
      exact: true,
    })
    .check()
  await assistant.expectAccessible()
  await assistant.field(m.confirm_registrant_name).fill('Olga Vetrova')
  // Leaving the field shows an error that moves the button; the press must still count.
  await assistant.field(m.confirm_registrant_email).fill('vetrova@')
  await assistant.button(m.confirm_next_personal).click()
  await expect(page.getByRole('alert').first()).toContainText(assistant.say(m.error_fields_invalid))
  await assistant.field(m.confirm_registrant_email).fill('vetrova@bank.example')
  await assistant.button(m.confirm_next_personal).click()
  await page.waitForURL('**/signup/personal**')
  await fillPersonal(assistant, other.email, m.confirm_personal_title)
  await assistant.field(m.signup_field_phone).fill(other.phone)
  await assistant.expectAccessible()
  await assistant.button(m.signup_next_company).click()
  await fillCompany(assistant, m.confirm_company_title)
  await assistant.button(m.signup_next_photograph).click()
  await expect(assistant.heading(m.signup_photograph_title)).toBeVisible()
  await assistant.button(m.signup_next_finish).click()
  await expect(assistant.heading(m.confirm_finish_title)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await assistant.expectAccessible()
  await assistant.button(m.confirm_send).click()
  await expect(assistant.heading(m.confirm_sent_title)).toBeVisible()
  await assistant.expectAccessible()
}

/** The address in the newest message to a phone. */
async function linkTo(visitor: Visitor, phone: string): Promise<string> {
  await expect.poll(async () => (await messagesTo(visitor.page, phone)).length).toBeGreaterThan(0)
  const [newest] = await messagesTo(visitor.page, phone)
  return newest?.links[0] ?? ''
}

async function confirm(guest: Visitor, link: string): Promise<void> {
  const { page } = guest
  await page.goto(new URL(link).pathname)
  await expect(guest.heading(m.confirm_title)).toBeVisible()
  await expect(page.getByText(person.ru.last)).toHaveCount(0)
  await guest.expectAccessible()
  await guest.button(m.confirm_open).click()
  await expect(guest.heading(m.confirm_form_title)).toBeVisible()
  await guest.expectAccessible()

  const correct = page.getByRole('button', {
    name: guest.say(m.confirm_part_correct_label, { part: guest.say(m.confirm_part_person) }),
  })
  await correct.press('Enter')
  await expect(page.locator('form :is(input, select, textarea)').first()).toBeFocused()
  await guest.field(m.signup_field_position).fill('Chief analyst')
  await guest.expectAccessible()
  await guest.button(m.confirm_part_done).click()
  await expect(correct).toBeFocused()
  await expect(page.getByText('Chief analyst')).toBeVisible()

  // What was corrected must survive a change of language and a reload.
  for (let turn = 0; turn < 2; turn += 1) {
    const before = page.url()
    await page.locator('a[hreflang]').first().click()
    await page.waitForURL(address => address.href !== before)
    await expect(page.getByText('Chief analyst')).toBeVisible()
  }

  // Nothing is ticked beforehand, and nothing is sent without the two required consents.
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await guest.button(m.confirm_submit).click()
  await expect(page.getByRole('alert').first()).toContainText(guest.say(m.error_fields_invalid))
  await page.getByRole('checkbox', { name: guest.say(m.assistant_section_transfer) }).check()
  await page.getByRole('checkbox', { name: guest.say(m.auth_consent_processing) }).check()
  await page.getByRole('checkbox', { name: guest.say(m.auth_consent_badge_photograph) }).check()
  await refusedAndMended(guest)
  await guest.button(m.confirm_submit).click()
  await expect(guest.heading(m.confirm_done_title)).toBeVisible()
  await guest.expectAccessible()
}

/** When the server refuses a field, the focus goes to the summary at the top, every time. */
async function refusedAndMended(guest: Visitor): Promise<void> {
  const { page } = guest
  const part = guest.say(m.confirm_part_person)
  const summary = page.getByRole('alert').filter({ hasText: guest.say(m.signup_field_position) })
  for (let time = 0; time < 2; time += 1) {
    await page
      .getByRole('button', { name: guest.say(m.confirm_part_correct_label, { part }), exact: true })
      .click()
    await guest.field(m.signup_field_position).fill('')
    await guest.button(m.confirm_submit).click()
    await expect(summary).toBeFocused()
    await guest.field(m.signup_field_position).fill('Chief analyst')
    await guest.button(m.confirm_part_done).click()
    await expect(summary).toHaveCount(0)
  }
}

/** The link reached somebody it was not meant for. */
async function declines(guest: Visitor, link: string): Promise<void> {
  const { page } = guest
  await page.goto(new URL(link).pathname)
  await guest.button(m.confirm_open).click()
  await guest.button(m.confirm_decline).click()
  await guest.expectAccessible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.say(m.confirm_decline_submit) })
    .click()
  await expect(guest.heading(m.confirm_declined_title)).toBeVisible()
  await guest.expectAccessible()
  await page.goto(new URL(link).pathname)
  await expect(guest.heading(m.confirm_invalid_title)).toBeVisible()
}

for (const [locale, other] of [
  ['ru', 'en'],
  ['en', 'ru'],
] as const)
  test(`an assistant registers in ${locale} somebody who confirms in ${other}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const assistant = await Visitor.arrive(browser, locale)
    const [own, phone] = [freshPhone(), freshPhone()]
    await assistant.open('/signup')
    await assistant.logIn(own)
    await registerAnother(assistant, { phone, email: `other-${locale}@bank.example`, locale: other })

    const guest = await Visitor.arrive(browser, other, { width: 360 })
    const link = await linkTo(guest, phone)
    expect(new URL(link).pathname.startsWith('/en/')).toBe(other === 'en')
    await confirm(guest, link)
    await guest.page.goto(new URL(link).pathname)
    await expect(guest.heading(m.confirm_used_title)).toBeVisible()
    await guest.expectAccessible()
    await guest.link(m.confirm_done_login).click()
    await guest.logIn(phone)
    await guest.page.waitForURL('**/login/waiting')
    await expect(guest.page.getByText(guest.say(m.application_pending)).first()).toBeVisible()
    await guest.leave()

    // The message is in the recipient's language and writes the name in its script.
    const told = locale === 'ru' ? person.ru.last : person.en.latinLast
    await expect.poll(async () => (await messagesTo(assistant.page, own))[0]?.text).toContain(told)
    await assistant.leave()
  })

test('whoever is registered by mistake declines, and the registrant is told', async ({ browser }) => {
  test.setTimeout(120_000)
  const assistant = await Visitor.arrive(browser, 'ru')
  const [own, phone] = [freshPhone(), freshPhone()]
  await assistant.open('/signup')
  await assistant.logIn(own)
  await registerAnother(assistant, { phone, email: 'mistaken@bank.example', locale: 'en' })
  const guest = await Visitor.arrive(browser, 'en', { width: 360 })
  await declines(guest, await linkTo(guest, phone))
  await guest.leave()
  await expect.poll(async () => (await messagesTo(assistant.page, own))[0]?.text).toContain('отказались')
  await assistant.leave()
})
