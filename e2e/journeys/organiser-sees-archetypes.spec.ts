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

for (const [role, locale] of [
  ['content', 'ru'],
  ['committee', 'en'],
] as const)
  test(`the ${role} sees how good recommendations are and how full halls will be, in ${locale}`, async ({
    browser,
  }) => {
    const organiser = await Visitor.arrive(browser, locale, { width: role === 'content' ? 390 : 1440 })
    const { page } = organiser
    await openConsole(organiser, role)
    await organiser.open('/organizer/recommendations')
    await expect(organiser.heading(m.page_title_organiser_recommendations)).toBeVisible()
    await expect(page.getByText(organiser.say(m.quality_with_taste))).toBeVisible()
    await expect(page.getByRole('slider', { name: organiser.say(m.quality_filled) })).toBeVisible()
    const halls = page.getByRole('table', { name: organiser.say(m.quality_halls) })
    await expect(halls.getByRole('rowheader').first()).toBeVisible()
    await organiser.expectAccessible()
    await organiser.leave()
  })
