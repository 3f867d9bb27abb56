import { readFile } from 'node:fs/promises'
import { m } from '#messages/compiled/messages.js'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { atTime } from '../fixtures/clock.ts'
import { expect, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** A demo participant who is approved and has told nothing of the journey yet. */
const approved = '+79001000002'

async function enter(visitor: Visitor): Promise<void> {
  await visitor.open('/login')
  await visitor.logIn(approved)
  await visitor.page.waitForURL('**/account')
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`the trip: a promo code, a transfer, its lock, consents and papers, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(visitor)

    await test.step('the promo code is copied, and it says so', async () => {
      await visitor.open('/account/hotels')
      await expect(visitor.heading(m.page_title_account_hotels)).toBeVisible()
      const hotel = page.getByRole('article').first()
      await hotel.getByRole('button').click()
      await expect(hotel.getByRole('status')).toHaveText(visitor.say(m.hotel_copied, { code: 'QUORUM26-MB' }))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('QUORUM26-MB')
      await visitor.expectAccessible()
    })

    await test.step('a transfer: what is missing is told, what is odd is pointed out, then it is kept', async () => {
      await visitor.open('/account/transfer')
      // The page was left in the other language; switch as a person would.
      await expect(visitor.heading(m.page_title_account_transfer)).toBeVisible()
      const change = visitor.button(m.transfer_change)
      await expect(change.or(visitor.button(m.transfer_save))).toBeVisible()
      if (await change.isVisible()) await change.click()
      await page
        .getByRole('radio', { name: visitor.say(m.transfer_yes) })
        .first()
        .check()
      await visitor.field(m.transfer_arrival_hub).selectOption('')
      await visitor.field(m.transfer_arrival_day).selectOption('')
      await visitor.field(m.transfer_arrival_time).fill('')
      await visitor.field(m.transfer_arrival_number).fill('')
      await visitor.field(m.transfer_arrival_place).fill('')
      await visitor.button(m.transfer_save).click()
      await expect(page.getByRole('alert')).toContainText(visitor.say(m.transfer_arrival_hub))
      await visitor.expectAccessible()
      await visitor.field(m.transfer_arrival_hub).selectOption({ index: 1 })
      await visitor.field(m.transfer_arrival_day).selectOption('2026-02-17')
      await visitor.field(m.transfer_arrival_time).fill('12:40')
      await visitor.field(m.transfer_arrival_number).fill('1138')
      await expect(page.getByText(visitor.say(m.transfer_flight_unusual))).toBeVisible()
      await visitor.field(m.transfer_arrival_number).fill('su 1138')
      await visitor.field(m.transfer_arrival_place).fill(`Meridian ${locale}`)
      await visitor.button(m.transfer_save).click()
      await expect(page.getByText(visitor.say(m.section_saved)).first()).toBeVisible()
      await expect(page.getByText('SU 1138')).toBeVisible()
      await expect(page.getByText(`Meridian ${locale}`)).toBeVisible()
    })

    await test.step('leaving with unsaved changes asks', async () => {
      await visitor.button(m.transfer_change).click()
      await visitor.field(m.transfer_arrival_place).fill('Elsewhere')
      await visitor.link(m.account_nav_home).click()
      await page.getByRole('button', { name: visitor.say(m.content_leave_stay) }).click()
      await expect(visitor.field(m.transfer_arrival_place)).toHaveValue('Elsewhere')
      await visitor.button(m.cancel).click()
    })

    await test.step('after the date it is locked, and a request opens it', async () => {
      await atTime(page, '2025-09-27T10:00:00+03:00', async () => {
        await page.reload()
        await expect(page.getByText(visitor.say(m.section_locked_text))).toBeVisible()
        await visitor.button(m.section_request_action).click()
        await visitor.field(m.transfer_arrival_time).fill('15:20')
        await visitor.button(m.section_request_action).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill('Рейс перенесли')
        await dialog.getByRole('button', { name: visitor.say(m.section_request_send) }).click()
        await expect(page.getByText(visitor.say(m.section_request_open_title))).toBeVisible()
        await visitor.expectAccessible()
        await visitor.button(m.section_request_withdraw).click()
        await expect(visitor.button(m.section_request_action)).toBeVisible()
      })
    })

    await test.step('consents: one is given and withdrawn, a required one leads to the settings', async () => {
      await visitor.open('/account/documents')
      const distribution = page
        .getByRole('listitem')
        .filter({ hasText: /распростран|distribution/i })
        .first()
      const dialog = page.getByRole('dialog')
      const give = distribution.getByRole('button', { name: new RegExp(`^${visitor.say(m.consent_give)}`) })
      const withdraw = distribution.getByRole('button', {
        name: new RegExp(`^${visitor.say(m.consent_withdraw)}`),
      })
      await expect(give.or(withdraw)).toBeVisible()
      // Some of the demo's people have given it already.
      if (await withdraw.isVisible()) {
        await withdraw.click()
        await dialog.getByRole('button', { name: visitor.say(m.consent_withdraw_confirm) }).click()
      }
      await give.click()
      await visitor.expectAccessible()
      const order = await page.locator('#consents h3').allTextContents()
      await dialog.getByRole('button', { name: visitor.say(m.consent_give_confirm) }).click()
      await expect(distribution.getByText(visitor.say(m.consent_state_given), { exact: true })).toBeVisible()
      // The pressed button is gone; its row must stay in place and take the focus.
      await expect(distribution.getByRole('heading')).toBeFocused()
      await expect(page.locator('#consents h3')).toHaveText(order)
      await withdraw.click()
      await dialog.getByRole('button', { name: visitor.say(m.consent_withdraw_confirm) }).click()
      await expect(
        distribution.getByText(visitor.say(m.consent_state_withdrawn), { exact: true }),
      ).toBeVisible()
      const processing = page.getByRole('listitem').first()
      await processing
        .getByRole('button', { name: new RegExp(`^${visitor.say(m.consent_withdraw)}`) })
        .click()
      await expect(dialog).toContainText(visitor.say(m.consent_ends_visit))
      await dialog.getByRole('button', { name: visitor.say(m.consent_keep) }).click()
      const download = page.waitForEvent('download')
      await processing.getByRole('button', { name: /PDF/ }).click()
      expect(await textOf(await download)).toContain('SHA-256')
    })

    await test.step('an address that cannot be one is refused at its fields, then kept', async () => {
      const change = visitor.button(m.address_change)
      await expect(change.or(visitor.button(m.address_save))).toBeVisible()
      if (await change.isVisible()) await change.click()
      await visitor.field(m.address_postal_code).fill('10100')
      await visitor.field(m.address_city).fill('Москва')
      await visitor.field(m.address_street).fill('Потаповский пер.')
      await visitor.button(m.address_save).click()
      await expect(page.getByText(visitor.say(m.error_postal_code_format)).first()).toBeVisible()
      await expect(page.getByText(visitor.say(m.error_house_missing)).first()).toBeVisible()
      await visitor.field(m.address_postal_code).fill('101000')
      await visitor.field(m.address_street).fill('Потаповский пер., д. 5')
      await visitor.button(m.address_save).click()
      await expect(visitor.button(m.address_change)).toBeVisible()
      await visitor.expectAccessible()
    })

    await test.step('a power of attorney carries what was typed', async () => {
      await visitor.field(m.power_trusted_name).fill('Лисицына Вера Павловна')
      const download = page.waitForEvent('download')
      await visitor.button(m.power_download).click()
      expect(await textOf(await download)).toContain('Лисицына Вера Павловна')
    })
    expect(visitor.faults).toEqual([])
    await visitor.leave()
  })

async function textOf(download: { path(): Promise<string> }): Promise<string> {
  return readPdfText(await readFile(await download.path())).join('\n')
}
