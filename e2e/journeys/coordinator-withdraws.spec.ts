import { m } from '#messages/compiled/messages.js'
import { elevenPeople, type Listed, startGroup } from '../fixtures/group.ts'
import { addApproved, tickAll } from '../fixtures/group-approved.ts'
import { checkAll, expect, freshPhone, messagesTo, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, refuseAdmission } from '../fixtures/organiser.ts'
import { givePassport } from '../fixtures/passport.ts'
import { confirmPayer, payOnBankPage } from '../fixtures/payment.ts'

type Browser = Parameters<typeof Visitor.arrive>[0]

const rowOf = (visitor: Visitor, { last }: Listed) => visitor.page.getByRole('row').filter({ hasText: last })
const dialog = (visitor: Visitor) => visitor.page.getByRole('dialog').last()

test('a coordinator takes one off the invoice, and asks the money for another back', async ({ browser }) => {
  test.setTimeout(300_000)
  const coordinator = await Visitor.arrive(browser, 'ru')
  const { page } = coordinator
  const [leaves, refused, stays] = elevenPeople() as [Listed, Listed, Listed]
  await startGroup(coordinator, freshPhone())
  await addApproved(browser, coordinator, [leaves, refused, stays])

  await test.step('one invoice for all three; whoever is withdrawn is not on the next', async () => {
    await tickAll(coordinator)
    await page.keyboard.press('p')
    await confirmPayer(dialog(coordinator))
    await dialog(coordinator)
      .getByRole('button', { name: coordinator.say(m.group_pay_issue, { amount: '540 000 ₽' }) })
      .click()
    await coordinator.button(m.group_pay_to_board).click()
    await withdraw(coordinator, leaves)
    await expect
      .poll(async () => (await messagesTo(page, leaves.phone)).map(({ text }) => text).join())
      .toContain('отозва')
    const invoices = page.getByRole('region', { name: coordinator.say(m.group_pay_invoices) })
    await expect(invoices.getByText('360 000 ₽')).toBeVisible()
    await coordinator.expectAccessible()
  })

  await test.step('the other two are paid by card instead', async () => {
    await coordinator.button(m.payment_invoice_cancel).click()
    await dialog(coordinator)
      .getByRole('button', { name: coordinator.say(m.payment_invoice_cancel) })
      .click()
    await payByCard(coordinator)
  })

  await test.step('security refuses one: the money is asked back, and the request taken back', async () => {
    await losePermission(browser, refused)
    await coordinator.open('/account/group')
    await rowOf(coordinator, refused).getByRole('link').click()
    await coordinator.button(m.group_refund_ask).click()
    await dialog(coordinator).getByRole('textbox').fill('Заменить некем')
    await coordinator.expectAccessible()
    await dialog(coordinator)
      .getByRole('button', { name: coordinator.say(m.group_refund_ask) })
      .click()
    await expect(page.getByText(coordinator.say(m.group_refund_asked_text))).toBeVisible()
    await expectSeenByFinance(browser, refused)
    await coordinator.button(m.group_refund_take_back).click()
    await expect(coordinator.button(m.group_refund_ask)).toBeVisible()
  })
  await coordinator.leave()
})

async function withdraw(coordinator: Visitor, person: Listed): Promise<void> {
  await rowOf(coordinator, person).getByRole('link').click()
  await coordinator.button(m.group_member_withdraw).click()
  await coordinator.expectAccessible()
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.group_act_withdraw), exact: true })
    .click()
  // The person stays on the board as withdrawn.
  await expect(dialog(coordinator).getByRole('textbox')).toHaveCount(0)
  await coordinator.open('/account/group')
}

async function payByCard(coordinator: Visitor): Promise<void> {
  const { page } = coordinator
  await tickAll(coordinator)
  await page.keyboard.press('p')
  const sheet = dialog(coordinator)
  await sheet.getByRole('radio', { name: coordinator.say(m.payment_way_card) }).check()
  await sheet
    .getByRole('textbox', { name: coordinator.say(m.payment_payer_address) })
    .fill('170100, г. Тверь, ул. Советская, д. 1')
  await checkAll(sheet)
  await sheet
    .getByRole('button', { name: coordinator.say(m.payment_card_pay, { amount: '360 000 ₽' }) })
    .click()
  await payOnBankPage(page, 'threeDSecure')
  await page.waitForURL('**/account/payment/finish/**')
  await expect(coordinator.heading(m.finish_succeeded)).toBeVisible()
}

async function losePermission(browser: Browser, person: Listed): Promise<void> {
  const member = await Visitor.arrive(browser, 'ru', { width: 390 })
  await member.open('/login')
  await member.logIn(person.phone)
  await member.page.waitForURL('**/account')
  await givePassport(member)
  await member.leave()
  const security = await Visitor.arrive(browser, 'ru')
  await openConsole(security, 'security')
  await refuseAdmission(security, person.last)
  await security.leave()
}

async function expectSeenByFinance(browser: Browser, { last }: Listed): Promise<void> {
  const finance = await Visitor.arrive(browser, 'ru')
  await openConsole(finance, 'finance')
  await finance.open('/organizer/card-payments?show=refund')
  await expect(finance.page.getByText('Заменить некем').first()).toBeVisible()
  await expect(finance.page.getByText(last).first()).toBeVisible()
  await finance.leave()
}
