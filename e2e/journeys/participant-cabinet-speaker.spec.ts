import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** Demo speakers: one has written half, the other has a card with the editors. */
const [halfWritten, prepared] = ['+79001194820', '+79001168910']
const listener = '+79001189603'

async function enter(visitor: Visitor, phone: string): Promise<void> {
  await visitor.open('/login')
  await visitor.logIn(phone)
  await visitor.page.waitForURL(`**${visitor.path('/account')}`)
  await visitor.open('/account/speaker')
  await expect(visitor.heading(m.page_title_account_speaker)).toBeVisible()
}

const box = (visitor: Visitor, label: () => string) =>
  visitor.page.getByRole('textbox', { name: visitor.say(label as never) })

test('a speaker writes the rest on a phone, sees the card, and a second tab is told, in ru', async ({
  browser,
}) => {
  const speaker = await Visitor.arrive(browser, 'ru', { width: 360 })
  const { page } = speaker
  await enter(speaker, halfWritten)
  await speaker.expectAccessible()
  const second = await Visitor.arrive(browser, 'ru')
  await enter(second, halfWritten)

  await test.step('what is missing leads to its field', async () => {
    // She is a foreigner: her company is written in English alone, which is enough.
    await expect(speaker.link(m.speaker_profile_field_company_ru)).toHaveCount(0)
    await speaker.link(m.speaker_profile_field_biography_en).click()
    await expect(box(speaker, m.speaker_profile_field_biography_en)).toBeFocused()
    await page.keyboard.type('Leads third-party risk reviews for banks in nine countries.')
    await expect(page.getByText(speaker.say(m.speaker_profile_missing_title))).toBeHidden()
    await box(speaker, m.speaker_profile_field_biography_ru).fill(
      'Проверяет поставщиков банков в девяти странах.',
    )
    await box(speaker, m.speaker_profile_field_company_ru).fill('Danube Trust Labs')
  })

  await test.step('the Latin spelling follows the name until it is written by hand', async () => {
    await box(speaker, m.speaker_profile_field_middle).fill('Ильинична')
    await expect(box(speaker, m.speaker_profile_field_latin_middle)).toHaveValue('Ilinichna')
    await box(speaker, m.speaker_profile_field_middle).fill('')
    await expect(box(speaker, m.speaker_profile_field_latin_middle)).toHaveValue('')
  })

  await test.step('the preview shows both languages', async () => {
    await speaker.button(m.speaker_profile_preview).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Проверяет поставщиков банков')).toBeVisible()
    await sheet.getByRole('tab', { name: speaker.say(m.content_language_en) }).click()
    await expect(sheet.getByRole('heading', { name: 'Jelena Stankovic' })).toBeVisible()
    await expect(sheet.getByText('third-party risk reviews')).toBeVisible()
    await speaker.expectAccessible()
    await page.keyboard.press('Escape')
  })

  await test.step('a wrong script is told at the field, and nothing is lost', async () => {
    await box(speaker, m.signup_field_first_name).fill('Jelena')
    await speaker.button(m.speaker_profile_save).click()
    await expect(page.getByRole('alert').first()).toContainText(
      speaker.say(m.error_only_cyrillic).toLowerCase(),
    )
    await speaker.expectAccessible()
    await box(speaker, m.signup_field_first_name).fill('')
  })

  await test.step('leaving unsaved asks', async () => {
    await page
      .getByRole('link', { name: new RegExp(speaker.say(m.account_nav_badge)) })
      .first()
      .click()
    await speaker.button(m.content_leave_stay).click()
    await expect(box(speaker, m.speaker_profile_field_company_ru)).toHaveValue('Danube Trust Labs')
  })

  await test.step('whole and with the consent it lies with the editors', async () => {
    await speaker.button(m.speaker_profile_save).click()
    await expect(page.getByText(speaker.say(m.speaker_profile_state_prepared_text))).toBeVisible()
    await speaker.expectAccessible()
  })

  await test.step('the other tab is told, sees the difference and chooses', async () => {
    await box(second, m.speaker_profile_field_position_en).fill('Founding Partner')
    await second.button(m.speaker_profile_save).click()
    const notice = second.page.getByRole('alert').filter({ hasText: second.say(m.section_conflict_title) })
    await expect(notice).toContainText(second.say(m.speaker_profile_field_biography_ru))
    await expect(notice).toContainText('Founding Partner')
    await second.expectAccessible()
    await second.button(m.section_conflict_theirs).click()
    await expect(box(second, m.speaker_profile_field_position_en)).toHaveValue('Managing Partner')
    await expect(box(second, m.speaker_profile_field_company_ru)).toHaveValue('Danube Trust Labs')
  })
  await second.leave()
  await speaker.leave()
})

