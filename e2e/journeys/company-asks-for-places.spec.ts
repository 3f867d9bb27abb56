import { m } from '#messages/compiled/messages.js'
import { writeWorkbook } from '#test/factories/spreadsheet.ts'
import { checkAll, expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

const letters = 'абвгдежзиклмнопрстуфхцчшщ'

/** Twenty-five people as an office lists them, with a total below; one has no address. */
function officeList(): Buffer {
  const rows = [
    ['Кто едет', 'Прописка', 'Этап', 'Размер куртки'],
    ...[...letters].map((letter, index) => [
      `Климов${letter} Егор Ильич`,
      index === 4 ? '' : `г. Сочи, ул. Морская, д. ${index + 1}`,
      'форум',
      'L',
    ]),
    ['Итого: 25 чел.'],
  ]
  return writeWorkbook({ rows })
}

async function signUp(owner: Visitor, company: string): Promise<void> {
  const { page } = owner
  await owner.open('/staff/signup')
  await page.waitForURL('**/staff/login?redirect=*')
  await owner.logIn(freshPhone())
  await page.waitForURL('**/staff/signup')
  await page.getByRole('checkbox').first().check()
  await owner.field(m.staff_company_name).fill(company)
  await page.getByLabel(owner.say(m.staff_role_contractor), { exact: true }).check()
  await owner.field(m.group_field_last_name).fill('Климова')
  await owner.field(m.group_field_first_name).fill('Зоя')
  await owner.field(m.staff_owner_position).fill('Директор')
  await owner.field(m.group_field_email).fill('office@klimov.example')
  await owner.button(m.staff_signup_send).click()
  await page.waitForURL('**/staff')
}

async function importPeople(owner: Visitor): Promise<void> {
  const { page } = owner
  await owner.open('/staff/employees')
  await owner.button(m.staff_import_open).click()
  await owner.expectAccessible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: officeList(),
  })
  const dialog = page.getByRole('dialog')
  // The name is known by no heading of ours: the company says what the columns hold.
  await dialog.getByLabel('Кто едет').selectOption('fullName')
  await dialog.getByLabel('Этап').selectOption('work')
  await owner.button(m.import_columns_read).click()
  await expect(dialog.getByText(owner.say(m.import_attention, { count: 1, total: 25 }))).toBeVisible()
  await owner.expectAccessible()
  await owner.button(m.import_add_right, { count: 24 }).click()
  await expect(dialog.getByText(owner.say(m.error_consent_required))).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await owner.button(m.import_add_right, { count: 24 }).click()
  const address = dialog.getByLabel(new RegExp(`^${owner.say(m.staff_employee_address)}, `))
  await expect(address).toHaveCount(1)
  await address.fill('г. Сочи, ул. Горная, д. 3')
  await page.keyboard.press('Tab')
  await owner.button(m.import_add, { count: 1 }).click()
  await expect(dialog).toHaveCount(0)
}

