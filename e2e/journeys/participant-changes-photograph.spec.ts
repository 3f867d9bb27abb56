import { m } from '#messages/compiled/messages.js'
import { drawPortrait } from '#test/factories/portrait.ts'
import { apply } from '../fixtures/application.ts'
import { expect, freshPhone, type Locale, test, Visitor } from '../fixtures/journey.ts'

/** The date that a camera writes into a file and a messenger removes. */
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

    await visitor.button(m.signup_photograph_remove).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: visitor.say(m.photograph_remove_confirm), exact: true })
      .click()
    const choose = (buffer: Buffer, name = 'portrait.jpg') =>
      page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer })

    // A picture without a person is refused before anything is stored, and the way on is another picture.
    await choose(await drawPortrait({ size: 1, ground: '#ffd9a0', taken }))
    await expect(page.getByText(visitor.say(m.photograph_results_fail))).toBeVisible()
    await expect(page.getByText(visitor.say(m.error_photo_face_none))).toBeVisible()
    await visitor.expectAccessible()
    await expect(visitor.button(m.signup_crop_next)).toHaveCount(0)
    await expect(visitor.button(m.signup_photograph_replace)).toBeVisible()
    await visitor.button(m.signup_crop_cancel).click()

    // A file without a date makes the page ask for one. The frame fits the face by itself and moves with the keys.
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
