import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const locale of ['ru', 'en'] as const)
  test(`finance sees what waits and the money by day, and a company whole (${locale})`, async ({
    browser,
  }) => {
    const finance = await Visitor.arrive(browser, locale, { width: 1440 })
    const { page } = finance
    await openConsole(finance, 'finance')
    const money = page.getByRole('region', { name: finance.say(m.overview_money), exact: true })

    await test.step('the plots of the role, and no others', async () => {
      await expect(money.getByRole('table')).toBeVisible()
      await expect(money.getByRole('slider')).toBeVisible()
      await expect(
        page.getByRole('region', { name: finance.say(m.overview_funnel), exact: true }),
      ).toBeVisible()
      await expect(
        page.getByRole('region', { name: finance.say(m.overview_badges), exact: true }),
      ).toHaveCount(0)
      await finance.expectAccessible()
    })

    await test.step('a plot is read with the arrows', async () => {
      const slider = money.getByRole('slider')
      await slider.focus()
      await page.keyboard.press('End')
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(finance.say(m.overview_by_invoices)))
    })

    await test.step('a sum leads to what it adds up, cards to all of them', async () => {
      const cards = money.getByRole('link', { name: finance.say(m.organiser_nav_card_payments), exact: true })
      await expect(cards).toHaveAttribute('href', /\/organizer\/card-payments\?show=all$/)
      const sums = page
        .getByRole('main')
        .getByRole('region', { name: finance.say(m.organiser_money), exact: true })
      // What came has a list of invoices and one of card payments.
      const received = [
        /\/organizer\/invoices\?status=paid$/,
        /\/organizer\/card-payments\?show=all&status=succeeded$/,
      ]
      for (const [place, address] of [...received, /\/organizer\/invoices\?status=unpaid$/].entries())
        await expect(sums.getByRole('link').nth(place)).toHaveAttribute('href', address)
      await expect(sums.getByRole('link').last()).toHaveAttribute(
        'href',
        /\/organizer\/refunds\?state=waiting$/,
      )
    })

    await test.step('the days of one role, with the table and the list of it', async () => {
      const funnel = page.getByRole('region', { name: finance.say(m.overview_funnel), exact: true })
      await funnel
        .getByRole('combobox', { name: finance.say(m.overview_role), exact: true })
        .selectOption('media')
      await expect(page).toHaveURL(/\?role=media$/)
      const title = new RegExp(`: ${finance.say(m.role_media)}$`)
      await expect(funnel.getByRole('table', { name: title })).toBeVisible()
      await expect(funnel.getByRole('slider', { name: title })).toBeVisible()
      await expect(
        funnel.getByRole('link', { name: finance.say(m.organiser_nav_applications), exact: true }),
      ).toHaveAttribute('href', /\/organizer\/applications\?status=all&role=media$/)
      await finance.expectAccessible()
    })

    await test.step('a part leads to its list, an invoice to its payer', async () => {
      await money.getByRole('link', { name: finance.say(m.organiser_nav_invoices), exact: true }).click()
      await page.waitForURL(/\/organizer\/invoices\?status=paid$/)
      await page.getByRole('rowheader').getByRole('link').first().click()
      await page.waitForURL(/\/organizer\/invoices\/[0-9a-f-]{36}/)
      const payer = page.locator('a[href*="/organizer/companies/"]').first()
      const name = (await payer.textContent()) ?? ''
      await payer.click()
      await page.waitForURL(/\/organizer\/companies\/[0-9a-f-]{36}/)
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
      // Back to the list that all began with, as it was filtered.
      await expect(
        page.getByRole('link', { name: finance.say(m.organiser_back_to_invoices), exact: true }),
      ).toHaveAttribute('href', /\/organizer\/invoices\?status=paid$/)
    })

    await test.step('the company has its money, its people and the way back to the invoice', async () => {
      const invoices = page
        .getByRole('main')
        .getByRole('region', { name: finance.say(m.organiser_invoices), exact: true })
      await expect(invoices.getByText(finance.say(m.company_money_invoiced))).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('region', { name: finance.say(m.company_people), exact: true }),
      ).toBeVisible()
      await finance.expectAccessible()
      await invoices.getByRole('link').first().click()
      await page.waitForURL(/\/organizer\/invoices\/[0-9a-f-]{36}\?status=paid$/)
      await expect(
        page.getByRole('link', { name: finance.say(m.organiser_back_to_invoices), exact: true }),
      ).toHaveAttribute('href', /\/organizer\/invoices\?status=paid$/)
    })

    await test.step('people of a company as a list say whose they are, and show all again', async () => {
      await finance.open('/organizer/applications?status=approved')
      await page.getByRole('rowheader').getByRole('link').first().click()
      await page.locator('a[href*="/organizer/companies/"]').first().click()
      await page.waitForURL(/\/organizer\/companies\/[0-9a-f-]{36}/)
      await expect(
        page.getByRole('link', { name: finance.say(m.organiser_back_to_applications), exact: true }),
      ).toHaveAttribute('href', /\/organizer\/applications\?status=approved/)
      // The application's page has such a link too, and stays until this one is there.
      await expect(
        page.getByRole('main').getByRole('region', { name: finance.say(m.company_people), exact: true }),
      ).toBeVisible()
      const listed = page
        .getByRole('main')
        .locator('a[href*="/organizer/applications?"][href*="company="]')
        .first()
      const count = Number(/\d+$/.exec((await listed.textContent()) ?? '')?.[0])
      await listed.click()
      await page.waitForURL(/\/organizer\/applications\?status=\w+&company=[0-9a-f-]{36}$/)
      const chip = page.getByRole('button', {
        name: new RegExp(`^${finance.say(m.company_filter)}: [^\\s…]`),
      })
      await expect(chip).toBeVisible()
      await expect(page.getByRole('rowheader')).toHaveCount(count)
      await finance.expectAccessible()
      await chip.press('Enter')
      await expect(page).not.toHaveURL(/company=/)
      await expect(chip).toHaveCount(0)
      // It was the only chip, so the keyboard goes on where filters are chosen.
      await expect(finance.button(m.organiser_filters)).toBeFocused()
    })
    await finance.leave()
  })

