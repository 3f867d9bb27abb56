import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, type Locale, messagesTo, test, Visitor } from '../fixtures/journey.ts'

/** A demo participant who is approved and has yet to pay. */
const approved = '+79001000002'
const name = { ru: 'Ирина Соколова', en: 'Irina Sokolova' }

for (const locale of ['ru', 'en'] as Locale[])
  test(`an assistant gets two rights, uses one, and loses both, in ${locale}`, async ({ browser }) => {
    const person = await Visitor.arrive(browser, locale, { width: 390 })
    const assistant = await Visitor.arrive(browser, locale)
    const phone = freshPhone()
    const saved = `Meridian of the assistant, ${locale}`

    await test.step('the participant gives the rights, and sees a mistake where it stands', async () => {
      await person.open('/login')
      await person.logIn(approved)
      await person.page.waitForURL('**/account')
      await person.open('/account/contact')
      await person.button(m.assistant_add).click()
      const dialog = person.page.getByRole('dialog')
      await dialog.getByLabel(person.say(m.assistant_name)).fill(name[locale])
      await dialog.getByLabel(person.say(m.assistant_phone)).fill(phone)
      await dialog.getByRole('button', { name: person.say(m.assistant_grant), exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(person.say(m.assistant_sections))
      await person.expectAccessible()
      await dialog.getByRole('checkbox', { name: person.say(m.assistant_section_transfer) }).check()
      await dialog.getByRole('checkbox', { name: person.say(m.assistant_section_payment) }).check()
      await dialog.getByRole('button', { name: person.say(m.assistant_grant), exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(person.page.getByRole('heading', { name: name[locale] })).toBeVisible()
      await person.expectAccessible()
    })

    await test.step('the assistant logs in by the link: looking at it changes nothing, pressing works once', async () => {
      await expect.poll(async () => (await messagesTo(person.page, phone)).length).toBeGreaterThan(0)
      const [message] = await messagesTo(person.page, phone)
      const link = /\S*\/login\/token\/[\w-]{43}\S*/.exec(message?.text ?? '')?.[0] ?? ''
      const { pathname } = new URL(link)
      const plain = pathname.replace(/^\/en/, '')
      // Messengers fetch a link to preview it, and that must not use it up.
      await assistant.page.request.get(pathname)
      await assistant.open(plain)
      await expect(assistant.heading(m.auth_link_title)).toBeVisible()
      await assistant.expectAccessible()
      await assistant.button(m.auth_link_enter).click()
      await assistant.page.waitForURL('**/account')
      const second = await Visitor.arrive(browser, locale, { width: 390 })
      await second.open(plain)
      await expect(second.heading(m.auth_link_used)).toBeVisible()
      await second.expectAccessible()
      await second.leave()
    })

    const rail = assistant.page.getByRole('navigation', { name: assistant.say(m.account_nav_label) }).first()
    await test.step('what was not given is not there, and says so when it is asked for', async () => {
      await expect(
        assistant.page.getByText(/Вы\sдействуете за|You manage the account of/).first(),
      ).toBeVisible()
      await expect(rail.getByRole('link', { name: assistant.say(m.account_nav_transfer) })).toBeVisible()
      await expect(rail.getByRole('link', { name: assistant.say(m.account_nav_payment) })).toBeVisible()
      for (const closed of [m.account_nav_passport, m.account_nav_profile, m.account_nav_settings])
        await expect(rail.getByRole('link', { name: assistant.say(closed), exact: true })).toHaveCount(0)
      await assistant.expectAccessible()
      await assistant.open('/account/passport')
      await expect(assistant.page.getByRole('heading', { level: 1 })).toContainText(
        locale === 'ru' ? 'недоступен' : 'has not given you access',
      )
      await assistant.expectAccessible()
      await assistant.open('/account/settings')
      await expect(assistant.heading(m.assistant_own_section)).toBeVisible()
    })

    await test.step('the assistant changes the transfer', async () => {
      await rail.getByRole('link', { name: assistant.say(m.account_nav_transfer) }).click()
      const change = assistant.button(m.transfer_change)
      await expect(change.or(assistant.button(m.transfer_save))).toBeVisible()
      if (await change.isVisible()) await change.click()
      await assistant.page
        .getByRole('radio', { name: assistant.say(m.transfer_yes) })
        .first()
        .check()
      await assistant.field(m.transfer_arrival_hub).selectOption({ index: 1 })
      await assistant.field(m.transfer_arrival_day).selectOption('2026-02-17')
      await assistant.field(m.transfer_arrival_time).fill('12:40')
      await assistant.field(m.transfer_arrival_number).fill('SU 1138')
      await assistant.field(m.transfer_arrival_place).fill(saved)
      await assistant.button(m.transfer_save).click()
      await expect(assistant.page.getByText(saved)).toBeVisible()
    })

    await test.step('the participant sees who did it, and not what', async () => {
      await person.open('/account/contact')
      const deeds = person.page.getByRole('list', { name: person.say(m.changes_by_others_label) })
      await expect(deeds.getByRole('listitem').first()).toContainText(
        person.say(m.changes_by_others_save_transfer),
      )
      await expect(deeds.getByRole('listitem').first()).toContainText(name[locale])
      await expect(deeds).not.toContainText(saved)
    })

    await test.step('the withdrawal closes the open cabinet of the assistant', async () => {
      await person.page
        .getByRole('button', { name: new RegExp(`${person.say(m.assistant_withdraw)}\\s*: ${name[locale]}`) })
        .click()
      const dialog = person.page.getByRole('dialog')
      await dialog.getByRole('button', { name: person.say(m.assistant_withdraw), exact: true }).click()
      await expect(person.page.getByText(person.say(m.assistant_none))).toBeVisible()
      await assistant.page.waitForURL('**/signup/type')
      await assistant.open('/account/transfer')
      await assistant.page.waitForURL('**/signup/type')
    })

    await person.leave()
    await assistant.leave()
  })
