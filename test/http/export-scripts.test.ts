import { beforeAll, expect, test } from 'vitest'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { ExportedList } from '#domain/export/exported-list.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must, paidParticipant } from '#test/factories/participant.ts'
import { approvedDriver, approvedVehicle, staffCompany, staffPasses } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { exportCalls, type Filters } from './export-calls.ts'
import { clockAt, forumGuest, gateDays, gateDevice, scan } from './gate-calls.ts'

// Files name people in both scripts, whatever language their author reads.
const server = useTestServer()
const { rowsOf } = exportCalls(server)

let batch = ''

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 400, seed: 17, say: () => {} })
  const applicant = await finishedParticipant(server(), { person: { lastName: 'Ветрова' } })
  batch = (await decide(server(), [applicant.applicationGuid], 'approve')).batchGuid
  await server().deliver()
  await server()
    .database.updateTable('message')
    .set({ state: 'failed', fault: 'address', notBefore: server().services.clock.wall() })
    .where('participantGuid', '=', applicant.guid)
    .execute()
  const paid = await paidParticipant(server())
  const { accountGuid } = await server()
    .database.selectFrom('organiser')
    .select('accountGuid')
    .executeTakeFirstOrThrow()
  await server()
    .database.updateTable('cardPaymentLine')
    .set({ refundWantedKopecks: 17_000_000n, refundWantedBy: accountGuid, refundWantedBecause: 'Заявление' })
    .set({ refundWantedAt: server().services.clock.now() })
    .where('applicationGuid', '=', paid.applicationGuid)
    .execute()
})

/** What a Russian and an English reader take away. */
async function written(
  list: ExportedList,
  filters: Filters,
  { as, columns }: { as: OrganiserRole; columns: readonly string[] },
) {
  const [, ...russian] = await rowsOf(list, filters, { as, columns })
  const [, ...english] = await rowsOf(list, filters, { as, columns, locale: 'en' })
  return { russian, english }
}

test.each<[ExportedList, OrganiserRole, Filters, string, string]>([
  ['cardPayments', 'finance', {}, 'name', 'latinName'],
  ['refunds', 'finance', { kind: 'card' }, 'name', 'latinName'],
  ['messages', 'support', {}, 'name', 'latinName'],
  ['groups', 'committee', {}, 'coordinator', 'latinCoordinator'],
  ['audit', 'admin', { kind: 'application' }, 'subject', 'latinSubject'],
])('%s, read by %s and narrowed by %j, name in %s and in %s', async (list, as, filters, own, latin) => {
  const { russian, english } = await written(list, filters, { as, columns: [own, latin] })
  expect(russian.length).toBeGreaterThan(0)
  expect(english).toEqual(russian)
  expect(russian.some(([name]) => /^[А-ЯЁ][а-яё-]+ [А-ЯЁ]/.test(name ?? ''))).toBe(true)
  for (const [, name] of russian) expect(name).toMatch(/^[^А-Яа-яЁё]*$/)
  expect(russian.some(([, name]) => /^[A-Z][a-z'-]+ [A-Z]/.test(name ?? ''))).toBe(true)
})

test('a person whose decision was told is named in both scripts, on the screen in that of the reader', async () => {
  const { russian, english } = await written(
    'decisionPeople',
    { decision: batch },
    { as: 'committee', columns: ['name', 'latinName'] },
  )
  expect(russian).toEqual(english)
  expect(russian).toEqual([[expect.stringMatching(/^Ветрова /), expect.stringMatching(/^[A-Z]\S+ [A-Z]/)]])
  const { items } = await must<{ items: Record<string, unknown>[] }>(
    ...([server(), 'GET', `/organizer/decisions/${batch}/people`] as const),
    { token: await organiserToken(server(), 'committee'), locale: 'en' },
  )
  expect(items.map(({ name, fullName, latinName }) => [name, fullName, latinName])).toEqual([
    [english[0]?.[1], undefined, undefined],
  ])
})

test('the log of the gates names guests and drivers in both scripts, a vehicle by its plate', async () => {
  const [gate, yard] = [await gateDevice(server()), await gateDevice(server(), { zone: 'site' })]
  await clockAt(server(), gateDays.before)
  const company = await staffCompany(server())
  const driver = await approvedDriver(server(), company)
  await approvedVehicle(server(), company, { driverGuid: driver.guid })
  const [ofDriver, ofVehicle] = await staffPasses(server(), company)
  await clockAt(server(), gateDays.setUp)
  await scan(server(), yard, {
    code: ofVehicle?.code ?? '',
    driver: { code: ofDriver?.code ?? '', pass: null },
  })
  const { code } = await forumGuest(server())
  await scan(server(), gate, { code })
  const columns = ['name', 'latinName', 'driver', 'latinDriver']
  const { russian, english } = await written(
    'gateScans',
    { from: gateDays.setUp.slice(0, 10) },
    { as: 'security', columns },
  )
  expect(english).toEqual(russian)
  const latin = expect.stringMatching(/^[A-Z]\S+ [A-Z]/)
  expect(russian).toEqual([
    [expect.stringMatching(/^[А-ЯЁ][а-яё]+ [А-ЯЁ]/), latin, '', ''],
    [expect.stringMatching(/^[А-ЯЁ]\s\d/), '', expect.stringMatching(/^Рулев /), latin],
  ])
})
