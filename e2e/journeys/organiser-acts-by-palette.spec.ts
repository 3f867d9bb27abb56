import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

for (const [locale, width] of [
  ['ru', 1440],
  ['en', 1024],
] as const)
  test(`what a page has buttons for is done by the palette, with the keyboard alone (${locale})`, async ({
    browser,
  }, { retry }) => {
    const admin = await Visitor.arrive(browser, locale, { width })
    const { page } = admin
    const say = admin.say.bind(admin)
    const field = page.getByRole('combobox', { name: say(m.palette_field) })
    const chosen = page.getByRole('option', { selected: true })
    const actions = page.getByRole('group', { name: say(m.palette_actions) })
    const dialog = page.getByRole('dialog')
    type Words = Parameters<typeof say>[0]
    const act = async (words: Words) => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.type(say(words))
      await expect(chosen).toContainText(say(words))
      await page.keyboard.press('Enter')
      await expect(field).toHaveCount(0)
    }
    const isNotOffered = async (words: Words) => {
      await page.keyboard.press('Control+k')
      // Something else is.
      await expect(actions.getByRole('option').first()).toBeVisible()
      await expect(actions.getByRole('option').filter({ hasText: say(words) })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(field).toHaveCount(0)
    }
    await openConsole(admin, 'admin')

    await test.step('a page that could not be loaded is asked for again', async () => {
      await page.route('**/api/v2/organizer/organisers', route => route.fulfill({ status: 500 }))
      await admin.open('/organizer/organisers')
      await expect(admin.button(m.retry)).toBeVisible()
      await page.unroute('**/api/v2/organizer/organisers')
      await act(m.retry)
      await expect(admin.button(m.team_add)).toBeVisible()
      await expect(admin.button(m.retry)).toHaveCount(0)
      await isNotOffered(m.retry)
    })

    await test.step('the team: a colleague is added, and the focus comes back to the button', async () => {
      await admin.open('/organizer/organisers')
      await expect(admin.button(m.team_add)).toBeVisible()
      await act(m.team_add)
      await expect(dialog).toContainText(say(m.team_add))
      await page.keyboard.press('Escape')
      await expect(admin.button(m.team_add)).toBeFocused()
    })

    await test.step('the team: what a menu of a row can do, for the row that has the focus or that is typed', async () => {
      const stored = demoOrganisers.find(({ role }) => role === 'support')?.name ?? ''
      const support = colleagueName(locale, stored)
      const edits = actions.getByRole('option').filter({ hasText: say(m.team_edit) })
      const menu = admin.button(m.team_actions, { name: support })
      await isNotOffered(m.team_edit)
      await menu.focus()
      await page.keyboard.press('Control+k')
      await expect(edits).toHaveCount(1)
      await expect(edits).toContainText(support)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await page.keyboard.type(`${say(m.team_edit)} ${support}`)
      await expect(chosen).toContainText(support)
      await admin.expectAccessible()
      await page.keyboard.press('Enter')
      await expect(dialog.getByLabel(say(m.team_name))).toHaveValue(stored)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(menu).toBeFocused()
    })

    await test.step('a list: it is taken away as a file', async () => {
      await admin.open('/organizer/groups')
      await expect(admin.button(m.export_button)).toBeVisible()
      await act(m.export_button)
      await expect(dialog).toContainText(say(m.export_title))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('gate devices: one is enrolled, and shut out on its sheet, which covers the page', async () => {
      const gate = `Palette gate ${locale} ${retry}`
      await admin.open('/organizer/gate/devices')
      await expect(admin.button(m.gate_device_add)).toBeVisible()
      await act(m.gate_device_add)
      await page.getByRole('textbox', { name: say(m.gate_device_gate) }).fill(gate)
      await page.getByRole('textbox', { name: say(m.gate_device_name) }).fill('Phone 5')
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(say(m.gate_device_code_title))
      // A dialog asks something first.
      await page.keyboard.press('Control+k')
      await expect(field).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.getByRole('row').filter({ hasText: gate }).click()
      await expect(dialog).toContainText(gate)
      await isNotOffered(m.gate_device_add)
      // However soon it is pressed, Escape closes the palette and not the sheet under it.
      await page.evaluate(
        () =>
          new Promise<void>(pressed => {
            const press = (key: string, code: string, ctrlKey: boolean) =>
              (document.activeElement ?? document.body).dispatchEvent(
                new KeyboardEvent('keydown', { key, code, ctrlKey, bubbles: true, cancelable: true }),
              )
            const shown = new MutationObserver(() => {
              if (!document.querySelector('[role=combobox][aria-autocomplete=list]')) return
              shown.disconnect()
              press('Escape', 'Escape', false)
              pressed()
            })
            shown.observe(document.body, { childList: true, subtree: true })
            press('k', 'KeyK', true)
          }),
      )
      await expect(field).toHaveCount(0)
      await expect(dialog).toContainText(gate)
      // The same of a dialog over the sheet.
      await dialog.getByRole('button', { name: say(m.gate_device_shut_out), exact: true }).evaluate(
        button =>
          new Promise<void>(pressed => {
            const shown = new MutationObserver(() => {
              if (document.querySelectorAll('[role=dialog][data-state=open]').length < 2) return
              shown.disconnect()
              const target = document.activeElement ?? document.body
              target.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
              )
              pressed()
            })
            shown.observe(document.body, { childList: true, subtree: true })
            button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          }),
      )
      await expect(page.getByRole('heading', { name: say(m.gate_device_shut_out_title) })).toHaveCount(0)
      await expect(dialog).toContainText(gate)
      await act(m.gate_device_shut_out)
      await expect(page.getByRole('heading', { name: say(m.gate_device_shut_out_title) })).toBeVisible()
      await page.keyboard.type('Lost')
      await dialog
        .last()
        .getByRole('button', { name: say(m.gate_device_shut_out), exact: true })
        .press('Enter')
      await expect(page.getByText(say(m.gate_device_was_shut_out), { exact: true })).toBeVisible()
    })

    await test.step('mailings: one is begun, saved once there is something to save, and removed', async () => {
      const subject = `By the palette ${locale} ${retry}`
      await admin.open('/organizer/letters')
      await expect(admin.button(m.letters_new)).toBeVisible()
      await act(m.letters_new)
      const [ru, en] = [
        page
          .getByRole('group', { name: say(m.letters_subject) })
          .getByRole('textbox')
          .first(),
        page
          .getByRole('group', { name: say(m.letters_subject) })
          .getByRole('textbox')
          .last(),
      ]
      await expect(ru).toBeVisible()
      await isNotOffered(m.letters_save)
      await ru.fill(subject)
      await en.fill(subject)
      const texts = page.getByRole('group', { name: say(m.letters_text) }).getByRole('textbox')
      await texts.first().fill(subject)
      await texts.last().fill(subject)
      await act(m.letters_save)
      await expect(page.getByText(say(m.letters_saved)).first()).toBeVisible()
      await act(m.letters_back)
      await expect(page.getByRole('row').filter({ hasText: subject })).toBeVisible()
      await page.keyboard.press('Control+k')
      await page.keyboard.type(`${say(m.letters_remove)} ${subject}`)
      await expect(chosen).toContainText(subject)
      await page.keyboard.press('Enter')
      await expect(dialog.or(page.getByRole('alertdialog'))).toContainText(subject)
      await page
        .getByRole('button', { name: say(m.letters_remove), exact: true })
        .last()
        .press('Enter')
      await expect(page.getByRole('row').filter({ hasText: subject })).toHaveCount(0)
    })

    await test.step('content: an entry is begun, and may be published from its editor', async () => {
      await admin.open('/organizer/content/news')
      await expect(admin.link(m.content_list_new)).toBeVisible()
      await act(m.content_list_new)
      await page.waitForURL(/\/new$/)
      await expect(admin.button(m.content_publish)).toBeVisible()
      await act(m.content_preview)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('a person: the paper of a consent is downloaded by its name', async () => {
      await admin.open('/organizer/applications?status=approved')
      await page.getByRole('rowheader').getByRole('link').first().click()
      const paper = page.getByRole('button', { name: /^PDF: / }).first()
      await expect(paper).toBeVisible()
      const name = (await paper.getAttribute('aria-label')) ?? ''
      const downloading = page.waitForEvent('download')
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      await page.keyboard.type(name)
      await expect(chosen).toContainText(name)
      await page.keyboard.press('Enter')
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    })

    await test.step('a list: its filters', async () => {
      await admin.open('/organizer/invoices?status=paid')
      await expect(admin.button(m.organiser_filters)).toBeVisible()
      await act(m.organiser_filters)
      await expect(page.getByLabel(say(m.list_day_from), { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(admin.button(m.organiser_filters)).toBeFocused()
    })

    await test.step('a chat: taken, answered, given back', async () => {
      await admin.open('/organizer/chats?state=all')
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByRole('textbox', { name: say(m.chats_answer_label) })).toBeVisible()
      const free = admin.button(m.chats_take)
      await expect(free.or(admin.button(m.chats_take_over))).toBeVisible()
      await act((await free.isVisible()) ? m.chats_take : m.chats_take_over)
      await expect(admin.button(m.chats_give_back)).toBeVisible()
      await act(m.chats_key_answer)
      await expect(page.getByRole('textbox', { name: say(m.chats_answer_label) })).toBeFocused()
      await page.keyboard.press('Escape')
      await act(m.chats_give_back)
      await expect(admin.button(m.chats_take)).toBeVisible()
    })
    await admin.leave()
  })
