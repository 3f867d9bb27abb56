import { m } from '#messages/compiled/messages.js'
import { drawPortrait } from '#test/factories/portrait.ts'
import { apply } from '../fixtures/application.ts'
import { expect, freshPhone, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** What a camera of the weeks before the demo's day leaves in a file, or a messenger takes away. */
const taken = { at: '2025:08:20 12:00:00', offset: '+03:00' }

for (const locale of ['ru', 'en'] as Locale[])
  test(`a photograph is checked, framed by itself and by keyboard, refused and stored in ${locale}`, async ({
    browser,
  }) => {
    const visitor = await Visitor.arrive(browser, locale, { width: locale === 'ru' ? 390 : 1280 })
    const { page } = visitor
    await apply(visitor, freshPhone(), `photo-${locale}@bank.example`)
    await visitor.button(m.back).click()
    await expect(visitor.heading(m.signup_photograph_title)).toBeVisible()
    await expect(page.getByText(visitor.say(m.photograph_results_stored_pass))).toBeVisible()
    await visitor.expectAccessible()

    // Removed after a question.
    await visitor.button(m.signup_photograph_remove).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(m.photograph_remove_confirm), exact: true })
      .click()
    const choose = (buffer: Buffer, name = 'portrait.jpg') =>
      page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer })

    // Nobody in the picture: said before anything is stored, and again when it is sent all the same.
    await choose(await drawPortrait({ size: 1, ground: '#ffd9a0', taken }))
    await expect(page.getByText(visitor.say(m.photograph_results_fail))).toBeVisible()
    await expect(page.getByText(visitor.say(m.error_photo_face_none))).toBeVisible()
    await visitor.expectAccessible()
    await visitor.button(m.signup_crop_next).click()
    await expect(page.getByRole('alert').getByText(visitor.say(m.error_photo_face_none))).toBeVisible()
    await visitor.button(m.signup_crop_cancel).click()

    // Without a date the person is asked; the frame fits the face by itself and follows the keys.
    await choose(await drawPortrait({ who: 5, width: 1200, height: 1000, size: 600, x: 500, y: 300 }))
    await expect(page.getByText(visitor.say(m.photograph_results_date))).toBeVisible()
    await page.getByRole('checkbox', { name: visitor.say(m.photograph_declare) }).check()
    await expect(page.getByText(visitor.say(m.photograph_results_look))).toBeVisible()
    const frame = page.getByRole('application', { name: visitor.say(m.photograph_frame_label) })
    await frame.focus()
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('-')
    await expect(page.getByText(visitor.say(m.error_photo_face_small))).toBeVisible()
    await visitor.button(m.photograph_propose).click()
    await expect(page.getByText(visitor.say(m.error_photo_face_small))).toBeHidden()
    await frame.focus()
    await page.keyboard.press('ArrowLeft')
    await visitor.button(m.signup_crop_next).click()
    await expect(visitor.heading(m.signup_finish_title)).toBeVisible()
    await visitor.leave()
  })
