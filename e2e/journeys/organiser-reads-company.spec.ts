import type { Raise } from '#contract/raise.ts'
import type { StaffCompany } from '#contract/staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { staffCompanyBody } from '#test/factories/staff.ts'
import { accessToken } from '../fixtures/access-token.ts'
import { expect, freshPhone, test, Visitor } from '../fixtures/journey.ts'
import { openConsole } from '../fixtures/organiser.ts'

/** INNs of employers in the demo that no other journey brings on site; a company signs up once, so a second try takes another. */
const employers = {
  ru: ['7799015065', '7899016070'],
  en: ['7899014058', '7799004585'],
} as const

const pageSize = 20

/** The company comes on site and asks for places again and again: of each request and each withdrawal its responsible employee is told. */
async function keepsAsking({ page }: Visitor, inn: string, requests: number): Promise<void> {
  const token = await accessToken(page, { phone: freshPhone(), purpose: 'staff' })
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`/api/v2${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
      data,
    })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const body = staffCompanyBody(`Подрядчик ${inn}`)
  const { guid } = await post<StaffCompany>('/staff/companies', {
    ...body,
    company: { ...body.company, hasInn: true, inn },
  })
  const raises = `/staff/companies/${guid}/raises`
  for (let request = 0; request < requests; request += 1) {
    const raise = await post<Raise>(raises, { places: 1, reason: 'Сменный монтажник' })
    await post(`${raises}/${raise.guid}/withdraw`, { version: raise.version })
  }
}

for (const [locale, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`an admin reads what a company was told, page by page, in ${locale}`, async ({ browser }) => {
    const admin = await Visitor.arrive(browser, locale, { width })
    const { page } = admin
    const inn = employers[locale][test.info().retry] ?? ''
    // With the message of the sign-up there are twenty-three.
    const requests = 11
    const all = 2 * requests + 1
    await keepsAsking(admin, inn, requests)
    await openConsole(admin, 'admin')

    await test.step('from the start page to the company', async () => {
      await admin.button(m.palette_open).first().click()
      await page.getByRole('combobox', { name: admin.say(m.palette_field) }).fill(inn)
      await page
        .getByRole('group', { name: admin.say(m.palette_kind_company), exact: true })
        .getByRole('option')
        .first()
        .click()
      await page.waitForURL(/\/organizer\/companies\/[0-9a-f-]{36}$/)
    })

    const messages = page
      .getByRole('main')
      .getByRole('region', { name: admin.say(m.company_messages), exact: true })
    const rows = messages.getByRole('listitem')
    const more = messages.getByRole('button', { name: admin.say(m.load_more), exact: true })
    const links = () =>
      rows.getByRole('link').evaluateAll(found => found.map(link => link.getAttribute('href')))

    await test.step('a page of messages, the newest first', async () => {
      await expect(rows).toHaveCount(pageSize)
      await expect(messages.getByText(admin.say(m.organiser_shown, { count: pageSize }))).toBeVisible()
      await admin.expectAccessible()
    })

    const first = await links()
    await test.step('the next page follows it, and each message stands once', async () => {
      await more.click()
      await expect(rows).toHaveCount(all)
      await expect(more).toHaveCount(0)
      const whole = await links()
      expect(whole.slice(0, pageSize)).toEqual(first)
      expect(new Set(whole).size).toBe(all)
      await admin.expectAccessible()
      // Nothing is wider than a phone.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })

    await test.step('the oldest one is opened, and the way back leads to all of them', async () => {
      await rows.last().getByRole('link').click()
      await page.waitForURL(/\/organizer\/messages\/[0-9a-f-]{36}\?list=applications$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(rows).toHaveCount(all)
    })
    await admin.leave()
  })
