import { m } from '#messages/compiled/messages.js'
import { expect, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** People of the demo who wait for the committee, and whom no other journey decides. */
const waiting = { ru: ['Нестеренко', 'Мещеряков'], en: ['Nesterenko', 'Meshcheriakov'] } as const

const rowOf = ({ page }: Visitor, name: string) => page.getByRole('row').filter({ hasText: name })

test('the committee reads a person whole, and leaves a note for colleagues', async ({ browser }) => {
  const committee = await Visitor.arrive(browser, 'ru', { width: 390 })
  const { page } = committee
  await openConsole(committee, 'committee')
  const [name] = waiting.ru
  await committee.open(`/organizer/applications?status=pending&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.waitForURL('**/organizer/applications/*')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  for (const part of [m.organiser_open_reasons, m.organiser_notes, m.organiser_person_messages])
    await expect(committee.heading(part)).toBeVisible()
  await expect(committee.heading(m.organiser_history)).toBeVisible()
  await committee.expectAccessible()

  const note = committee.field(m.organiser_note_label)
  await committee.button(m.organiser_note_write).click()
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  await note.fill('Говорили с банком: придёт один')
  await committee.button(m.organiser_note_write).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Говорили с банком' })).toBeVisible()
  await expect(note).toHaveValue('')

  // Nobody is asked for something without being told what.
  await committee.button(m.organiser_decide_requestInformation).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: committee.say(m.organiser_decision_to_preview) }).click()
  await expect(dialog.getByText(committee.say(m.error_required))).toBeVisible()
  await dialog.getByRole('button', { name: committee.say(m.cancel) }).click()

  await committee.link(m.organiser_back_to_applications).click()
  await page.waitForURL(url => url.search === '?status=pending')
  await expect(committee.field(m.organiser_applications_search)).toHaveValue(name)
  await committee.leave()
})

test('the committee approves two together, looks at the decision and recalls it', async ({ browser }) => {
  const committee = await Visitor.arrive(browser, 'en')
  const { page } = committee
  await openConsole(committee, 'committee')
  await committee.open('/organizer/applications?status=pending')
  for (const name of waiting.en) await rowOf(committee, name).getByRole('checkbox').check()
  const approve = committee.say(m.organiser_decide_approve)
  await page
    .getByRole('region', { name: committee.say(m.organiser_bulk_bar) })
    .getByRole('button', { name: new RegExp(`^${approve}`) })
    .click()
  const dialog = page.getByRole('dialog')
  const release = committee.say(m.organiser_release, { decision: approve, count: 2 })
  await expect(dialog.getByRole('button', { name: release })).toBeEnabled()
  await committee.expectAccessible()
  await dialog.getByRole('button', { name: release }).click()
  await expect(dialog).toHaveCount(0)
  for (const name of waiting.en) await expect(rowOf(committee, name)).toHaveCount(0)

  await committee.open('/organizer/decisions')
  await page
    .getByRole('link', { name: committee.say(m.organiser_decided_approve, { count: 2 }) })
    .first()
    .click()
  await page.waitForURL('**/organizer/decisions/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    committee.say(m.organiser_decided_approve, { count: 2 }),
  )
  const people = page.getByRole('main').getByRole('link')
  for (const name of waiting.en) await expect(people.filter({ hasText: name })).toBeVisible()
  const waits = page.getByRole('row').getByText(committee.say(m.organiser_message_waiting))
  await expect(waits.first()).toBeVisible()
  await committee.expectAccessible()

  await page
    .getByRole('main')
    .getByRole('button', { name: committee.say(m.organiser_recall) })
    .first()
    .click()
  await expect(page.getByText(committee.say(m.organiser_batch_recalled)).first()).toBeVisible()
  await expect(waits).toHaveCount(0)
  await committee.open('/organizer/applications?status=pending')
  for (const name of waiting.en) await expect(rowOf(committee, name)).toHaveCount(1)
  await committee.leave()
})