test('support looks at a cabinet as the person sees it', async ({ browser }) => {
  const support = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = support
  await openConsole(support, 'support')
  await support.open('/organizer/applications?status=approved')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page
    .getByRole('link', { name: support.say(m.cabinet_look_action) })
    .first()
    .click()
  await page.waitForURL(/\/cabinet\?/)
  await expect(
    page.getByText(support.say(m.cabinet_look_mark, { name: '', at: '' }).trim().slice(0, 7)),
  ).toHaveCount(0)
  await support.button(m.cabinet_look_open).click()
  await expect(page.getByText(/^Смотрит /).first()).toBeVisible()
  // Nothing can be done from it.
  const seen = page.locator('main')
  const expectNothingToDo = async () => {
    await expect(seen.getByRole('button')).toHaveCount(0)
    await expect(seen.getByRole('textbox')).toHaveCount(0)
    await expect(seen.locator('a[href*="/account"]')).toHaveCount(0)
  }
  await expectNothingToDo()
  await support.expectAccessible()

  const tab = (word: Parameters<Visitor['say']>[0]) =>
    page.getByRole('tab', { name: support.say(word), exact: true })
  await test.step('page by page, by the keyboard too', async () => {
    await tab(m.account_nav_transfer).click()
    await expect(page).toHaveURL(/[?&]part=transfer$/)
    await expect(page.getByText(/^Смотрит /).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(m.account_nav_hotels)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(support.say(m.hotels_shuttles), { exact: true })).toBeVisible()
    await expectNothingToDo()
    for (const word of [
      m.account_nav_own_programme,
      m.account_nav_favourites,
      m.account_nav_badge,
      m.account_nav_chat,
      m.account_nav_updates,
      m.account_nav_photograph,
      m.account_nav_passport,
      m.account_nav_documents,
      m.account_nav_profile,
      m.account_nav_contact,
      m.account_nav_settings,
    ]) {
      await tab(word).click()
      await expect(page.getByRole('tabpanel').getByText(/^Смотрит /)).toBeVisible()
      await expectNothingToDo()
      await support.expectAccessible()
    }
  })

  await test.step('the way back leads to the application as the list was filtered', async () => {
    const back = page.getByRole('link', { name: support.say(m.cabinet_look_back), exact: true })
    await expect(back).toHaveAttribute('href', /\?status=approved&open=[0-9a-f-]{36}$/)
  })

  await test.step('payments are not for support, and it says so', async () => {
    await expect(tab(m.account_nav_payment)).toHaveCount(0)
    await expect(
      page.getByText(support.say(m.cabinet_look_closed, { parts: support.say(m.account_nav_payment) })),
    ).toBeVisible()
  })

  await test.step('after a reload it is asked what for, before anything is shown', async () => {
    await page.reload()
    await expect(support.button(m.cabinet_look_open)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await support.button(m.cabinet_look_open).click()
    await expect(tab(m.account_nav_settings)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(support.say(m.cabinet_look_log_ins))).toBeVisible()
  })
  await support.leave()
})
