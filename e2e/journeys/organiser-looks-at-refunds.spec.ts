import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`finance looks at refunds, in ${locale}`, async ({ browser }) => {
    const finance = await Visitor.arrive(browser, locale, locale === 'en' ? { width: 390 } : {})
    const { page } = finance
    const say = finance.say.bind(finance)
    await openConsole(finance, 'finance')
    if (locale === 'en') await finance.open('/organizer/refunds')
    else
      await page
        .getByRole('navigation', { name: say(m.organiser_console) })
        .getByRole('link', { name: say(m.page_title_organiser_refunds) })
        .click()
    await page.waitForURL('**/organizer/refunds')
    await expect(finance.heading(m.page_title_organiser_refunds)).toBeVisible()
    await finance.expectAccessible()

    // What went back, the largest first: both are in the address.
    await page
      .getByRole('link', { name: new RegExp(`^${say(m.refund_state_done)}`) })
      .first()
      .click()
    await expect(page).toHaveURL(/state=done/)
    await page.getByRole('combobox', { name: say(m.organiser_sort), exact: true }).selectOption('largest')
    await expect(page).toHaveURL(/sort=largest/)
    // The rail has a link of the same name.
    const payment = page
      .getByRole('main')
      .getByRole('link', { name: say(m.organiser_history_card_payment) })
      .first()
    await expect(payment).toBeVisible()
    await finance.expectAccessible()

    // A search that finds nobody says so, and leads back to everything.
    await finance.open('/organizer/refunds?q=Несуществующий')
    await expect(page.getByText(say(m.refund_found_none))).toBeVisible()
    await finance.expectAccessible()
    await finance.button(m.organiser_show_all).click()
    await expect(page.getByLabel(say(m.refund_search))).toHaveValue('')

    // The money itself is at the payment.
    await payment.click()
    await page.waitForURL(/\/organizer\/card-payments\/[0-9a-f-]{36}/)
    // It was opened from the refunds, so it leads back to them.
    await page.getByRole('link', { name: say(m.organiser_back_to_refunds), exact: true }).click()
    await page.waitForURL(/\/organizer\/refunds(\?|$)/)
    await finance.leave()
  })
