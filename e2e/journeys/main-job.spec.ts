import { m } from '#messages/compiled/messages.js'
import { applyAndSend } from '../fixtures/application.ts'
import { enterCabinet } from '../fixtures/cabinet.ts'
import { expect, freshPhone, type Locale, messagesTo, test, Visitor } from '../fixtures/journey.ts'
import { decide, openConsole, verifyPassport } from '../fixtures/organiser.ts'
import { givePassport } from '../fixtures/passport.ts'
import { payByCard } from '../fixtures/payment.ts'

for (const locale of ['ru', 'en'] as Locale[])
  test(`from the application to the gate in ${locale}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const participant = await Visitor.arrive(browser, locale)
    const phone = freshPhone()
    const email = `main-${locale}@bank.example`
    await applyAndSend(participant, phone, email)

    const committee = await Visitor.arrive(browser, locale)
    await openConsole(committee, 'committee')
    await committee.expectAccessible()
    await decide(committee, phone, 'approve')
    const subject = m.mail_approved_subject({}, { locale })
    await expect
      .poll(async () => (await messagesTo(participant.page, email)).map(mail => mail.subject))
      .toContain(subject)
    await committee.leave()

    await enterCabinet(participant)
    await participant.expectAccessible()
    if (locale === 'ru') await payByCard(participant)
    else await payByInvoice(participant, browser)
    await givePassport(participant)

    const security = await Visitor.arrive(browser, locale)
    await openConsole(security, 'security')
    await verifyPassport(security, lastName[locale])
    await expect
      .poll(async () => (await messagesTo(participant.page, email)).map(mail => mail.subject))
      .toContain(m.mail_passport_verified_subject({}, { locale }))
    await security.leave()

    await participant.open('/account')
    await expect(participant.heading(m.cabinet_enter)).toBeVisible()
    await participant.expectAccessible()
    await participant.leave()
  })

/** People of both journeys have the same names, so the surname saved last is the one to look for. */
const lastName = { ru: 'щёголева', en: 'shchegoleva' } as const

async function payByInvoice(visitor: Visitor, browser: Parameters<typeof Visitor.arrive>[0]): Promise<void> {
  const { page } = visitor
  await visitor.open('/account/payment')
  const way = page.getByRole('region', { name: visitor.say(m.payment_way_invoice), exact: true })
  await way.locator('#invoice-consent').check()
  await visitor.button(m.payment_invoice_issue).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    visitor.button(m.payment_invoice_download).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  // An invoice that is not paid yet is still the payer's to do.
  await visitor.open('/account')
  await expect(page.getByText(visitor.say(m.reason_payment_awaited)).first()).toBeVisible()

  const finance = await Visitor.arrive(browser, visitor.locale)
  await openConsole(finance, 'finance')
  await finance.open('/organizer/invoices?status=unpaid')
  await finance.page.getByRole('rowheader').first().click()
  await finance.button(m.organiser_mark_paid).last().click()
  const dialog = finance.page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: finance.say(m.organiser_payment_order) }).fill('4711')
  await dialog.getByRole('button', { name: finance.say(m.organiser_check_payment) }).click()
  await finance.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: finance.say(m.organiser_mark_paid) })
    .click()
  await finance.page.getByRole('button', { name: finance.say(m.payment_advance_download) }).waitFor()
  await finance.leave()
  await visitor.open('/account/payment')
  await expect(visitor.heading(m.payment_receipt_title)).toBeVisible()
}

test('a rejected person learns the reason and cannot enter', async ({ browser }) => {
  const participant = await Visitor.arrive(browser, 'ru', { width: 390 })
  const phone = freshPhone()
  const email = 'rejected@bank.example'
  await applyAndSend(participant, phone, email)
  const committee = await Visitor.arrive(browser, 'ru')
  await openConsole(committee, 'committee')
  await decide(committee, phone, 'reject', 'Все места для этой организации заняты')
  await committee.leave()
  await expect
    .poll(async () => (await messagesTo(participant.page, email)).map(mail => mail.text).join())
    .toContain('Все места для этой организации заняты')
  await participant.open('/login/waiting')
  await participant.button(m.auth_refresh).click()
  await participant.open('/account')
  await participant.page.waitForURL('**/login/blocked')
  await expect(participant.heading(m.auth_blocked_declined_title)).toBeVisible()
  await expect(participant.page.getByText('Все места для этой организации заняты')).toBeVisible()
  await participant.expectAccessible()
  await participant.leave()
})
