import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { m } from '#messages/compiled/messages.js'
import { readZip } from '#test/factories/zip.ts'
import { drawnPhotograph } from '../fixtures/application.ts'
import { expect, type Locale, messagesTo, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'
import { expectScans, twoPages } from '../fixtures/passport.ts'

/** Demo participants, approved and verified; one for each language, so that neither run finds what the other wrote. */
const verified = { ru: '+79001148672', en: '+79001158066' } as const
/** Demo participants, approved and unpaid, whose identity can still be edited; the journey erases them. */
const leaving = { ru: '+79001140021', en: '+79001138455' } as const

async function enter(visitor: Visitor, phone: string, path: string): Promise<void> {
  await visitor.open(`/login?redirect=${path}`)
  await visitor.logIn(phone)
  await visitor.page.waitForURL(url => /^(\/en)?\/account/.test(url.pathname))
  await visitor.open(path)
}

/** Another tab, which shares the log-in. */
async function secondTab(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ])
  return other
}

/** The form of address. Its word is a heading as well, hence the role. */
const title = (visitor: Visitor, page = visitor.page) =>
  page.getByRole('textbox', { name: visitor.say(m.signup_field_prefix) })

const saved = (visitor: Visitor) => visitor.page.getByText(visitor.say(m.section_saved)).first()

