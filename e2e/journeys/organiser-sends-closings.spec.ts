import { m } from '#messages/compiled/messages.js'
import { atTime } from '../fixtures/clock.ts'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

test('after the forum finance prepares the acts, notes how one was sent, and finds it', async ({
  browser,
}) => {
  const finance = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = finance
  await openConsole(finance, 'finance')
  await finance.open('/organizer/closings')
  await expect(finance.heading(m.closing_title)).toBeVisible()

  // Before its last day has passed nothing is prepared.
  await finance.button(m.closing_issue).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: finance.say(m.close), exact: true }).last()).toBeVisible()
  await expect(dialog.getByRole('button', { name: finance.say(m.closing_issue), exact: true })).toHaveCount(0)
  await finance.expectAccessible()

  await atTime(page, '2026-02-21T12:00:00+03:00', async () => {
    await finance.open('/organizer/closings')
    await finance.button(m.closing_issue).click()
    await finance.expectAccessible()
    await dialog.getByRole('button', { name: finance.say(m.closing_issue), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const rows = page.getByRole('rowheader')
    await expect(rows.first()).toBeVisible()
    await finance.expectAccessible()

    const prepared = await rows.count()
    const number = /\d{4}-\d+/.exec((await rows.first().textContent()) ?? '')?.[0] ?? '?'
    await page.getByRole('checkbox').nth(1).check()
    await finance.button(m.closing_send).click()
    await dialog.getByRole('textbox', { name: finance.say(m.closing_reference) }).fill('RA123456789RU')
    await finance.expectAccessible()
    await dialog.getByRole('button', { name: finance.say(m.closing_send), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows).toHaveCount(prepared - 1)

    await finance.open('/organizer/closings?state=sent')
    await expect(rows.first()).toContainText(number)
    await rows.first().click()
    await expect(dialog).toContainText('RA123456789RU')
    await finance.expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // Several copies come back with one post.
    const sent = await rows.count()
    await page.getByRole('checkbox').nth(1).check()
    // The button says for how many.
    await page.getByRole('button', { name: new RegExp(`^${finance.say(m.closing_return)} 1$`) }).click()
    await expect(dialog).toContainText(number)
    await finance.expectAccessible()
    await dialog.getByRole('button', { name: finance.say(m.closing_return), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows).toHaveCount(sent - 1)
    await finance.open('/organizer/closings?state=returned')
    await expect(rows.first()).toContainText(number)
  })
  await finance.leave()
})

for (const locale of ['ru', 'en'] as const)
  test(`a copy that came back is noted with its day, and a wrong day is said at the field (${locale})`, async ({
    browser,
  }) => {
    const finance = await Visitor.arrive(browser, locale, { width: 1024 })
    const { page } = finance
    const say = finance.say.bind(finance)
    const rows = page.getByRole('rowheader')
    const dialog = page.getByRole('dialog')
    await openConsole(finance, 'finance')
    await atTime(page, '2026-02-24T12:00:00+03:00', async () => {
      await finance.open('/organizer/closings')
      await expect(rows.first().or(page.getByText(say(m.closing_none)))).toBeVisible()
      // The journey before has prepared them already, where it has run.
      if ((await rows.count()) === 0) {
        await finance.button(m.closing_issue).click()
        await dialog.getByRole('button', { name: say(m.closing_issue), exact: true }).click()
        await expect(dialog).toHaveCount(0)
      }
      const number = /\d{4}-\d+/.exec((await rows.first().textContent()) ?? '')?.[0] ?? '?'
      await page.getByRole('checkbox').nth(1).check()
      await finance.button(m.closing_send).click()
      await dialog.getByRole('textbox', { name: say(m.closing_reference) }).fill(`RA24022026${locale}`)
      await dialog.getByRole('button', { name: say(m.closing_send), exact: true }).click()
      await expect(dialog).toHaveCount(0)

      await finance.open('/organizer/closings?state=sent')
      await rows.filter({ hasText: number }).click()
      const ask = () => dialog.getByRole('button', { name: say(m.closing_return), exact: true }).click()
      const asked = page.getByRole('dialog', { name: say(m.closing_return_title) })
      const day = asked.getByRole('group', { name: say(m.closing_return_date) })
      const boxes = [m.organiser_day, m.organiser_month, m.organiser_year].map(part =>
        day.getByLabel(say(part), { exact: true }),
      )
      const note = async (typed: readonly string[]) => {
        for (const [index, box] of boxes.entries()) await box.fill(typed[index] ?? '')
        await asked.getByRole('button', { name: say(m.closing_save), exact: true }).click()
      }
      const noted = locale === 'ru' ? '24 февраля 2026' : '24 February 2026'
      const possible = say(m.error_day_between, { from: noted, to: noted })
      // No such day, the one before it was sent, and tomorrow.
      for (const [typed, fault] of [
        [['31', '2', '2026'], say(m.error_value_invalid)],
        [['23', '02', '2026'], possible],
        [['25', '02', '2026'], possible],
      ] as const) {
        await ask()
        await expect(boxes[0] ?? day).not.toHaveAttribute('aria-invalid', 'true')
        await note(typed)
        await expect(day).toContainText(fault)
        for (const [index, box] of boxes.entries()) {
          await expect(box).toHaveValue(typed[index] ?? '')
          await expect(box).toHaveAttribute('aria-invalid', 'true')
        }
        await finance.expectAccessible()
        // Opened anew for each day, so that no fault is left of the one before.
        await asked.getByRole('button', { name: say(m.cancel), exact: true }).click()
        await expect(asked).toHaveCount(0)
      }
      await ask()
      await note(['24', '02', '2026'])
      await expect(asked).toHaveCount(0)
      await expect(page.getByText(say(m.closing_returned_toast), { exact: true })).toBeVisible()

      await finance.open('/organizer/closings?state=returned')
      await rows.filter({ hasText: number }).click()
      await expect(dialog).toContainText(say(m.closing_returned_on, { day: noted }))
      await finance.expectAccessible()
    })
    await finance.leave()
  })
