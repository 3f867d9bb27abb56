import { expect, test } from 'vitest'
import type { StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { employees, staffCompany } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type List = { items: StaffCompanyRow[]; counts: Record<string, number>; nextCursor: string | null }

const list = async (query: string, role: 'logistics' | 'committee' = 'logistics') =>
  must<List>(server(), 'GET', `/organizer/staff-companies${query}`, {
    token: await organiserToken(server(), role),
  })

const confirm = async (
  company: { guid: string; version: number },
  contractorRole: string,
  role: 'logistics' | 'security' = 'logistics',
) =>
  server().call<StaffCompanyRow>('POST', `/organizer/staff-companies/${company.guid}/package`, {
    token: await organiserToken(server(), role),
    body: { version: company.version, contractorRole },
  })

test('whoever signed up waits, and is found by name, by the responsible employee and in the wrong layout', async () => {
  const company = await staffCompany(server(), { contractorRole: 'partner', confirmed: false })
  const name = company.company.name
  const found = await list(`?state=waiting&q=${encodeURIComponent(name)}`, 'committee')
  expect(found.items.find(({ guid }) => guid === company.guid)).toEqual({
    guid: company.guid,
    version: company.version,
    name,
    inn: null,
    contractorRole: 'partner',
    packageState: 'waiting',
    owner: {
      name: 'Кольцова Марина Игоревна',
      latinName: 'Marina Koltsova',
      phone: company.phone,
      email: 'm.koltsova@stroyform.example',
    },
    forumPlaces: { all: 0, taken: 0 },
    employees: 0,
    vehicles: 0,
    createdAt: expect.any(String),
  })
  expect((await list('?q=Кольцова')).items.length).toBeGreaterThan(0)
  expect((await list(`?q=${encodeURIComponent('rjkmwjdf')}`)).items.length).toBeGreaterThan(0)
  expect((await list('?q=%D0%9D%D0%B8%D0%BA%D1%82%D0%BE')).items).toEqual([])
})

test('pages follow each other without a gap or a double', async () => {
  for (let index = 0; index < 3; index += 1) await staffCompany(server(), { confirmed: false })
  const all = (await list('?state=waiting&limit=100')).items.map(({ guid }) => guid)
  const walked: string[] = []
  let cursor: string | null = null
  do {
    const page: List = await list(`?state=waiting&limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    walked.push(...page.items.map(({ guid }) => guid))
    cursor = page.nextCursor
  } while (cursor)
  expect(walked).toEqual(all)
})

test('a confirmed package gives its places, moves the company to the other tab and is written to its owner', async () => {
  const company = await staffCompany(server(), { contractorRole: 'partner', confirmed: false })
  const before = (await list('')).counts
  const answer = await confirm(company, 'officialPartner')
  expect(answer.body).toMatchObject({
    contractorRole: 'officialPartner',
    packageState: 'confirmed',
    forumPlaces: { all: 6, taken: 0 },
  })
  const after = (await list('')).counts
  expect(after.waiting).toBe((before.waiting ?? 0) - 1)
  expect(after.confirmed).toBe((before.confirmed ?? 0) + 1)
  const own = await must<{ roleConfirmed: boolean; contractorRole: string; forumPlaces: object }>(
    server(),
    'GET',
    `/staff/companies/${company.guid}`,
    { token: company.token },
  )
  expect(own).toMatchObject({
    roleConfirmed: true,
    contractorRole: 'officialPartner',
    forumPlaces: { all: 6, taken: 0 },
  })
  await server().deliver()
  const [letter] = (await server().outbox('m.koltsova@stroyform.example')).filter(({ subject }) =>
    subject?.includes(company.company.name),
  )
  expect(letter?.text).toContain('6')
})

test('a smaller package than the places taken is refused, and nothing changes', async () => {
  const company = await staffCompany(server(), { contractorRole: 'partner' })
  const people = await employees(server(), company, 3)
  await must(server(), 'POST', `/staff/companies/${company.guid}/employees/send`, {
    token: company.token,
    body: { employeeGuids: people.map(({ guid }) => guid), onSiteRole: 'builder' },
  })
  expectRefusal(await confirm(company, 'exhibitor'), 409, 'quota_full', { contractorRole: 'quota_full' })
  expect((await confirm(company, 'partner')).body).toMatchObject({ forumPlaces: { all: 4, taken: 3 } })
})

test('of two who decide on what they have read one is told that it has changed', async () => {
  const company = await staffCompany(server(), { confirmed: false })
  const answers = await Promise.all([confirm(company, 'partner'), confirm(company, 'exhibitor')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('security and strangers do not confirm, and an unknown company is absent', async () => {
  const company = await staffCompany(server(), { confirmed: false })
  expectRefusal(await confirm(company, 'partner', 'security'), 403, 'forbidden')
  expectRefusal(
    await confirm({ guid: '01900000-0000-7000-8000-000000000000', version: 1 }, 'partner'),
    404,
    'not_found',
  )
})
