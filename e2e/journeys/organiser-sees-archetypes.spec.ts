import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

test('an editor sees the archetypes as a plot and a table, by keyboard, and opens a question', async ({
  browser,
}) => {
  const editor = await Visitor.arrive(browser, 'en', { width: 1440 })
  const { page } = editor
  await openConsole(editor, 'content')
  await editor.open('/organizer/survey')
  const plot = page.getByRole('slider', { name: editor.say(m.survey_shares_title) })
  await expect(plot.locator('.ct-bar').first()).toBeAttached()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(6)
  const before = await plot.getAttribute('aria-valuetext')
  await plot.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(plot).toHaveAttribute('aria-valuenow', '2')
  expect(await plot.getAttribute('aria-valuetext')).not.toBe(before)
  await editor.expectAccessible()

  await page.getByRole('link', { name: editor.say(m.content_kind_surveyQuestion) }).click()
  await page.getByRole('link', { name: 'What worries you most?' }).click()
  await expect(
    page.getByRole('group', { name: editor.say(m.content_answers_one, { place: 6 }) }),
  ).toBeVisible()
  await editor.expectAccessible()
  await editor.leave()
})