for (const locale of ['ru', 'en'] as Locale[])
  test(`the profile: what is free, two tabs, what the passport has closed, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    await enter(visitor, verified[locale], '/account/profile')
    await expect(visitor.heading(m.page_title_account_profile)).toBeVisible()
    await expect(page.getByText(visitor.say(m.section_locked_verified))).toBeVisible()
    await visitor.expectAccessible()

    await test.step('a wrong address is told at its field, and what was typed stays', async () => {
      await visitor.field(m.signup_field_email).fill('nobody')
      await visitor.button(m.person_save).click()
      await expect(page.getByRole('alert').first()).toContainText(visitor.say(m.signup_field_email))
      await expect(visitor.field(m.signup_field_email)).toHaveValue('nobody')
      await visitor.expectAccessible()
      await visitor.field(m.signup_field_email).fill(`person-${locale}@bank.example`)
      await visitor.button(m.person_save).click()
      await expect(saved(visitor)).toBeVisible()
    })

    await test.step('of two tabs the second is told and chooses', async () => {
      const other = await secondTab(page)
      await title(visitor, other).fill('Dr')
      await other.getByRole('button', { name: visitor.say(m.person_save), exact: true }).click()
      await expect(other.getByText(visitor.say(m.section_saved)).first()).toBeVisible()
      await other.close()
      // The page reads the server again when it gets the focus, but must still compare with the version that was opened.
      await page.bringToFront()
      await title(visitor).fill('Prof')
      await visitor.button(m.person_save).click()
      await expect(page.getByText(visitor.say(m.section_conflict_title))).toBeVisible()
      await expect(page.getByText(/\sDr$/)).toBeVisible()
      await visitor.expectAccessible()
      await visitor.button(m.section_conflict_mine).click()
      await expect(page.getByText(visitor.say(m.section_conflict_title))).toHaveCount(0)
      await expect(title(visitor)).toHaveValue('Prof')
    })

    await test.step('what is typed lives through a reload, and leaving asks', async () => {
      await title(visitor).fill('Sir')
      page.once('dialog', dialog => dialog.accept())
      await page.reload()
      await expect(title(visitor)).toHaveValue('Sir')
      await visitor.link(m.account_nav_home).click()
      await page.getByRole('button', { name: visitor.say(m.content_leave_stay) }).click()
      await expect(title(visitor)).toHaveValue('Sir')
      await visitor.link(m.account_nav_home).click()
      await page.getByRole('button', { name: visitor.say(m.content_leave_drop) }).click()
      await page.waitForURL(`**${visitor.path('/account')}`)
      await visitor.open('/account/profile')
      await expect(title(visitor)).toHaveValue('Prof')
    })

    await test.step('a new surname is asked for, and the Latin spelling follows it', async () => {
      await visitor.button(m.section_request_action).click()
      await visitor.field(m.signup_field_last_name).fill('Щёголев')
      await expect(visitor.field(m.signup_field_latin_last_name)).toHaveValue('Shchegolev')
      await visitor.expectAccessible()
      await visitor.button(m.section_request_action).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Сменил фамилию')
      await dialog.getByRole('button', { name: visitor.say(m.section_request_send) }).click()
      await expect(page.getByText(visitor.say(m.section_request_open_title))).toBeVisible()
      await visitor.button(m.section_request_withdraw).click()
      await expect(visitor.button(m.section_request_action)).toBeVisible()
    })
    await visitor.leave()
  })

for (const locale of ['ru', 'en'] as Locale[])
  test(`contact person, messages and log-ins, in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale)
    const { page } = visitor
    await enter(visitor, verified[locale], '/account/contact')

    await test.step('one way at least is asked for; copies go, and stop when the contact is removed', async () => {
      await visitor.field(m.person_contact_name).fill('Ольга Ким')
      await visitor.button(m.person_save).click()
      await expect(page.getByRole('alert').first()).toContainText(
        visitor.say(m.error_contact_way_required).slice(1),
      )
      await visitor.field(m.signup_field_email).fill(`kim-${locale}@assistant.example`)
      await page.getByLabel(visitor.say(m.person_contact_copies)).check()
      await visitor.expectAccessible()
      await visitor.button(m.person_save).click()
      await expect(saved(visitor)).toBeVisible()
    })

    await test.step('messages in the other language, by e-mail alone', async () => {
      await visitor.open('/account/settings')
      await expect(visitor.heading(m.page_title_account_settings)).toBeVisible()
      await visitor.expectAccessible()
      await page.getByRole('radio', { name: locale === 'ru' ? 'English' : 'Русский' }).check()
      await page.getByRole('radio', { name: visitor.say(m.person_way_email) }).check()
      await visitor.button(m.person_save).click()
      await expect(saved(visitor)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radio', { name: visitor.say(m.person_way_email) })).toBeChecked()
    })

    await test.step('news come with a consent alone, given and withdrawn by one press each', async () => {
      await expect(visitor.heading(m.person_marketing_title)).toBeVisible()
      const [agree, stop] = [
        visitor.button(m.person_marketing_agree),
        visitor.button(m.person_marketing_stop),
      ]
      await expect(agree.or(stop)).toBeEnabled()
      // The demo's people differ in what they agreed to.
      if (await stop.isVisible()) await stop.click()
      await agree.click()
      await expect(page.getByText(visitor.say(m.person_marketing_on), { exact: true })).toBeVisible()
      await stop.click()
      await expect(page.getByText(visitor.say(m.person_marketing_off), { exact: true })).toBeVisible()
    })

    await test.step('everything as an archive', async () => {
      const download = page.waitForEvent('download')
      await visitor.button(m.person_data_download).click()
      const files = readZip(await readFile(await (await download).path()))
      expect(JSON.parse(files.get('data.json')?.toString() ?? '{}')).toHaveProperty(
        'data.contactPerson.name',
        'Ольга Ким',
      )
      await expect(page.getByText(visitor.say(m.person_data_done))).toBeVisible()
    })

    await test.step('the contact person is taken away', async () => {
      await visitor.open('/account/contact')
      await visitor.button(m.person_contact_remove).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.say(m.person_contact_remove) })
        .click()
      await expect(visitor.field(m.person_contact_name)).toHaveValue('')
    })

    await test.step('log-out everywhere, this device included', async () => {
      await visitor.open('/account/settings')
      await expect(page.getByText(visitor.say(m.person_log_in_this), { exact: true })).toBeVisible()
      await visitor.button(m.person_logout).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(visitor.say(m.person_logout_end)).check()
      await visitor.expectAccessible()
      await dialog.getByRole('button', { name: visitor.say(m.person_logout) }).click()
      await page.waitForURL(`**${visitor.path('/login')}`)
      await expect(page.getByText(visitor.say(m.auth_farewell_title))).toBeVisible()
    })
    await visitor.leave()
  })

