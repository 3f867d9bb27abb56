import { m } from '#messages/compiled/messages.js'
import { approveAll } from '../fixtures/group-approved.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { confirmPayer } from '../fixtures/payment.ts'

/** In the demo: who assists two others, and one of them, who waits for the committee. */
const assistantPhone = '+79001141603'
const managed = { phone: '+79001061375', last: 'Жилина' }

test('an assistant pays for herself and another by one invoice', async ({ browser }) => {
  await approveAll(browser, [managed.phone])
  const assistant = await Visitor.arrive(browser, 'ru')
  const { page } = assistant
  await assistant.open('/login')
  await assistant.logIn(assistantPhone)
  await page.waitForURL(/\/(account|login\/select-user)$/)
  await openOwnCabinet(assistant)
  await assistant.open('/account/payment')
  const people = page.getByRole('group', { name: assistant.say(m.payment_together) })
  await people.getByRole('checkbox', { name: new RegExp(managed.last) }).check()
  await expect(page.getByText(/360\s000/).first()).toBeVisible()
  await assistant.expectAccessible()
  await confirmPayer(page.getByRole('main'))
  await assistant.button(m.payment_invoice_issue).click()
  await expect(page.getByText(/360\s000/).first()).toBeVisible()
  await expect(page.getByText(managed.last).first()).toBeVisible()
  await expect(people).toHaveCount(0)
  await assistant.expectAccessible()
  await assistant.leave()
})

/** With several people the page asks whose cabinet to open. */
async function openOwnCabinet({ page }: Visitor): Promise<void> {
  if (!page.url().endsWith('select-user')) return
  await page.getByRole('button', { name: /Зимина/ }).click()
  await page.waitForURL('**/account')
}
