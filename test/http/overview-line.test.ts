import { beforeAll, expect, test } from 'vitest'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { listPages } from './list-pages.ts'

// A line of the overview leads to a list, and says how many it shows.
const server = useTestServer()

beforeAll(async () => {
  const { database, services } = server()
  await seedCrowd(services, { participants: 800, seed: 6, say: () => {} })
  // Refunds in each of the states that wait, and one that went back.
  const lines = await database
    .selectFrom('cardPaymentLine')
    .select('guid')
    .where('state', '=', 'charged')
    .orderBy('guid')
    .limit(6)
    .execute()
  const [due, wanted, asked, back, ...others] = lines.map(({ guid }) => guid)
  expect(others).toHaveLength(2)
  const { accountGuid } = await database
    .selectFrom('organiser')
    .select('accountGuid')
    .executeTakeFirstOrThrow()
  const at = new Date('2025-09-02T09:00:00Z')
  const request = {
    ...{ refundWantedKopecks: 1_000_00n, refundWantedBy: accountGuid },
    ...{ refundWantedAt: at, refundWantedBecause: 'Заявление' },
  }
  const change = (guid: string | undefined, values: object) =>
    database.updateTable('cardPaymentLine').set(values).where('guid', '=', String(guid)).execute()
  await change(due, { state: 'refundDue' })
  await change(wanted, request)
  await change(asked, { ...request, refundAskedAt: at })
  await change(back, { state: 'refunded', refundedAt: at, refundedKopecks: 1_000_00n })
})

const queues = [
  ['applications', 'committee', '/organizer/applications', { status: 'pending' }],
  ['photographs', 'committee', '/organizer/photographs', {}],
  ['expiredLinks', 'admin', '/organizer/applications', { status: 'unconfirmed', link: 'expired' }],
  ['passports', 'security', '/organizer/passports', { security: 'passportPending' }],
  ['calls', 'support', '/organizer/calls', {}],
  ['chats', 'support', '/organizer/chats', {}],
  ['changes', 'admin', '/organizer/changes', {}],
  ['erasures', 'admin', '/organizer/erasures', {}],
  ['duplicates', 'admin', '/organizer/duplicates', {}],
  ['invoices', 'finance', '/organizer/invoices', { status: 'unpaid' }],
  ['closings', 'finance', '/organizer/closings', { state: 'prepared' }],
  ['refunds', 'finance', '/organizer/refunds', { state: 'waiting', sort: 'longestWait' }],
  ['leavingSpeakers', 'content', '/organizer/content/speaker', { person: 'leaving' }],
  ['leftSpeakers', 'content', '/organizer/content/speaker', { person: 'left' }],
] as const satisfies [string, OrganiserRole, string, Record<string, string>][]

test.each(queues)('%s of %s are as many as %s shows', async (what, role, path, query) => {
  const { waiting } = await must<{ waiting: { what: string; count: number }[] }>(
    server(),
    'GET',
    '/organizer/dashboard',
    { token: await organiserToken(server(), role) },
  )
  const found = await listPages<object>(server, path, role, '100').all(query)
  expect(waiting.find(line => line.what === what)?.count ?? 0).toBe(found.length)
  if (what === 'refunds') expect(found.length).toBeGreaterThanOrEqual(3)
})
