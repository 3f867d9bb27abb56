import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, openPart } from '../fixtures/organiser.ts'

const people = {
  ru: {
    names: ['Синичкина', 'Яна', 'Олеговна'],
    found: 'Синичкина',
    shown: 'Синичкина Яна Олеговна',
    email: 'yana.sinichkina@student.example',
    place: ['Пост у лифтов', 'Post by the lifts'],
  },
  en: {
    names: ['Скворцов', 'Назар', 'Ильич'],
    found: 'Скворцов',
    shown: 'Nazar Skvortsov',
    email: 'nazar.skvortsov@student.example',
    place: ['Пост у фонтана', 'Post by the fountain'],
  },
} as const

type Person = (typeof people)['ru' | 'en']

async function sendForm(volunteer: Visitor, { names, email }: Person, phone: string) {
  const { page } = volunteer
  await volunteer.open('/youth')
  await volunteer.link(m.footer_volunteers).click()
  await page.waitForURL('**/volunteer/register')
  await expect(volunteer.heading(m.page_title_volunteer_register)).toBeVisible()
  await volunteer.expectAccessible()
  await volunteer.button(m.volunteer_send).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await volunteer.expectAccessible()
  await volunteer.field(m.signup_field_citizenship).selectOption('RU')
  const [lastName, firstName, middleName] = names
  await volunteer.field(m.signup_field_last_name).fill(lastName)
  await volunteer.field(m.signup_field_first_name).fill(firstName)
  await volunteer.field(m.signup_field_middle_name).fill(middleName)
  await volunteer.field(m.signup_date_day).fill('12')
  await volunteer.field(m.signup_date_month).fill('4')
  await volunteer.field(m.signup_date_year).fill('2005')
  await volunteer.field(m.volunteer_phone).fill(phone)
  await page.getByLabel(volunteer.say(m.signup_field_email)).first().fill(email)
  await volunteer.field(m.volunteer_telegram).fill('@student_2026')
  await volunteer.field(m.volunteer_city).fill('Сочи')
  await volunteer.field(m.volunteer_university).fill('Сочинский университет')
  await volunteer.field(m.volunteer_faculty).fill('Лингвистика')
  // Kept in the tab until it has arrived.
  await page.reload()
  await expect(volunteer.field(m.volunteer_faculty)).toHaveValue('Лингвистика')
  await volunteer.field(m.volunteer_year).selectOption('3')
  await volunteer.field(m.volunteer_experience).fill('Встреча гостей на городском фестивале')
  await page.getByLabel(volunteer.say(m.volunteer_consent), { exact: true }).check()
  await page.route('**/api/v2/volunteers', route => route.abort(), { times: 1 })
  await volunteer.button(m.volunteer_send).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await volunteer.button(m.volunteer_send).click()
  await page.waitForURL('**/volunteer/finish')
  await volunteer.expectAccessible()
}

async function linkOf(volunteer: Visitor, phone: string): Promise<string> {
  const links = async () =>
    (await volunteer.messages(phone)).flatMap(
      ({ text }) => /\S+\/volunteer\/finish\/\S+/.exec(text)?.[0] ?? [],
    )
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return new URL((await links())[0] ?? '').pathname
}

async function invite(logistics: Visitor, found: string) {
  const { page } = logistics
  await openConsole(logistics, 'logistics')
  await openPart(logistics, m.page_title_organiser_volunteers)
  await logistics.field(m.volunteer_search).fill(found)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').filter({ hasText: found }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await logistics.expectAccessible()
  await sheet.getByRole('button', { name: logistics.say(m.volunteer_do_accept) }).click()
  const asked = page.getByRole('dialog').last()
  await expect(asked.getByText('Приглашаем вас волонтёром', { exact: true })).toBeVisible()
  await logistics.expectAccessible()
  await asked.getByRole('button', { name: logistics.say(m.volunteer_do_accept), exact: true }).click()
  await expect(
    page.getByText(logistics.say(m.volunteer_decided, { count: 1 }), { exact: true }),
  ).toBeVisible()
}

