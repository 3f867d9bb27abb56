import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type OrganiserRole, organiserRoles } from '#domain/access/organiser-role.ts'
import { promisedBy, type WaitingKind } from '#domain/organiser/waiting-promise.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { decideStaff, employees, staffCompany, testVehicle } from '#test/factories/staff.ts'
import { reviewVolunteer, volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const hour = 3_600_000

type Row = { sentAt?: string | null; createdAt?: string }

/** Each kind with the list and tab that the overview opens, and when somebody in it began to wait. */
const lists: [WaitingKind, OrganiserRole, string, string][] = [
  ['employees', 'security', '/organizer/employees', 'pending'],
  ['vehicles', 'security', '/organizer/vehicles', 'pending'],
  ['volunteers', 'security', '/organizer/volunteers/review', 'pending'],
  ['packages', 'logistics', '/organizer/staff-companies', 'waiting'],
  ['volunteerForms', 'logistics', '/organizer/volunteers', 'new'],
]

type Waiting = { what: WaitingKind; count: number; oldestAt: string | null; promisedBy: string | null }

const waiting = async (role: OrganiserRole) => {
  const token = await organiserToken(server(), role)
  return (await must<{ waiting: Waiting[] }>(server(), 'GET', '/organizer/dashboard', { token })).waiting
}

/** A company that sends two employees and a vehicle; a third employee and a second vehicle stay with it. */
async function companyAtWork() {
  const company = await staffCompany(server())
  const path = `/staff/companies/${company.guid}`
  const { token } = company
  const [driver, ...others] = await employees(server(), company, 3)
  const vehicles: { guid: string }[] = []
  for (const plate of ['А123ВС77', 'А124ВС77'])
    vehicles.push(
      await must(server(), 'POST', `${path}/vehicles`, {
        token,
        body: { ...testVehicle, plate, driverGuid: driver?.guid ?? null },
      }),
    )
  const employeeGuids = [driver, ...others].slice(0, 2).map(each => each?.guid ?? '')
  const vehicleGuids = vehicles.slice(0, 1).map(({ guid }) => guid)
  await must(server(), 'POST', `${path}/employees/send`, {
    token,
    body: { employeeGuids, onSiteRole: 'loader' },
  })
  await must(server(), 'POST', `${path}/vehicles/send`, { token, body: { vehicleGuids } })
  return { company, employeeGuids, vehicleGuids }
}

beforeAll(async () => {
  await companyAtWork()
  await staffCompany(server(), { confirmed: false })
  await volunteer(server())
  await volunteer(server(), 'accepted')
  server().advance(hour)

  // What no longer waits: decided, removed, erased, of another edition.
  const done = await companyAtWork()
  const [approved = '', removed = ''] = done.employeeGuids
  await decideStaff(server(), { kind: 'employees', guid: approved }, 'approve')
  await must(server(), 'POST', `/staff/companies/${done.company.guid}/employees/remove`, {
    token: done.company.token,
    body: { employeeGuids: [removed] },
  })
  await decideStaff(server(), { kind: 'vehicles', guid: done.vehicleGuids[0] ?? '' }, 'refuse')
  await reviewVolunteer(server(), [(await volunteer(server(), 'accepted')).guid], 'approve')
  await volunteer(server(), 'reserve')
  const erased = await volunteer(server())
  const { database } = server()
  await database
    .updateTable('volunteer')
    .set({ erasedAt: server().services.clock.now() })
    .where('guid', '=', erased.guid)
    .execute()
  const { guid: _, ...edition } = await readCurrentEdition(database)
  const guid = randomUUID()
  const vatRates = JSON.stringify(edition.vatRates)
  await database
    .insertInto('edition')
    .values({ ...edition, guid, slug: 'other', isCurrent: false, vatRates })
    .execute()
  const former = await companyAtWork()
  await database
    .updateTable('staffCompany')
    .set({ editionGuid: guid, roleConfirmedAt: null })
    .where('guid', '=', former.company.guid)
    .execute()
  server().advance(hour)

  // These came later: the overview says since when the oldest waits.
  await companyAtWork()
  await staffCompany(server(), { confirmed: false })
  await volunteer(server())
  await volunteer(server(), 'accepted')
})

test.each(lists)(
  '%s are as many on the overview of %s as %s shows under its tab, and wait as long',
  async (what, role, path, state) => {
    const line = (await waiting(role)).find(row => row.what === what)
    const { items, counts } = await must<{ items: Row[]; counts: Record<string, number> }>(
      server(),
      'GET',
      `${path}?state=${state}&limit=100`,
      { token: await organiserToken(server(), role) },
    )
    expect(items.length).toBeGreaterThan(1)
    expect(line?.count).toBe(items.length)
    expect(counts[state]).toBe(items.length)
    const times = items.map(row => row.sentAt ?? row.createdAt ?? '').sort()
    expect(times[0]).not.toBe(times.at(-1))
    expect(line?.oldestAt).toBe(times[0])
    const { timeZone } = await readCurrentEdition(server().database)
    expect(line?.promisedBy ?? null).toBe(
      promisedBy(what, new Date(times[0] ?? ''), timeZone)?.toISOString() ?? null,
    )
  },
)

test.each([
  ['employees', ['security']],
  ['vehicles', ['security']],
  ['volunteers', ['security']],
  ['packages', ['committee', 'logistics', 'admin']],
  ['volunteerForms', ['logistics', 'admin']],
])('%s wait for %s alone', async (what, workers) => {
  const seen: OrganiserRole[] = []
  for (const role of organiserRoles) if ((await waiting(role)).some(row => row.what === what)) seen.push(role)
  expect(seen).toEqual(workers)
})
