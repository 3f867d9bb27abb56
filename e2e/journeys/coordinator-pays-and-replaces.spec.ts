import { m } from '#messages/compiled/messages.js'
import { elevenPeople, type Listed, startGroup } from '../fixtures/group.ts'
import { addApproved, approveAll, confirmAtHome, tickAll } from '../fixtures/group-approved.ts'
import { checkAll, expect, freshPhone, messagesTo, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, refuseAdmission } from '../fixtures/organiser.ts'
import { givePassport } from '../fixtures/passport.ts'
import { payOnBankPage } from '../fixtures/payment.ts'

type Browser = Parameters<typeof Visitor.arrive>[0]

const rows = (visitor: Visitor) => visitor.page.getByRole('row')
const rowOf = (visitor: Visitor, { last }: Listed) => rows(visitor).filter({ hasText: last })
const dialog = (visitor: Visitor) => visitor.page.getByRole('dialog')

test('a coordinator pays for two by card, and the place of one goes to another person', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const coordinator = await Visitor.arrive(browser, 'ru')
  const { page } = coordinator
  const [stays, goes, comes] = elevenPeople() as [Listed, Listed, Listed]
  await startGroup(coordinator, freshPhone())
  await addApproved(browser, coordinator, [stays, goes])
  await payForAll(coordinator)
  for (const person of [stays, goes]) await expectPaidByCard(coordinator, person)

  const member = await enter(browser, goes.phone)
  await expectReceipt(member)
  await givePassport(member)
  const security = await Visitor.arrive(browser, 'ru')
  await openConsole(security, 'security')
  await refuseAdmission(security, goes.last)
  await security.leave()

  await replace(coordinator, goes, comes)
  await member.open('/login/waiting')
  await member.button(m.auth_refresh).click()
  await member.open('/account/badge')
  // The member has lost the place, so they would have to apply anew.
  await member.page.waitForURL('**/signup/type')
  await expect
    .poll(async () => (await messagesTo(page, goes.phone)).map(({ text }) => text).join())
    .toContain('Пропуск больше не действует')
  await member.leave()

  await confirmAtHome(browser, comes.phone)
  await approveAll(browser, [comes.phone])
  await expect
    .poll(async () => (await messagesTo(page, comes.phone)).map(({ text }) => text).join())
    .not.toContain('Оплатите участие')
  await coordinator.open('/account/group')
  await expectPaidByCard(coordinator, comes)
  await expect(coordinator.heading(m.group_credits)).toBeHidden()

  const guest = await enter(browser, comes.phone)
  await expectReceipt(guest)
  await guest.leave()
  await coordinator.leave()
})

async function expectPaidByCard(coordinator: Visitor, person: Listed): Promise<void> {
  const name = coordinator.say(m.payment_cardPaymentAccepted)
  await expect(rowOf(coordinator, person).getByRole('img', { name })).toHaveCount(1)
}

async function enter(browser: Browser, phone: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, 'ru', { width: 390 })
  await visitor.open('/login')
  await visitor.logIn(phone)
  await visitor.page.waitForURL('**/account')
  return visitor
}

/** The page says paid and offers no way to pay again. */
async function expectReceipt(visitor: Visitor): Promise<void> {
  await visitor.open('/account/payment')
  await expect(visitor.heading(m.payment_receipt_title)).toBeVisible()
  await visitor.expectAccessible()
}

/** After the bank declines, the same people and the typed data must still be there. */
async function payForAll(coordinator: Visitor): Promise<void> {
  const { page } = coordinator
  await tickAll(coordinator)
  await page.keyboard.press('p')
  await dialog(coordinator)
    .getByRole('radio', { name: coordinator.say(m.payment_way_card) })
    .check()
  const address = dialog(coordinator).getByRole('textbox', { name: coordinator.say(m.payment_payer_address) })
  await address.fill('170100, г. Тверь, ул. Советская, д. 1')
  await coordinator.expectAccessible()
  await payAndReturn(coordinator, 'insufficientFunds')
  await expect(coordinator.heading(m.finish_failed)).toBeVisible()
  await page.getByRole('link', { name: coordinator.say(m.finish_again) }).click()
  await expect(address).toHaveValue('170100, г. Тверь, ул. Советская, д. 1')
  await payAndReturn(coordinator, 'threeDSecure')
  await expect(coordinator.heading(m.finish_succeeded)).toBeVisible()
  await coordinator.expectAccessible()
  await page.getByRole('link', { name: coordinator.say(m.finish_group) }).click()
  await page.waitForURL('**/account/group')
}

async function payAndReturn(coordinator: Visitor, card: Parameters<typeof payOnBankPage>[1]): Promise<void> {
  await checkAll(dialog(coordinator))
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.payment_card_pay, { amount: '360 000 ₽' }) })
    .click()
  await payOnBankPage(coordinator.page, card)
  await coordinator.page.waitForURL('**/account/payment/finish/**')
}

async function replace(coordinator: Visitor, goes: Listed, comes: Listed): Promise<void> {
  await rowOf(coordinator, goes).getByRole('link').click()
  await coordinator.button(m.group_member_replace).click()
  const form = dialog(coordinator).last()
  const fill = (label: Parameters<Visitor['field']>[0], text: string) =>
    form.getByLabel(coordinator.say(label), { exact: true }).fill(text)
  await fill(m.signup_field_last_name, comes.last)
  await fill(m.signup_field_first_name, comes.first)
  await form.getByLabel(coordinator.say(m.signup_field_no_middle_name)).check()
  await expect(form.getByLabel(coordinator.say(m.signup_field_latin_last_name))).toHaveValue(comes.latin)
  await form.getByLabel(coordinator.say(m.signup_field_phone)).fill(comes.phone)
  await form.getByLabel(coordinator.say(m.signup_field_email)).fill('novaya@bank.example')
  await fill(m.signup_date_day, '14')
  await fill(m.signup_date_month, '03')
  await fill(m.signup_date_year, '1984')
  await form.getByLabel(coordinator.say(m.signup_field_position)).fill('Аналитик')
  await coordinator.expectAccessible()
  await form.getByRole('button', { name: coordinator.say(m.group_replace_submit) }).click()
  // The sheet of the new person is open, and the link is the next step.
  await coordinator.button(m.group_member_link_send).click()
  await expect(
    dialog(coordinator).getByText(coordinator.say(m.group_confirmed_waiting)).first(),
  ).toBeVisible()
  await dialog(coordinator)
    .getByRole('button', { name: coordinator.say(m.close) })
    .click()
  await expect(coordinator.heading(m.group_credits)).toBeVisible()
}
