import { readFile } from 'node:fs/promises'
import { m } from '#messages/compiled/messages.js'
import { atTime } from '../fixtures/clock.ts'
import { expect, keptOnDevice, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** A demo participant who is paid and verified, one for each language, so that neither run finds what the other wrote. */
const admitted = { ru: '+79001000003', en: '+79001000003' } as const

async function openBadge(visitor: Visitor): Promise<void> {
  await visitor.open('/account/badge')
  await visitor.logIn(admitted[visitor.locale])
  await visitor.page.waitForURL('**/account/badge')
  await expect(visitor.heading(m.page_title_account_badge)).toBeVisible()
}

for (const locale of ['ru', 'en'] as Locale[])
  test(`the badge: what is printed, two tabs, the document, the lock, no network, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    await openBadge(visitor)
    await expect(page.getByText(visitor.say(m.badge_pass_title))).toBeVisible()
    await visitor.expectAccessible()

    const company = `Лазоревый ${locale}`
    await visitor.field(m.badge_company).fill(company)
    await expect(page.getByRole('img', { name: new RegExp(company) })).toBeVisible()
    await visitor.button(m.badge_save).click()
    await expect(page.getByText(visitor.say(m.section_saved)).first()).toBeVisible()
    await expectToastAboveBar(visitor)

    await test.step('of two tabs the second is told and chooses', async () => {
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.evaluate(() => void window.open(window.location.href)),
      ])
      await other.getByLabel(visitor.say(m.badge_position)).fill('Директор')
      await other.getByRole('button', { name: visitor.say(m.badge_save), exact: true }).click()
      await expect(other.getByText(visitor.say(m.section_saved)).first()).toBeVisible()
      await other.close()

      await visitor.field(m.badge_position).fill('CISO')
      await visitor.button(m.badge_save).click()
      await expect(page.getByText(visitor.say(m.section_conflict_title))).toBeVisible()
      await expect(page.getByText('Директор')).toBeVisible()
      await visitor.expectAccessible()
      await visitor.button(m.section_conflict_mine).click()
      await expect(page.getByText(visitor.say(m.section_conflict_title))).toHaveCount(0)
      await expect(visitor.field(m.badge_position)).toHaveValue('CISO')
    })

    await test.step('the document', async () => {
      const download = page.waitForEvent('download')
      await visitor.button(m.badge_download).click()
      const bytes = await readFile(await (await download).path())
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    })

    await test.step('after the date it is locked, and a request opens it', async () => {
      await atTime(page, '2026-02-14T10:00:00+03:00', async () => {
        await page.reload()
        await expect(page.getByText(visitor.say(m.section_locked_text))).toBeVisible()
        await visitor.field(m.badge_position).fill('CISO')
        await Promise.all([
          page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok()),
          visitor.button(m.badge_save).click(),
        ])
        await page.reload()
        await expect(visitor.field(m.badge_position)).toHaveValue('CISO')
        await visitor.field(m.badge_company).fill('Банк')
        await visitor.button(m.section_request_action).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill('Новое название')
        await dialog.getByRole('button', { name: visitor.say(m.section_request_send) }).click()
        await expect(page.getByText(visitor.say(m.section_request_open_title))).toBeVisible()
        await visitor.expectAccessible()
        await visitor.button(m.section_request_withdraw).click()
        await expect(visitor.button(m.badge_save)).toBeVisible()
      })
    })

    await test.step('without a network the badge and the programme open', async () => {
      await visitor.open('/account/badge')
      await expect(page.getByText(visitor.say(m.badge_pass_title))).toBeVisible()
      await keptOnDevice(visitor, ['/offline', '/account/badge', '/program'])
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByText(visitor.say(m.badge_offline_title))).toBeVisible()
      await expect(page.getByRole('img', { name: new RegExp(company) })).toBeVisible()
      await visitor.open('/program')
      await expect(visitor.heading(m.page_title_program)).toBeVisible()
    })

    await test.step('any other address says what opens, and opens by itself with the network', async () => {
      await visitor.open('/account/hotels')
      await expect(visitor.heading(m.page_title_offline)).toBeVisible()
      await page.getByRole('link', { name: visitor.say(m.offline_badge) }).click()
      await expect(page.getByText(visitor.say(m.badge_offline_title))).toBeVisible()
      await page.goBack()
      await expect(visitor.heading(m.page_title_offline)).toBeVisible()
      await page.context().setOffline(false)
      await expect(visitor.heading(m.page_title_account_hotels)).toBeVisible()
    })
    await visitor.leave()
  })

/** The toast must stay above the phone's bar, which must remain reachable. */
async function expectToastAboveBar(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const toast = page.getByRole('listitem').filter({ hasText: visitor.say(m.section_saved) })
  const bar = page.getByRole('navigation', { name: visitor.say(m.account_nav_label) }).last()
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
    return above && below ? below.y - (above.y + above.height) : null
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
}
