import { m } from '#messages/compiled/messages.js'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole, openPart } from '../fixtures/organiser.ts'

const people = {
  ru: {
    company: 'ООО «Ледокол»',
    owner: ['Ветров', 'Глеб'],
    employee: ['Сазонов', 'Мирон'],
    shown: 'Сазонов Мирон',
  },
  en: {
    company: 'Icebreaker Ltd',
    owner: ['Носова', 'Инга'],
    employee: ['Ильина', 'Вера'],
    shown: 'Vera Ilina',
  },
} as const

async function signUp(
  owner: Visitor,
  { company, owner: [lastName, firstName] }: (typeof people)['ru' | 'en'],
) {
  const { page } = owner
  await owner.open('/staff/signup')
  await page.waitForURL('**/staff/login?redirect=*')
  await owner.logIn(freshPhone())
  await page.waitForURL('**/staff/signup')
  await owner.expectAccessible()
  await owner.button(m.staff_signup_send).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await owner.field(m.staff_company_name).fill(company)
  await page.getByLabel(owner.say(m.staff_role_partner), { exact: true }).check()
  await owner.field(m.group_field_last_name).fill(lastName)
  await owner.field(m.group_field_first_name).fill(firstName)
  await owner.field(m.staff_owner_position).fill('Руководитель стенда')
  await owner.field(m.group_field_email).fill('stand@icebreaker.example')
  await owner.button(m.staff_signup_send).click()
  await page.waitForURL('**/staff')
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
}

async function confirmPackage(logistics: Visitor, company: string) {
  const { page } = logistics
  await openConsole(logistics, 'logistics')
  await openPart(logistics, m.page_title_organiser_staff_companies)
  await page.getByRole('row').filter({ hasText: company }).click()
  await logistics.expectAccessible()
  await logistics.button(m.staff_package_confirm).click()
  await expect(
    page.getByText(logistics.say(m.staff_package_confirmed_toast, { company }), { exact: true }),
  ).toBeVisible()
}

async function register(employee: Visitor, link: string, [lastName, firstName]: readonly [string, string]) {
  const { page } = employee
  await page.goto(link)
  await employee.field(m.group_field_last_name).fill(lastName)
  await employee.field(m.group_field_first_name).fill(firstName)
  await employee.field(m.staff_employee_address).fill('354000, г. Сочи, ул. Морская, д. 5')
  await employee.button(m.staff_register_send).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByRole('checkbox').check()
  await employee.expectAccessible()
  await employee.button(m.staff_register_send).click()
  await page.waitForURL('**/staff/register/finish')
  await employee.expectAccessible()
}

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`a company signs up, an employee comes by its link, and security lets them in, in ${locale}`, async ({
    browser,
  }) => {
    const { company, employee: name, shown } = people[locale]
    const owner = await Visitor.arrive(browser, locale, { width })
    const { page } = owner
    await signUp(owner, people[locale])
    await expect(page.getByText(owner.say(m.staff_package_waits))).toBeVisible()
    await owner.expectAccessible()

    const logistics = await Visitor.arrive(browser, 'ru', { width: 1440 })
    await confirmPackage(logistics, company)
    await logistics.leave()

    const link = (await page.getByText(/\/staff\/register\//).textContent()) ?? ''
    const employee = await Visitor.arrive(browser, locale, { width: 390 })
    await register(employee, link, name)
    await employee.leave()

    await test.step('the company sends the employee for review', async () => {
      await owner.open('/staff/employees')
      await expect(page.getByText(shown).first()).toBeVisible()
      await owner.expectAccessible()
      await page.getByText(shown).first().click()
      const form = page.getByRole('dialog')
      await form.getByLabel(owner.say(m.staff_work_on_forum), { exact: true }).check()
      await owner.expectAccessible()
      await form.getByRole('button', { name: owner.say(m.save), exact: true }).click()
      await expect(form).toHaveCount(0)
      await page.getByRole('checkbox').last().check()
      await page.getByRole('button', { name: owner.say(m.staff_send) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(owner.say(m.staff_on_site_standStaff), { exact: true }).check()
      await owner.expectAccessible()
      await dialog.getByRole('button', { name: owner.say(m.staff_send), exact: true }).click()
      await expect(dialog.getByText(owner.say(m.staff_employees_sent, { count: 1 }))).toBeVisible()
      await dialog
        .getByRole('button', { name: owner.say(m.close), exact: true })
        .last()
        .click()
      await expect(page.getByText(owner.say(m.staff_state_pending)).last()).toBeVisible()
    })

    const security = await Visitor.arrive(browser, 'ru', { width: 1440 })
    await test.step('security lets the employee in', async () => {
      await openConsole(security, 'security')
      await openPart(security, m.page_title_organiser_employees)
      await security.field(m.staff_employees_search).fill(name[0])
      const row = security.page.getByRole('row').filter({ hasText: name[0] })
      // The head and the one that was found.
      await expect(security.page.getByRole('row')).toHaveCount(2)
      await row.getByRole('checkbox').check()
      await security.expectAccessible()
      await security.page.getByRole('button', { name: security.say(m.staff_decide_approve) }).click()
      const dialog = security.page.getByRole('dialog')
      await security.expectAccessible()
      await dialog.getByRole('button', { name: security.say(m.staff_decide_approve), exact: true }).click()
      await expect(
        security.page.getByText(security.say(m.staff_decided, { count: 1 }), { exact: true }),
      ).toBeVisible()
    })
    await security.leave()

    await test.step('the company reads it, and what a change would undo', async () => {
      await page.reload()
      await expect(page.getByText(owner.say(m.staff_state_approved)).last()).toBeVisible()
      await page.getByText(shown).first().click()
      await expect(page.getByText(owner.say(m.staff_employee_takes_back))).toBeVisible()
    })
    await owner.leave()
  })