async function giveShift(logistics: Visitor, { found, place: [ru, en] }: Person) {
  const { page } = logistics
  await logistics.link(m.page_title_organiser_shifts).click()
  await expect(logistics.heading(m.page_title_organiser_shifts)).toBeVisible()
  await logistics.expectAccessible()
  await logistics.button(m.shift_add).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(logistics.say(m.organiser_day), { exact: true }).fill('17')
  await form.getByLabel(logistics.say(m.organiser_month), { exact: true }).fill('02')
  await form.getByLabel(logistics.say(m.organiser_year), { exact: true }).fill('2026')
  await form.getByLabel(logistics.say(m.shift_place_ru)).fill(ru)
  await form.getByLabel(logistics.say(m.shift_place_en)).fill(en)
  await logistics.expectAccessible()
  await form.getByRole('button', { name: logistics.say(m.save), exact: true }).click()
  await expect(form).toHaveCount(0)
  const shift = page.getByRole('listitem').filter({ hasText: ru })
  await shift.getByRole('button', { name: logistics.say(m.shift_assign) }).click()
  await form.getByRole('textbox').fill(found)
  await expect(form.getByRole('checkbox')).toHaveCount(1)
  await form.getByRole('checkbox').check()
  await logistics.expectAccessible()
  await form.getByRole('button', { name: logistics.say(m.shift_assign_submit), exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(shift.getByText(logistics.say(m.shift_full))).toBeVisible()
  // On paper stands whom to call, and nothing that is pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(shift.getByText(/^\+7\s/)).toBeVisible()
  await expect(shift.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await findShift(logistics, { ru, en })
}

/** The board by its filters: the address keeps those that name nobody. */
async function findShift(logistics: Visitor, { ru, en }: { ru: string; en: string }) {
  const { page } = logistics
  const shift = page.getByRole('listitem').filter({ hasText: ru })
  await page.getByRole('link', { name: logistics.say(m.shift_filling_short) }).click()
  await page.waitForURL('**/organizer/shifts?filling=short')
  await expect(shift).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: logistics.say(m.shift_assign) }).first()).toBeVisible()
  await expect(shift).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(logistics.field(m.shift_search)).toBeFocused()
  await page.keyboard.type(en.toUpperCase())
  await expect(page.getByText(logistics.say(m.shift_not_found))).toBeVisible()
  await logistics.expectAccessible()
  await logistics.button(m.organiser_show_all).click()
  await page.waitForURL('**/organizer/shifts')
  await logistics.field(m.shift_search).fill(en.toUpperCase())
  await expect(page.getByRole('region').getByRole('listitem').filter({ hasText: ru })).toHaveCount(1)
  await expect(page.getByText(logistics.say(m.shift_full_found))).toBeVisible()
  await logistics.expectAccessible()
}

async function letIn(security: Visitor, found: string) {
  const { page } = security
  await openConsole(security, 'security')
  await openPart(security, m.page_title_organiser_volunteer_review)
  await security.field(m.volunteer_review_search).fill(found)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').filter({ hasText: found }).getByRole('checkbox').check()
  await security.expectAccessible()
  await page.getByRole('button', { name: security.say(m.staff_decide_approve) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: security.say(m.staff_decide_approve), exact: true })
    .click()
  await expect(page.getByText(security.say(m.staff_decided, { count: 1 }), { exact: true })).toBeVisible()
}

for (const [locale, width] of [
  ['ru', 360],
  ['en', 360],
] as const)
  test(`a volunteer sends a form, gets a shift and a pass, and opens them by a link, in ${locale}`, async ({
    browser,
  }) => {
    const person = people[locale]
    const phone = freshPhone()
    const volunteer = await Visitor.arrive(browser, locale, { width })
    const { page } = volunteer
    await sendForm(volunteer, person, phone)
    const link = await linkOf(volunteer, phone)
    await page.goto(link)
    await expect(page.getByText(volunteer.say(m.volunteer_own_new))).toBeVisible()
    await volunteer.expectAccessible()

    const logistics = await Visitor.arrive(browser, 'ru', { width: 1440 })
    await invite(logistics, person.found)
    await giveShift(logistics, person)
    await logistics.leave()
    const security = await Visitor.arrive(browser, 'ru', { width: 1440 })
    await letIn(security, person.found)
    await security.leave()

    await page.goto(link)
    await volunteer.button(m.volunteer_confirm).click()
    await expect(page.getByText(volunteer.say(m.volunteer_own_confirmed))).toBeVisible()
    await expect(page.getByText(person.place[locale === 'ru' ? 0 : 1])).toBeVisible()
    await volunteer.expectAccessible()
    await volunteer.button(m.badge_code_show).click()
    await expect(page.getByRole('dialog', { name: person.shown })).toBeVisible()
    await volunteer.expectAccessible()
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await volunteer.button(m.volunteer_pass_download).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await volunteer.leave()
  })
