import { m } from '#messages/compiled/messages.js'
import { apply } from '../fixtures/application.ts'
import { checkAll, expect, freshPhone, type Locale, messagesTo, test, Visitor } from '../fixtures/journey.ts'

for (const locale of ['ru', 'en'] as Locale[])
  test(`a person applies in ${locale} and waits for the committee`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const phone = freshPhone()
    const email = `apply-${locale}@bank.example`
    await apply(visitor, phone, email)
    await visitor.expectAccessible()
    await checkAll(visitor.page)
    await visitor.button(m.signup_send).click()
    await expect(visitor.heading(m.signup_done_title)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.open('/account')
    await visitor.page.waitForURL('**/login/waiting')
    await expect(visitor.page.getByText(visitor.say(m.application_pending)).first()).toBeVisible()
    await expect.poll(async () => (await messagesTo(visitor.page, email)).length).toBe(1)
    await visitor.leave()
  })
