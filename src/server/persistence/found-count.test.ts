import { beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { countedFilters, type listApplications } from '#contract/organiser-application.ts'
import { type countedScanFilters, type GateScanRow, gateOutcomes } from '#contract/organiser-gate.ts'
import {
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { listPages } from '#test/http/list-pages.ts'
import { useTestServer } from '#test/server.ts'

// More are found than are named or gathered: here that is so of anybody.
vi.mock('#server/persistence/search-limits.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('#server/persistence/search-limits.ts')>()),
  mostNamed: 40,
  mostScansGathered: 30,
}))

const server = useTestServer()

type Counted = { value: string; count: number; more: boolean }
type Counts<Name extends string> = { counts: Record<Name, Counted[]> }
type Coordinator = { lastName: string; firstName: string }
type Application = z.output<typeof listApplications.response>['items'][number]

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 600, seed: 11, say: () => {} })
})

/** The counts of all filters beside a search, each as the list has it, and how many the search finds. */
async function countedBeside(query: { q: string }) {
  const list = listPages<Application>(server, '/organizer/applications', 'committee', '200')
  const { counts } = (await listPages(server, '/organizer/applications/counts', 'committee').read(
    query,
  )) as unknown as Counts<(typeof countedFilters)[number]>
  for (const name of countedFilters)
    for (const { value, count, more } of counts[name]) {
      const expected = (await list.all({ ...query, [name]: value })).length
      expect(more ? count <= expected && count > 0 : count === expected, `${name} ${value}`).toBe(true)
    }
  return { counts, found: (await list.all(query)).length }
}

test('of the applications the first are counted, and all of them for what none of those has', async () => {
  const { counts, found } = await countedBeside({ q: 'банк' })
  expect(found).toBeGreaterThan(80)
  const sum = counts.payment.reduce((total, { count }) => total + count, 0)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(41)
  expect(counts.payment.every(({ more }) => more)).toBe(true)
  // Few wait for a second look, so all are asked.
  expect(counts.photograph.some(({ more }) => !more)).toBe(true)
  for (const [name, values] of [
    ['owner', ['mine', 'free']],
    ['photograph', photographNeeds],
    ['waiting', waitingSpans],
    ['link', confirmationLinkStates],
  ] as const)
    expect(counts[name].map(({ value }) => value)).toEqual(values)
})

test.each([
  {
    typed: 'the name of a coordinator',
    q: ({ lastName, firstName }: Coordinator) => `${lastName} ${firstName}`,
  },
  { typed: 'two letters that many begin with', q: ({ lastName }: Coordinator) => lastName.slice(0, 2) },
])('$typed: the members of the group are counted too', async ({ q }) => {
  const group = await server()
    .database.selectFrom('participantGroup')
    .innerJoin('groupMember', 'groupMember.groupGuid', 'participantGroup.guid')
    .select(['participantGroup.guid', 'lastName', 'firstName'])
    .select(({ fn }) => fn.countAll<bigint>().as('members'))
    .where('groupMember.removedAt', 'is', null)
    .groupBy('participantGroup.guid')
    .orderBy('members', 'desc')
    .executeTakeFirstOrThrow()
  const typed = q(group)
  const { counts, found } = await countedBeside({ q: typed })
  expect(found).toBeGreaterThanOrEqual(Number(group.members))
  const sum = counts.payment.reduce((total, { count }) => total + count, 0)
  if (counts.payment.every(({ more }) => !more)) expect(sum).toBe(found)
  else expect(sum).toBeGreaterThanOrEqual(Number(group.members))
})

test('of the scans each value is counted to the end, however few of the first have it', async () => {
  const list = listPages<GateScanRow>(server, '/organizer/gate/scans', 'security', '200')
  const values = {
    conflict: ['any', ...gateConflictKinds],
    zone: gateZones,
    direction: gateDirections,
  } as const satisfies Record<(typeof countedScanFilters)[number], readonly string[]>
  const seen = new Set<string>()
  const queries: Record<string, string>[] = [
    { q: 'банк' },
    { q: 'банк', direction: 'entry' },
    { conflict: 'any' },
  ]
  for (const asked of queries) {
    const { counts } = (await listPages(server, '/organizer/gate/scans/counts', 'security').read(
      asked,
    )) as unknown as Counts<keyof typeof values>
    for (const [name, offered] of Object.entries(values))
      for (const value of offered) {
        const found = (await list.all({ ...asked, [name]: value })).length
        const told = counts[name as keyof typeof values].find(one => one.value === value)
        expect(told ?? { value, count: 0, more: false }, `${JSON.stringify(asked)} ${name}`).toEqual({
          ...{ value, count: found, more: false },
        })
        if (found > 0) seen.add(value)
      }
    const page = await list.read({ ...asked, limit: '1' })
    for (const outcome of gateOutcomes)
      expect(page.counts[outcome] ?? 0).toBe((await list.all({ ...asked, outcome })).length)
  }
  expect((await list.all({ q: 'банк' })).length).toBeGreaterThan(60)
  expect(seen.size).toBeGreaterThan(5)
})
