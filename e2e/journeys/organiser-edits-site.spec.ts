import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** A text field of the editor in one language. */
function text(editor: Visitor, field: () => string, language: 'ru' | 'en') {
  const word = language === 'ru' ? m.content_language_ru : m.content_language_en
  return editor.page
    .getByRole('group', { name: editor.say(field as never) })
    .getByRole('textbox', { name: editor.say(word as never) })
}

test('the content organiser publishes a news item once both languages are there', async ({ browser }) => {
  const editor = await Visitor.arrive(browser, 'ru')
  const { page } = editor
  await openConsole(editor, 'content')
  await editor.link(m.content_nav_content).click()
  await expect(editor.heading(m.content_overview_missing)).toBeVisible()
  await editor.expectAccessible()
  await editor.link(m.content_kind_news).click()
  await editor.link(m.content_list_new).click()

  const title = 'Открыта запись на киберучения'
  await editor.field(m.content_field_topic).selectOption('programme')
  const date = page.getByRole('group', { name: editor.say(m.content_field_date) })
  await date.getByLabel(editor.say(m.content_date_day)).fill('14')
  await date.getByLabel(editor.say(m.content_date_month)).fill('09')
  await date.getByLabel(editor.say(m.content_date_year)).fill('2025')
  await text(editor, m.content_field_title, 'ru').fill(title)
  await text(editor, m.content_field_title, 'en').fill('Cyber exercises: booking is open')
  await text(editor, m.content_field_summary, 'ru').fill('Команды банков отразят учебную атаку.')
  await text(editor, m.content_field_body, 'ru').fill('Запись идёт до **1 ноября**.')
  await text(editor, m.content_field_body, 'en').fill('Booking is open until **1 November**.')
  await editor.button(m.content_publish).click()

  const refusal = page.getByRole('alert').filter({ hasText: editor.say(m.content_refused_title) })
  await expect(refusal).toBeVisible()
  // Nothing is kept of a piece that could not be published.
  await expect(page).toHaveURL(/\/organizer\/content\/news\/new$/)
  await editor.expectAccessible()
  await refusal.getByRole('link').click()
  await expect(text(editor, m.content_field_summary, 'en')).toBeFocused()

  await page.keyboard.type('Bank teams will repel a training attack.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(editor.say(m.content_save_clean))).toBeVisible()
  await expect(page).toHaveURL(/\/organizer\/content\/news\/[0-9a-f-]{36}$/)
  const guid = page.url().split('/').at(-1) ?? ''
  expect((await page.request.get(`/news/${guid}`)).status()).toBe(404)
  const published = page.waitForResponse(response => response.url().endsWith(`/${guid}/publish`))
  await editor.button(m.content_publish).click()
  expect((await published).status()).toBe(200)
  await expect
    .poll(async () => (await page.request.get(`/news/${guid}`)).text(), { timeout: 1000, intervals: [100] })
    .toContain(title)

  await editor.open(`/news/${guid}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await editor.leave()
})

test('a hall that is taken is told while a session is edited', async ({ browser }) => {
  const editor = await Visitor.arrive(browser, 'en')
  const { page } = editor
  await openConsole(editor, 'content')
  await editor.link(m.content_nav_programme).click()
  await expect(editor.heading(m.content_board_title)).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await editor.expectAccessible()
  await editor.link(m.content_board_new).click()

  await text(editor, m.content_field_sessionTitle, 'en').fill('A talk in a hall that is taken')
  await editor.field(m.content_field_day).selectOption('2026-02-18')
  await editor.field(m.content_field_startsAt).fill('1230')
  await editor.field(m.content_field_endsAt).fill('13:00')
  const hall = page.getByRole('group', { name: editor.say(m.content_field_hall) })
  await hall.getByRole('combobox').fill('Malachite')
  await hall.getByRole('option').first().click()
  const conflict = page.getByText(editor.say(m.content_clashes, { count: 1 }))
  // The conflict is shown above the fields, at day, times and hall, and beside the reasons against publishing.
  await expect(conflict).toHaveCount(3)
  await expect(conflict.first()).toBeVisible()
  await editor.expectAccessible()
  await editor.field(m.content_field_endsAt).fill('12:10')
  await editor.field(m.content_field_startsAt).fill('12:00')
  await expect(conflict).toHaveCount(0)

  await editor.field(m.content_field_startsAt).fill('99:99')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: editor.say(m.content_invalid_title) })).toBeVisible()

  await editor.link(m.content_nav_programme).click()
  await editor.button(m.content_leave_drop).click()
  await page.waitForURL('**/organizer/programme')
  await editor.leave()
})
