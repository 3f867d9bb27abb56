import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Waits for the committee in the demo; no journey decides it. */
const waiting = { ru: 'Лопатин', en: 'Lopatin' } as const

for (const locale of ['ru', 'en'] as const)
  test(`the committee goes everywhere by the palette, with the keyboard alone (${locale})`, async ({
    browser,
  }) => {
    const committee = await Visitor.arrive(browser, locale, { width: 1440 })
    const { page } = committee
    const field = page.getByRole('combobox', { name: committee.say(m.palette_field) })
    const chosen = page.getByRole('option', { selected: true })
    const open = async () => {
      // The rail is there once the page knows who is logged in, and then it hears keys.
      const rail = page.getByRole('navigation', { name: committee.say(m.organiser_console) })
      await expect(rail.getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
    }
    await openConsole(committee, 'committee')

    await test.step('a section by the first letters of its name', async () => {
      await open()
      await committee.expectAccessible()
      await page.keyboard.type(committee.say(m.organiser_nav_decisions).slice(0, 4))
      await expect(chosen).toHaveText(committee.say(m.organiser_nav_decisions))
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${committee.path('/organizer/decisions')}`)
      await expect(field).toHaveCount(0)
    })

    await test.step('a person by the name in either script', async () => {
      await open()
      await page.keyboard.type(waiting.ru)
      const person = page.getByRole('option', { name: waiting[locale] }).first()
      await expect(person).toBeVisible()
      await committee.expectAccessible()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/organizer\/applications\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(waiting[locale])
    })

    await test.step('what the page can do: a decision is asked for, and a note begun', async () => {
      await open()
      await page.keyboard.type(committee.say(m.organiser_decide_approve))
      await expect(chosen).toHaveText(committee.say(m.organiser_decide_approve))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await open()
      await page.keyboard.type(committee.say(m.palette_write_note).slice(0, 6))
      await expect(chosen).toHaveText(committee.say(m.palette_write_note))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: committee.say(m.organiser_note_label) })).toBeFocused()
    })

    await test.step('back to where one was, named anew by the server', async () => {
      await page.keyboard.press('Escape')
      await committee.open('/organizer')
      await open()
      await expect(page.getByRole('group', { name: committee.say(m.palette_recent) })).toContainText(
        waiting[locale],
      )
      const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
      expect(kept).toContain('organiser-application')
      expect(kept).not.toContain(waiting.ru)
      expect(kept).not.toContain(waiting.en)
    })

    await test.step('a key that is held asks once, and not for each time it repeats itself', async () => {
      const held = 'aaaaaaaaaaaa'
      let asked = 0
      page.on('request', request => {
        if (/\/organizer\/search$/.test(request.url()) && request.postData()?.includes('aaa')) asked += 1
      })
      await expect(field).toBeFocused()
      // A quick clock of our own: on a busy machine the keys would come too slowly to be a held one.
      await page.clock.install()
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      for (const _ of held) {
        await page.keyboard.down('a')
        await page.clock.runFor(30)
      }
      await page.keyboard.up('a')
      await expect(field).toHaveValue(held)
      expect(asked).toBe(0)
      await page.clock.runFor(100)
      await expect.poll(() => asked).toBe(1)
      await page.clock.resume()
      await field.fill('')
    })

    await test.step('the arrows go round, and Escape gives the focus back', async () => {
      const options = await page.getByRole('option').count()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('option').nth(options - 1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.type('xqzxqzxq')
      await expect(page.getByText(committee.say(m.palette_none), { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(field).toHaveCount(0)
    })
    await committee.leave()
  })

test('finance opens an invoice by its number on a phone', async ({ browser }) => {
  const finance = await Visitor.arrive(browser, 'ru', { width: 360 })
  const { page } = finance
  await openConsole(finance, 'finance')
  await finance.button(m.palette_open).first().click()
  const field = page.getByRole('combobox', { name: finance.say(m.palette_field) })
  await field.fill('2025-0001')
  await page.getByRole('option', { name: '2025-0001' }).first().click()
  await page.waitForURL(/\/organizer\/invoices\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2025-0001')
  await finance.leave()
})

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 390],
] as const)
  test(`logistics opens an employee, a vehicle and a volunteer by what is at hand (${locale})`, async ({
    browser,
  }) => {
    const logistics = await Visitor.arrive(browser, locale, { width })
    const { page } = logistics
    await openConsole(logistics, 'logistics')
    const field = page.getByRole('combobox', { name: logistics.say(m.palette_field) })
    const sheet = page.getByRole('dialog').getByRole('heading').first()
    const opens = async (typed: string, group: Parameters<typeof logistics.say>[0], address: RegExp) => {
      await logistics.button(m.palette_open).first().click()
      await field.fill(typed)
      const found = page.getByRole('group', { name: logistics.say(group), exact: true }).getByRole('option')
      await expect(found).toHaveCount(1)
      await logistics.expectAccessible()
      await found.click()
      await page.waitForURL(address)
      // What was searched for is a name, so the address is without it.
      expect(page.url()).not.toContain('q=')
      await expect(sheet).toBeVisible()
    }
    await opens(
      'Юсупов Тимур',
      m.page_title_organiser_employees,
      /\/organizer\/employees\?.*open=[0-9a-f-]{36}/,
    )
    await expect(sheet).toContainText(locale === 'ru' ? 'Юсупов' : 'Iusupov')
    await page.keyboard.press('Escape')
    await opens('k 404 mh', m.page_title_organiser_vehicles, /\/organizer\/vehicles\?.*open=[0-9a-f-]{36}/)
    await expect(sheet).toContainText(/К\s404\sМН\s123/)
    await page.keyboard.press('Escape')
    await opens(
      'Astakhova',
      m.page_title_organiser_volunteers,
      /\/organizer\/volunteers\?.*open=[0-9a-f-]{36}/,
    )
    await expect(sheet).toContainText(locale === 'ru' ? 'Астахова' : 'Astakhova')
    await logistics.leave()
  })
