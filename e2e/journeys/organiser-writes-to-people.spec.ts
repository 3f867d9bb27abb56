import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

type Message = Parameters<Visitor['say']>[0]

/** Fills a text in Russian and in English. */
async function fillBoth(writer: Visitor, label: Message, texts: readonly [string, string]): Promise<void> {
  const boxes = writer.page.getByRole('group', { name: writer.say(label) }).getByRole('textbox')
  for (const [index, text] of texts.entries()) await boxes.nth(index).fill(text)
}

const letterRow = ({ page }: Visitor, subject: string) => page.getByRole('row').filter({ hasText: subject })
const updateRow = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title })

async function openFromRail(writer: Visitor, part: Message): Promise<void> {
  const { page } = writer
  const menu = page.getByRole('button', { name: /меню|menu/i }).first()
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('link', { name: new RegExp(`^${writer.say(part)}`) })
    .first()
    .click()
}

test('an organiser writes a letter, reads it as its readers will, sends it and calls it back', async ({
  browser,
}) => {
  const writer = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = writer
  await openConsole(writer, 'content')
  await openFromRail(writer, m.letters_title)
  await expect(writer.heading(m.letters_title)).toBeVisible()
  await writer.expectAccessible()
  await writer.button(m.letters_new).first().click()

  // Half a letter is not sent.
  const again = test.info().retry ? `, ${test.info().retry + 1}` : ''
  const [subject, english] = [`Программа деловой части${again}`, `The business programme${again}`]
  await fillBoth(writer, m.letters_subject, [subject, ''])
  await fillBoth(writer, m.letters_text, ['Опубликована программа трёх дней.', 'The programme is out.'])
  await writer.button(m.letters_to_release).click()
  await expect(page.getByText(writer.say(m.error_required)).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await writer.expectAccessible()
  await fillBoth(writer, m.letters_subject, [subject, english])

  // Saved, it has an address, and a reload shows it again.
  await writer.button(m.letters_save).click()
  await expect(page).toHaveURL(/open=[0-9a-f-]{36}/)
  await page.reload()
  const subjects = page.getByRole('group', { name: writer.say(m.letters_subject) }).getByRole('textbox')
  await expect(subjects.first()).toHaveValue(subject)
  await writer.button(m.letters_to_release).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/\d+\s(?:читателей|читателя|читатель)/)
  await expect(dialog).toContainText('Опубликована программа трёх дней.')
  await writer.expectAccessible()
  await dialog.getByRole('button', { name: writer.say(m.letters_release), exact: true }).click()
  await expect(letterRow(writer, subject)).toContainText(writer.say(m.letters_state_released))
  await letterRow(writer, subject)
    .getByRole('button', { name: writer.say(m.letters_recall) })
    .click()
  await expect(letterRow(writer, subject)).toContainText(writer.say(m.letters_state_draft))

  await test.step('the draft is removed only after the question that names it', async () => {
    const remove = letterRow(writer, subject).getByRole('button', { name: writer.say(m.letters_remove) })
    await remove.click()
    await expect(dialog).toContainText(writer.say(m.letters_remove_title, { subject }))
    await writer.expectAccessible()
    const cancel = dialog.getByRole('button', { name: writer.say(m.cancel) })
    await expect(cancel).toBeFocused()
    // A click on the words must not open the row behind.
    await dialog.getByText(writer.say(m.letters_remove_text)).click()
    await cancel.click()
    await expect(dialog).toHaveCount(0)
    await expect(letterRow(writer, subject)).toBeVisible()
    await remove.click()
  })

  await test.step('a colleague changes it at that moment: it stays, and is read before it is removed', async () => {
    const colleague = await Visitor.arrive(browser, 'en', { width: 1440 })
    await openConsole(colleague, 'content')
    await colleague.open('/organizer/letters')
    await colleague.page.getByRole('link', { name: english, exact: true }).click()
    await fillBoth(colleague, m.letters_text, [
      'Опубликована программа.',
      'The programme is out on the site.',
    ])
    await colleague.button(m.letters_save).click()
    await expect(colleague.page.getByText(colleague.say(m.letters_saved)).first()).toBeVisible()
    await colleague.leave()
    await dialog.getByRole('button', { name: writer.say(m.letters_remove), exact: true }).click()
    await expect(dialog).toContainText(writer.say(m.letters_changed_title))
    await writer.expectAccessible()
    await dialog.getByRole('button', { name: writer.say(m.letters_changed_open) }).click()
    const texts = page.getByRole('group', { name: writer.say(m.letters_text) }).getByRole('textbox')
    await expect(texts.first()).toHaveValue('Опубликована программа.')
    await writer.button(m.letters_back).click()
    await letterRow(writer, subject)
      .getByRole('button', { name: writer.say(m.letters_remove) })
      .click()
    await dialog.getByRole('button', { name: writer.say(m.letters_remove), exact: true }).click()
    await expect(letterRow(writer, subject)).toHaveCount(0)
  })
  await writer.leave()
})

test('an important update is written on a phone, published and called back before anyone reads it', async ({
  browser,
}) => {
  const writer = await Visitor.arrive(browser, 'en', { width: 390 })
  const { page } = writer
  await openConsole(writer, 'content')
  await openFromRail(writer, m.updates_console_title)
  await expect(writer.heading(m.updates_console_title)).toBeVisible()
  await writer.expectAccessible()
  await writer.button(m.updates_console_new).click()
  const title = 'The east entrance is closed'
  await fillBoth(writer, m.updates_console_field_title, ['Восточный вход закрыт', title])
  await fillBoth(writer, m.letters_text, ['Проходите через главный вход.', 'Please use the main entrance.'])
  await writer.expectAccessible()
  await writer.button(m.updates_console_to_release).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/\d+ (?:people|readers|person|reader)/)
  await writer.expectAccessible()
  await dialog.getByRole('button', { name: writer.say(m.updates_console_release), exact: true }).click()
  await expect(updateRow(writer, title)).toContainText(writer.say(m.updates_console_state_released))

  // Nobody sees it before its time, and never if it is called back.
  const reader = await Visitor.arrive(browser, 'en', { width: 390 })
  await reader.open('/login')
  await reader.logIn('+79001171435')
  await reader.page.waitForURL('**/account')
  await expect(reader.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.page.getByText(title)).toHaveCount(0)
  await reader.leave()
  await updateRow(writer, title)
    .getByRole('button', { name: writer.say(m.updates_console_recall) })
    .click()
  await expect(updateRow(writer, title)).toContainText(writer.say(m.updates_console_state_draft))
  await writer.leave()
})
