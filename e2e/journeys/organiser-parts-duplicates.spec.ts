import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** The demo's consultant who began a second form in Latin letters; no other journey touches either. */
const twin = 'Marina Solovyova'

test('the committee parts two records that look like one person, support takes it back and merges them', async ({
  browser,
}) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 1440 })
  const { page } = committee
  const row = page.getByRole('row').filter({ hasText: twin })
  const sheet = page.getByRole('dialog', { name: committee.say(m.duplicate_sheet_title) })

  await test.step('from the rail to the list, with what matches', async () => {
    await openConsole(committee, 'committee')
    // The rail says how many wait behind the name.
    await page
      .getByRole('link', { name: committee.say(m.page_title_organiser_duplicates) })
      .first()
      .click()
    await page.waitForURL('**/organizer/duplicates')
    await expect(row).toContainText('Соловьёва Марина')
    await expect(row).toContainText(committee.say(m.signup_field_birth_date), { ignoreCase: true })
    await committee.expectAccessible()
  })

  await test.step('side by side, and letter by letter', async () => {
    await row.click()
    await expect(sheet.getByRole('table')).toContainText('Соловьёва Марина Аркадьевна')
    await expect(sheet.getByRole('table')).toContainText(twin)
    const letters = sheet.getByRole('list', { name: /Solovyova/ })
    await expect(letters.getByRole('listitem').filter({ hasText: 'yo' })).toContainText(/[eё]/)
    await committee.expectAccessible()
  })

  await test.step('said to be two people, with a note for colleagues', async () => {
    await sheet.getByRole('button', { name: committee.say(m.duplicate_part) }).click()
    const question = page.getByRole('dialog', { name: committee.say(m.duplicate_part_title) })
    await question.getByLabel(committee.say(m.duplicate_part_note)).fill('Разные адреса, звонили обеим')
    await question.getByRole('button', { name: committee.say(m.duplicate_part) }).click()
    await expect(page.getByText(committee.say(m.duplicate_parted)).first()).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await test.step('the history of a record says so', async () => {
    await page.getByRole('link', { name: new RegExp(`^${committee.say(m.duplicate_tab_different)}`) }).click()
    await row.click()
    await expect(sheet).toContainText('Разные адреса, звонили обеим')
    await sheet.getByRole('link', { name: /Соловьёва/ }).click()
    await page.waitForURL('**/organizer/applications/*')
    await expect(page.getByText(committee.say(m.duplicate_action_part))).toBeVisible()
  })
  await committee.leave()

  const support = await Visitor.arrive(browser, 'en', { width: 390 })
  await test.step('support takes it back on a phone', async () => {
    await openConsole(support, 'support')
    await support.open('/organizer/duplicates?status=different')
    await support.page.getByRole('button', { name: /Solovyova/ }).click()
    const open = support.page.getByRole('dialog', { name: support.say(m.duplicate_sheet_title) })
    await expect(open).toContainText('Разные адреса, звонили обеим')
    await support.expectAccessible()
    await open.getByRole('button', { name: support.say(m.duplicate_doubt) }).click()
    await expect(support.page.getByText(support.say(m.duplicate_doubted)).first()).toBeVisible()
  })

  await test.step('the page of either says that the pair waits, and leads back to it', async () => {
    await support.open('/organizer/duplicates')
    await support.page.getByRole('button', { name: /Solovyova/ }).click()
    const pair = support.page.getByRole('dialog', { name: support.say(m.duplicate_sheet_title) })
    await pair.getByRole('link', { name: twin }).first().click()
    await support.page.waitForURL('**/organizer/applications/*')
    const waiting = support.page.getByRole('region', { name: support.say(m.organiser_matters) })
    await support.expectAccessible()
    await waiting.getByRole('link', { name: /Solov/ }).click()
    await support.page.waitForURL(/\/organizer\/duplicates\?open=/)
    await expect(pair).toContainText(twin)
  })

  await test.step('and merges them: the other record stays, with the name in Latin letters of this one', async () => {
    await support.page
      .getByRole('dialog', { name: support.say(m.duplicate_sheet_title) })
      .getByRole('link', { name: support.say(m.duplicate_merge) })
      .click()
    await support.page.waitForURL(/\/organizer\/duplicates\/[^/]+\/merge(\?|$)/)
    await expect(support.heading(m.page_title_organiser_merge)).toBeVisible()
    const kept = support.page.getByRole('group', { name: support.say(m.merge_keep) })
    await expect(kept.getByText(support.say(m.merge_keep_suggested))).toHaveCount(1)
    await support.expectAccessible()
    await support.page
      .getByRole('group', { name: support.say(m.duplicate_row_latin) })
      // Whose value it is, and the value.
      .getByRole('radio', { name: new RegExp(`^${twin}.*${twin}`) })
      .check()
    await support.button(m.merge_submit).click()
    const asked = support.page.getByRole('dialog', { name: support.say(m.merge_ask) })
    await support.expectAccessible()
    await asked.getByRole('button', { name: support.say(m.merge_submit) }).click()
    await support.page.waitForURL('**/organizer/applications/*')
    await expect(support.page.getByRole('heading', { level: 1 })).toContainText(twin)
    await expect(support.heading(m.merge_records)).toBeVisible()
    await expect(support.page.getByText(support.say(m.duplicate_action_merge))).toBeVisible()
    await support.expectAccessible()
  })

  await test.step('the pair is remembered, and the old record leads to the one that stays', async () => {
    const pathOf = (address: string) => new URL(address, support.page.url()).pathname
    const stays = pathOf(support.page.url())
    await support.open('/organizer/duplicates?status=merged')
    await support.page.getByRole('button', { name: /Solovyova/ }).click()
    const records = support.page.getByRole('dialog', { name: support.say(m.duplicate_sheet_title) })
    const links = records.getByRole('table').getByRole('link')
    await expect(links).toHaveCount(2)
    const addresses = await links.evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
    const old = addresses.find(address => pathOf(address) !== stays)
    await support.open(old?.replace(/^\/en/, '') ?? '')
    await expect(support.page).toHaveURL(url => url.pathname === stays)
    // As the list was filtered.
    await expect(support.link(m.organiser_back_to_duplicates)).toHaveAttribute(
      'href',
      /\/organizer\/duplicates\?status=merged/,
    )
  })
  await support.leave()
})