/** Sends everybody, of whom `places` are taken. */
async function sendAll(owner: Visitor, places: number, all: number): Promise<void> {
  const { page } = owner
  await owner.open('/staff/employees?state=unconfirmed')
  await checkAll(page)
  await page.getByRole('button', { name: owner.say(m.staff_send) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(owner.say(m.staff_on_site_builder), { exact: true }).check()
  await dialog.getByRole('button', { name: owner.say(m.staff_send), exact: true }).click()
  if (places > 0)
    await expect(dialog.getByText(owner.say(m.staff_employees_sent, { count: places }))).toBeVisible()
  if (places < all) await expect(dialog.getByText(owner.say(m.error_quota_full)).first()).toBeVisible()
  await dialog
    .getByRole('button', { name: owner.say(m.close), exact: true })
    .last()
    .click()
}

for (const [locale, width] of [
  ['ru', 360],
  ['en', 1440],
] as const)
  test(`a company imports its people, asks for places, pays and is answered, in ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const company = locale === 'ru' ? 'ООО «Климов и дочь»' : 'Klimov and Daughter'
    const owner = await Visitor.arrive(browser, locale, { width })
    const { page } = owner
    await signUp(owner, company)
    await test.step('25 people from a spreadsheet', () => importPeople(owner))
    await test.step('without places nobody can be sent', () => sendAll(owner, 0, 25))

    await test.step('the company asks for two places', async () => {
      await owner.open('/staff')
      await owner.button(m.staff_raise_ask).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: owner.say(m.staff_raise_send) }).click()
      await expect(dialog.getByText(owner.say(m.error_required)).first()).toBeVisible()
      await dialog.getByLabel(owner.say(m.staff_raise_places)).fill('2')
      await dialog.getByLabel(owner.say(m.staff_raise_reason)).fill('Двое техников')
      await owner.expectAccessible()
      await dialog.getByRole('button', { name: owner.say(m.staff_raise_send) }).click()
      await expect(page.getByText(owner.say(m.staff_raise_state_asked), { exact: true })).toBeVisible()
    })

    await test.step('logistics offers them at a price', async () => {
      const logistics = await Visitor.arrive(browser, 'ru', { width: 1440 })
      await openConsole(logistics, 'logistics')
      await logistics.page
        .getByRole('link', { name: logistics.say(m.page_title_organiser_raises) })
        .first()
        .click()
      await logistics.page.getByRole('row').filter({ hasText: company }).click()
      await logistics.expectAccessible()
      await logistics.field(m.organiser_raise_price).fill('12 000')
      await logistics.button(m.organiser_raise_send_offer).click()
      await expect(
        logistics.page.getByText(logistics.say(m.organiser_raise_answered, { company }), { exact: true }),
      ).toBeVisible()
      await logistics.leave()
    })

    let invoice = ''
    await test.step('the company takes the invoice', async () => {
      await page.reload()
      await owner.button(m.staff_raise_accept).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('#invoice-hasInn').check()
      await dialog.locator('#invoice-name').fill(company)
      await dialog.locator('#invoice-address').fill('354000, Сочи, ул. Морская, д. 1')
      await dialog.locator('#invoice-consent').check()
      await owner.expectAccessible()
      await dialog.getByRole('button', { name: /24/ }).click()
      const meaning = page.getByText(/2025-\d{4}/).first()
      await expect(meaning).toBeVisible()
      invoice = /2025-\d{4}/.exec((await meaning.textContent()) ?? '')?.[0] ?? ''
      await owner.expectAccessible()
    })

    await test.step('finance books it, and the places open', async () => {
      const finance = await Visitor.arrive(browser, 'ru', { width: 1440 })
      await openConsole(finance, 'finance')
      await finance.open(`/organizer/invoices?status=unpaid&q=${invoice}`)
      await finance.page.getByRole('link', { name: new RegExp(invoice) }).click()
      await finance.page.waitForURL('**/organizer/invoices/*')
      await expect(
        finance.page.getByText(finance.say(m.organiser_invoice_places, { places: 2 })),
      ).toBeVisible()
      await finance.button(m.organiser_mark_paid).click()
      const dialog = finance.page.getByRole('dialog')
      await dialog.getByLabel(finance.say(m.organiser_payment_order)).fill('318')
      await dialog.getByRole('button', { name: finance.say(m.organiser_check_payment) }).click()
      await dialog.getByRole('button', { name: finance.say(m.organiser_mark_paid), exact: true }).click()
      await expect(
        finance.page.getByRole('button', { name: finance.say(m.payment_advance_download) }),
      ).toBeVisible()
      await finance.leave()
      await page.reload()
      await expect(page.getByText(owner.say(m.staff_raise_state_paid), { exact: true })).toBeVisible()
      await expect(
        page.getByText(owner.say(m.staff_places_taken, { taken: 0, all: 2 })).first(),
      ).toBeVisible()
    })

    await test.step('now two can be sent', () => sendAll(owner, 2, 25))

    await test.step('a question in the chat is answered', async () => {
      await owner.open('/staff/chat')
      await page
        .getByRole('textbox', { name: owner.say(m.chat_write), exact: true })
        .fill(`Разгрузка ${company}`)
      await owner.button(m.chat_send).click()
      await owner.expectAccessible()
      const support = await Visitor.arrive(browser, 'ru', { width: 1440 })
      await openConsole(support, 'support')
      await support.open(`/organizer/chats?state=all&q=${encodeURIComponent(company)}`)
      await support.page.getByRole('row').filter({ hasText: company }).click()
      await support.page
        .getByRole('textbox', { name: support.say(m.chats_answer_label), exact: true })
        .fill('С восьми утра, ворота 3')
      await support.button(m.chat_send).click()
      await expect(page.getByText('С восьми утра, ворота 3')).toBeVisible()
      await support.leave()
    })

    await test.step('updates and settings', async () => {
      await owner.open('/staff/updates')
      await page.locator('article button').first().click()
      await owner.expectAccessible()
      await owner.open('/staff/settings')
      await expect(page.getByRole('heading', { name: owner.say(m.staff_settings_consents) })).toBeVisible()
      // The bar at the foot of a phone covers a part of whatever happens to be behind it.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await owner.expectAccessible()
      // Nothing is wider than a phone.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
    await owner.leave()
  })