for (const locale of ['ru', 'en'] as Locale[])
  test(`a wish to be erased is taken back, sent again and carried out, in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    const phone = leaving[locale]
    await enter(visitor, phone, '/account/settings')
    const ask = async () => {
      await visitor.button(m.person_erasure_ask).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.say(m.person_erasure_send) })
        .click()
      await expect(page.getByText(visitor.say(m.person_erasure_open_title))).toBeVisible()
    }
    await ask()
    await visitor.expectAccessible()
    await visitor.button(m.section_request_withdraw).click()
    await expect(visitor.button(m.person_erasure_ask)).toBeVisible()
    await ask()

    const admin = await Visitor.arrive(browser, locale)
    await openConsole(admin, 'admin')
    await admin.open(`/organizer/erasures?q=${phone.slice(-7)}`)
    await admin.page.getByRole('rowheader').first().click()
    await admin.expectAccessible()
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: admin.say(m.erasure_carry_out) })
      .click()
    const question = admin.page.getByRole('dialog').last()
    await question.getByRole('button', { name: admin.say(m.erasure_carry_out) }).click()
    await expect(question.getByText(admin.say(m.erasure_understood_required))).toBeVisible()
    await question.getByRole('checkbox').check()
    await question.getByRole('button', { name: admin.say(m.erasure_carry_out) }).click()
    await expect(admin.page.getByText(admin.say(m.erasure_done_toast)).first()).toBeVisible()
    await admin.open('/organizer/erasures?status=done')
    await admin.page.getByRole('rowheader').first().click()
    await expect(admin.page.getByText(admin.say(m.erasure_act_title))).toBeVisible()
    await admin.leave()

    await expect
      .poll(async () => (await messagesTo(page, phone)).map(({ text }) => text).join('\n'))
      .toMatch(/удалены|erased/)
    // The log-in has ended; a reload shows it.
    await page.reload()
    await expect(visitor.button(m.person_erasure_ask)).toHaveCount(0)
    await visitor.leave()
  })

/** Demo participants whose passport is being checked and whose scans were not kept. */
const checked = { ru: '+79001154893', en: '+79001165374' } as const

for (const locale of ['ru', 'en'] as Locale[])
  test(`the passport in two tabs: the second is told, sees what differs, and loses nothing, in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    await enter(visitor, checked[locale], '/account/passport')
    const place = (tab: Page) =>
      tab.getByRole('textbox', { name: visitor.say(m.passport_birth_place), exact: true })
    const form = async (tab: Page) => {
      const change = tab.getByRole('button', { name: visitor.say(m.passport_change), exact: true })
      await expect(place(tab).or(change)).toBeVisible()
      if (await change.isVisible()) await change.click()
    }
    const scan = {
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawnPhotograph(visitor, 1200, 900),
    }
    const pdf = { name: 'both.pdf', mimeType: 'application/pdf', buffer: await twoPages(scan.buffer) }
    const addScans = async (tab: Page) => {
      const [main, registration] = await tab.locator('input[type=file]').all()
      await main?.setInputFiles(scan)
      await expect(tab.getByText(scan.name)).toBeVisible()
      await expect(tab.getByRole('progressbar')).toHaveCount(0)
      await registration?.setInputFiles(pdf)
      const second = visitor.say(m.passport_scan_page_number, { number: 2 })
      await tab.getByRole('button', { name: second }).click()
      await expect(tab.getByText(pdf.name)).toBeVisible()
      await expectScans(visitor, 2, tab)
      await expect(tab.getByText(visitor.say(m.passport_scan_findings))).not.toHaveCount(0)
    }
    const save = (tab: Page) =>
      tab.getByRole('button', { name: visitor.say(m.passport_save), exact: true }).click()

    await form(page)
    const other = await secondTab(page)
    await form(other)
    await place(other).fill('Г. ДРУГОЙ')
    await addScans(other)
    await save(other)
    await expect(other.getByText(visitor.say(m.passport_saved)).first()).toBeVisible()
    await other.close()

    await page.bringToFront()
    await place(page).fill('Г. МОЙ')
    await addScans(page)
    await save(page)
    await expect(page.getByText(visitor.say(m.section_conflict_title))).toBeVisible()
    await expect(page.getByText(/\sГ\. ДРУГОЙ$/)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.button(m.section_conflict_mine).click()
    await expect(page.getByText(visitor.say(m.passport_saved)).first()).toBeVisible()
    await expect(page.getByText('Г. МОЙ')).toBeVisible()
    await expect(visitor.heading(m.passport_viewings_title)).toBeVisible()
    await visitor.expectAccessible()
    await visitor.leave()
  })

for (const locale of ['ru', 'en'] as Locale[])
  test(`an unsubscribe link that is nobody’s says so, in ${locale}`, async ({ browser }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: 390 })
    const { page } = visitor
    await visitor.open('/unsubscribe/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10')
    await expect(visitor.heading(m.person_unsubscribe_unknown)).toBeVisible()
    await visitor.expectAccessible()
    expect(page.url()).toContain(visitor.path('/unsubscribe/'))
    await visitor.leave()
  })
