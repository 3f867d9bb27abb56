import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Employee } from '#contract/employee.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { invoicedRaise } from '#test/factories/raise.ts'
import { employees, staffCompany, type TestStaffCompany } from '#test/factories/staff.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let copies: [TestServer, TestServer]

beforeAll(async () => {
  const first = await openTestServer()
  copies = [first, await openTestServer({ beside: first })]
})

afterAll(async () => {
  for (const copy of copies.toReversed()) await copy.close()
})

const sendOne = (company: TestStaffCompany, employee: Employee, index: number) =>
  copies[index % 2 ? 1 : 0].call('POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: [employee.guid], onSiteRole: 'standStaff' },
  })

const taken = async ({ guid }: TestStaffCompany) =>
  (
    await copies[0].database
      .selectFrom('employee')
      .select('guid')
      .where('companyGuid', '=', guid)
      .where('onForum', '=', true)
      .where('state', '=', 'pending')
      .execute()
  ).length

test.each([20, 200])('of %i sent at once on two copies exactly ten get a place', async count => {
  const company = await staffCompany(copies[0])
  const people = await employees(copies[0], company, count)
  await Promise.all(people.map((employee, index) => sendOne(company, employee, index)))
  // Who was turned away by a full pool tries again, as the page does.
  for (const [index, employee] of people.entries())
    if ((await taken(company)) < 10) await sendOne(company, employee, index)
  expect(await taken(company)).toBe(10)
})

test('without the lock of the company there are more: the test would notice', async () => {
  const company = await staffCompany(copies[0])
  const people = await employees(copies[0], company, 20)
  let counted = 0
  await Promise.all(
    people.map(({ guid }, index) =>
      copies[index % 2 ? 1 : 0].database.transaction().execute(async tx => {
        const rows = await tx
          .selectFrom('employee')
          .select('guid')
          .where('companyGuid', '=', company.guid)
          .where('state', '=', 'pending')
          .execute()
        counted += 1
        // All count before the first has written, as it happens when nothing holds them.
        while (counted < 10) await new Promise(resolve => setTimeout(resolve, 5))
        if (rows.length >= 10) return
        await tx
          .updateTable('employee')
          .set({ state: 'pending', onSiteRole: 'standStaff' })
          .where('guid', '=', guid)
          .execute()
      }),
    ),
  )
  expect(await taken(company)).toBeGreaterThan(10)
})

test('a raise that is paid while employees are sent gives exactly its places, and not before', async () => {
  const [first, second] = copies
  const company = await staffCompany(first)
  const logistics = await organiserToken(first, 'logistics')
  const finance = await organiserToken(first, 'finance')
  const { invoice } = await invoicedRaise(first, company, { logistics, places: 3 })
  const people = await employees(first, company, 20)
  const pay = () =>
    second.call('POST', `/organizer/invoices/${invoice?.guid}/pay`, {
      token: finance,
      body: { paidOn: '2025-09-15', paymentOrderNumber: '77' },
    })
  // The money is booked twice at once, too: its places are added once.
  await Promise.all([
    ...people.slice(0, 10).map((employee, index) => sendOne(company, employee, index)),
    pay(),
    pay(),
    ...people.slice(10).map((employee, index) => sendOne(company, employee, index)),
  ])
  expect(await taken(company)).toBeLessThanOrEqual(13)
  for (const [index, employee] of people.entries()) await sendOne(company, employee, index)
  expect(await taken(company)).toBe(13)
})