test('an editor publishes a card, its person asks for a change and withdraws, in en', async ({ browser }) => {
  const speaker = await Visitor.arrive(browser, 'en')
  const { page } = speaker
  await enter(speaker, prepared)
  await expect(page.getByText(speaker.say(m.speaker_profile_state_prepared_text))).toBeVisible()
  await speaker.expectAccessible()

  const editor = await Visitor.arrive(browser, 'en')
  await openConsole(editor, 'content')
  await editor.open('/organizer/content/speaker?q=Gromov')
  await editor.page.getByRole('rowheader').getByRole('link').first().click()
  await expect(editor.page.getByText(editor.say(m.speaker_profile_editor_own))).toBeVisible()

  await test.step('the editor takes the photograph and publishes', async () => {
    await editor.button(m.speaker_profile_editor_photograph).click()
    await expect(
      editor.page.getByText(editor.say(m.speaker_profile_editor_photograph_taken)).first(),
    ).toBeVisible()
    await editor.expectAccessible()
    await editor.button(m.content_publish).click()
    await editor.page
      .getByRole('dialog')
      .getByRole('button', { name: editor.say(m.content_publish), exact: true })
      .click()
    await expect(editor.link(m.content_open_on_site)).toBeVisible()
  })

  await test.step('the data are locked, a request changes them and the site', async () => {
    await page.reload()
    await expect(page.getByText(speaker.say(m.section_locked_published))).toBeVisible()
    await expect(box(speaker, m.speaker_profile_field_company_en)).toBeHidden()
    await speaker.expectAccessible()
    await speaker.button(m.section_request_action).click()
    await box(speaker, m.speaker_profile_field_company_en).fill('')
    await speaker.button(m.section_request_action).click()
    await expect(page.getByRole('alert').first()).toContainText(
      speaker.say(m.speaker_profile_field_company_en),
    )
    await box(speaker, m.speaker_profile_field_company_en).fill('Trusted Circuits Plc')
    await speaker.button(m.section_request_action).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The company has a new name')
    await dialog.getByRole('button', { name: speaker.say(m.section_request_send) }).click()
    await expect(page.getByText(speaker.say(m.section_request_open_title))).toBeVisible()
    await speaker.expectAccessible()

    await editor.open('/organizer/changes')
    await editor.page.getByRole('row').filter({ hasText: 'Gromov' }).getByRole('rowheader').click()
    const sheet = editor.page.getByRole('dialog')
    await expect(sheet.getByText('Trusted Circuits Plc')).toBeVisible()
    await expect(sheet.getByText(editor.say(m.speaker_profile_field_company_en))).toBeVisible()
    await sheet.getByRole('button', { name: editor.say(m.change_grant) }).click()
    await editor.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: editor.say(m.change_grant) })
      .click()
    await expect(editor.page.getByText(editor.say(m.change_granted_toast)).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(speaker.say(m.section_request_granted_title))).toBeVisible()
    const address = (await speaker.link(m.speaker_profile_open).getAttribute('href')) ?? ''
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('Trusted Circuits Plc')

    await speaker.open('/account/documents')
    const consent = page
      .getByRole('listitem')
      .filter({ hasText: /publication of speaker details/i })
      .first()
    await consent.getByRole('button', { name: new RegExp(`^${speaker.say(m.consent_withdraw)}`) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: speaker.say(m.consent_withdraw_confirm) })
      .click()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  })

  await test.step('the form is open again, and the consent can be given anew', async () => {
    await speaker.open('/account/speaker')
    await expect(page.getByText(speaker.say(m.speaker_profile_state_consent_text))).toBeVisible()
    await speaker.link(m.speaker_profile_field_consent).click()
    const agree = page.getByRole('checkbox', { name: speaker.say(m.auth_consent_speaker_publication) })
    await expect(agree).toBeFocused()
    await expect(agree).not.toBeChecked()
    await page.keyboard.press('Space')
    await speaker.button(m.speaker_profile_save).click()
    await expect(page.getByText(speaker.say(m.speaker_profile_state_prepared_text))).toBeVisible()
    await speaker.expectAccessible()
  })
  await editor.leave()
  await speaker.leave()
})

test('whoever does not speak is told whom to ask', async ({ browser }) => {
  const visitor = await Visitor.arrive(browser, 'ru')
  await enter(visitor, listener)
  await expect(visitor.page.getByText(visitor.say(m.speaker_profile_nobody_title))).toBeVisible()
  await visitor.expectAccessible()
  await visitor.leave()
})
