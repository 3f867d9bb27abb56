import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

const dialog = ({ page }: Visitor) => page.getByRole('dialog')
const inDialog = (visitor: Visitor, name: string) =>
  dialog(visitor).getByRole('button', { name, exact: true })

/** Books a payment order on the invoice that is open, and confirms it. */
async function book(visitor: Visitor, sum: string, order: string): Promise<void> {
  await visitor.button(m.organiser_mark_paid).click()
  await dialog(visitor).getByLabel(visitor.say(m.organiser_sum)).fill(sum)
  await dialog(visitor).getByLabel(visitor.say(m.organiser_payment_order)).fill(order)
  await inDialog(visitor, visitor.say(m.organiser_check_payment)).click()
}

test('finance books an invoice in two parts and takes the second back', async ({ browser }) => {
  const finance = await Visitor.arrive(browser, 'ru', { width: 390 })
  const { page } = finance
  await openConsole(finance, 'finance')
  await finance.open('/organizer/invoices?status=unpaid&q=2025-0006')
  await page.getByRole('link', { name: /2025-0006/ }).click()
  await page.waitForURL('**/organizer/invoices/*')
  await finance.expectAccessible()

  await book(finance, 'сто тысяч', '77')
  await expect(dialog(finance).getByText(finance.say(m.error_value_invalid))).toBeVisible()
  await dialog(finance).getByLabel(finance.say(m.organiser_sum)).fill('100 000')
  // A day that has not come yet is refused by the server, on the day's field.
  const day = dialog(finance).getByLabel(finance.say(m.organiser_day), { exact: true })
  const today = await day.inputValue()
  await day.fill(String(Number(today) + 1))
  await inDialog(finance, finance.say(m.organiser_check_payment)).click()
  await inDialog(finance, finance.say(m.organiser_mark_paid)).click()
  await expect(dialog(finance).getByText(new RegExp(`не\\sпозже\\s${today}\\s`))).toBeVisible()
  await day.fill(today)
  await inDialog(finance, finance.say(m.organiser_check_payment)).click()
  await expect(dialog(finance)).toContainText(finance.say(m.organiser_confirm_part))
  await inDialog(finance, finance.say(m.organiser_mark_paid)).click()
  await expect(page.getByText(finance.say(m.organiser_invoice_part_came))).toBeVisible()

  // One order is booked once.
  await book(finance, '260000', '77')
  await inDialog(finance, finance.say(m.organiser_mark_paid)).click()
  await expect(dialog(finance).getByLabel(finance.say(m.organiser_payment_order))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog(finance).getByLabel(finance.say(m.organiser_payment_order)).fill('78')
  await inDialog(finance, finance.say(m.organiser_check_payment)).click()
  await inDialog(finance, finance.say(m.organiser_mark_paid)).click()
  await expect(finance.button(m.organiser_mark_paid)).toHaveCount(0)
  // Each order came on its own day, so each has its own tax invoice.
  await expect(page.getByRole('button', { name: finance.say(m.payment_advance_download) })).toHaveCount(2)

  await finance.button(m.organiser_reverse).last().click()
  await inDialog(finance, finance.say(m.organiser_reverse)).click()
  await expect(dialog(finance).getByText(finance.say(m.error_required))).toBeVisible()
  await dialog(finance).getByRole('textbox').fill('Платёж по другому счёту')
  await inDialog(finance, finance.say(m.organiser_reverse)).click()
  await expect(page.getByText('Платёж по другому счёту')).toBeVisible()
  await expect(finance.button(m.organiser_mark_paid)).toBeVisible()
  await finance.expectAccessible()
  await finance.leave()
})

test('finance refunds a card payment, and no more than was paid', async ({ browser }) => {
  const finance = await Visitor.arrive(browser, 'en')
  const { page } = finance
  await openConsole(finance, 'finance')
  await finance.open('/organizer/card-payments')
  await page
    .getByRole('link', { name: /180,000/ })
    .first()
    .click()
  await page.waitForURL('**/organizer/card-payments/*')
  await finance.expectAccessible()

  await finance.button(m.organiser_refund).click()
  await dialog(finance).getByLabel(finance.say(m.organiser_sum)).fill('0')
  await inDialog(finance, finance.say(m.organiser_refund)).click()
  const wrong = finance.say(m.organiser_refund_sum_wrong, { most: 'RUB 180,000' })
  await expect(dialog(finance).getByText(wrong)).toBeVisible()
  await finance.expectAccessible()
  await dialog(finance).getByLabel(finance.say(m.organiser_sum)).fill('180000')
  await dialog(finance).getByLabel(finance.say(m.organiser_refund_reason)).fill('Withdrawn after paying')
  await inDialog(finance, finance.say(m.organiser_refund)).click()
  // The demo has one person in finance, so nobody else has to confirm.
  await expect(page.getByText(finance.say(m.organiser_card_refunded)).first()).toBeVisible()
  await expect(finance.button(m.organiser_refund)).toHaveCount(0)
  await finance.leave()
})
