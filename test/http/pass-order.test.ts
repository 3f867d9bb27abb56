import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BadgeRow } from '#contract/organiser-badge.ts'
import type { PassRow } from '#contract/organiser-pass.ts'
import { badgeSorts } from '#domain/badge/badge-sort.ts'
import { badgeStandings } from '#domain/badge/badge-standing.ts'
import { onSiteRoles } from '#domain/employee/on-site-role.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passKinds } from '#domain/pass/pass-payload.ts'
import { passSorts } from '#domain/pass/pass-sort.ts'
import { passStates } from '#domain/pass/pass-state.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { listPasses } from '#server/usecases/pass/list-passes.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { listPages } from './list-pages.ts'

// Passes and badges by each of their columns (decisions 184, 196 and 200).
const server = useTestServer()
const passes = listPages<PassRow>(server, '/organizer/passes', 'security')
const badges = listPages<BadgeRow>(server, '/organizer/badges', 'logistics')

beforeAll(async () => {
  await seedCrowd(server().services, { participants: 250, seed: 7, say: () => {} })
  // Some are given out anew, one for the third time.
  await sql`update pass set counter = counter + case when ends.number = 1 then 2 else 1 end
    from (select guid, row_number() over (order by md5(guid::text)) as number from pass) as ends
    where ends.guid = pass.guid and ends.number % 9 = 1`.execute(server().database)
})

const guidsOf = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid)

/** Passes as their bearers are called now, put in order by the database's own alphabet; a vehicle has no badge. */
async function inOrder(by: 'name' | 'company', badgesOnly: boolean) {
  const { rows } = await sql<{ guid: string }>`
    select pass.guid from pass, listed_pass(pass.kind, pass.subject_guid) as listed
    where ${!badgesOnly} or (pass.revoked_at is null and pass.kind <> 'vehicle')
    order by ${sql.ref(by === 'name' ? 'listed.list_name' : 'listed.list_company')} collate "und-x-icu", pass.guid`.execute(
    server().database,
  )
  return guidsOf(rows)
}

/** Guests by their role, then employees by theirs, then volunteers. */
function placeOfRole({ kind, role, onSiteRole }: BadgeRow): number {
  if (kind === 'participant') return participantRoles.indexOf(role ?? 'participant')
  return kind === 'volunteer' ? 200 : 100 + (onSiteRole ? onSiteRoles.indexOf(onSiteRole) : 0)
}

/** How far its badge has come; a vehicle has none and comes last, which backwards is before all. */
const placeOfBadge =
  (ofVehicle: 3 | -1) =>
  ({ kind, printedAt, handedOverAt }: PassRow) => {
    if (kind === 'vehicle') return ofVehicle
    return handedOverAt ? 2 : printedAt ? 1 : 0
  }

/** Passes as each is now; those alike by name, or by their guids. */
async function passesBy(by: string) {
  const rows = await passes.all()
  const names = await inOrder('name', false)
  const guids = guidsOf(rows).toSorted()
  const order = {
    kind: { placeOf: ({ kind }: PassRow) => passKinds.indexOf(kind), ties: names },
    badge: { placeOf: placeOfBadge(3), ties: names },
    badgeDown: { placeOf: placeOfBadge(-1), ties: names },
    counter: { placeOf: ({ counter }: PassRow) => counter, ties: guids },
    scan: { placeOf: ({ lastScan }: PassRow) => (lastScan ? Date.parse(lastScan.at) : 0), ties: guids },
  }[by]
  if (!order) throw new Error(`no order by ${by}`)
  const tieOf = new Map(order.ties.map((guid, index) => [guid, index]))
  const placed = rows.map(row => ({ row, place: order.placeOf(row), tie: tieOf.get(row.guid) ?? -1 }))
  expect(new Set(placed.map(({ place }) => place)).size, by).toBeGreaterThan(2)
  return guidsOf(
    placed.toSorted((one, other) => one.place - other.place || one.tie - other.tie).map(({ row }) => row),
  )
}

/** Badges as their bearers, prints and standings are now. */
async function badgesBy(by: string) {
  const rows = await badges.all()
  const placeOf = {
    role: placeOfRole,
    printed: ({ printedAt }: BadgeRow) => (printedAt ? Date.parse(printedAt) : Number.MAX_VALUE),
    state: ({ standing }: BadgeRow) => badgeStandings.indexOf(standing),
  }[by]
  if (!placeOf) throw new Error(`no order by ${by}`)
  return guidsOf(
    rows.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.guid < other.guid ? -1 : 1)),
  )
}

describe('each order both ways, over several pages', () => {
  test.each(passSorts)('passes by %s', async sort => {
    const walked = guidsOf(await passes.all({ sort }))
    expect(walked.length).toBeGreaterThan(30)
    const whole = (await passes.read({ sort, limit: '200' })).items
    expect(walked).toEqual(guidsOf(whole))
    if (sort === 'name' || sort === 'company') expect(walked).toEqual(await inOrder(sort, false))
    const by = sort.replace('Down', '')
    if (['kind', 'badge', 'counter', 'scan'].includes(by)) {
      const forwards = await passesBy(sort === 'badgeDown' ? sort : by)
      expect(walked).toEqual(sort === by ? forwards : forwards.toReversed())
    }
    const back = { name: 'nameDown', company: 'companyDown', oldest: 'newest' } as const
    if (sort in back)
      expect(guidsOf(await passes.all({ sort: back[sort as keyof typeof back] }))).toEqual(
        walked.toReversed(),
      )
    if (sort === 'newest') {
      const since = whole.map(row => row.since)
      expect(since).toEqual(since.toSorted().toReversed())
    }
  })

  test.each(badgeSorts)('badges by %s, with what stands where', async sort => {
    const walked = guidsOf(await badges.all({ sort }))
    const by = sort.replace('Down', '')
    const forwards = by === 'name' || by === 'company' ? await inOrder(by, true) : await badgesBy(by)
    expect(walked).toEqual(sort.endsWith('Down') ? forwards.toReversed() : forwards)
    const { counts } = await badges.read()
    for (const standing of ['toPrint', 'printed', 'handedOver']) {
      const rows = await badges.all({ sort, standing })
      expect(rows.length).toBe(counts[standing])
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(row => row.standing))).toEqual(new Set([standing]))
    }
  })

  test.each(passSorts)('passes by %s, narrowed', async sort => {
    const whole = await passes.all({ sort })
    const { counts } = await passes.read({ sort })
    for (const state of passStates) {
      const rows = await passes.all({ sort, state })
      expect(guidsOf(rows)).toEqual(guidsOf(whole.filter(row => row.state === state)))
      expect(rows.length).toBe(counts[state] ?? 0)
    }
    for (const kind of passKinds)
      expect(guidsOf(await passes.all({ sort, kind }))).toEqual(
        guidsOf(whole.filter(row => row.kind === kind)),
      )
  })

  test.each(['scan', 'scanDown'])('by %s for those alone who may read the log of the gates', async sort => {
    for (const role of ['logistics', 'committee', 'gate'] as const) {
      const token = await organiserToken(server(), role)
      expectRefusal(await server().call('GET', `/organizer/passes?sort=${sort}`, { token }), 403, 'forbidden')
    }
    const token = await organiserToken(server(), 'logistics')
    const asked = { list: 'passes', format: 'csv', columns: ['passKind'], filters: { sort }, purpose: null }
    expectRefusal(
      await server().call('POST', '/organizer/exports', {
        ...{ token, body: asked, idempotencyKey: crypto.randomUUID() },
      }),
      403,
      'forbidden',
    )
  })

  test('a place of another order is refused in words', async () => {
    const { nextCursor } = await passes.read({ sort: 'newest', limit: '5' })
    await expect(passes.read({ sort: 'name', limit: '5', cursor: nextCursor ?? '' })).rejects.toThrow(
      'cursor_of_another_view',
    )
  })
})

test('the last scan that is kept is the latest, whichever was told last', async () => {
  const database = server().database
  const scan = await database
    .selectFrom('gateScan')
    .select(['guid', 'passGuid', 'at'])
    .where('passGuid', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const tell = (passGuid: string | null, moved: string) =>
    sql`
    insert into gate_scan (guid, edition_guid, device_guid, by_account, zone, direction, pass_guid, by_name, at, device_at,
      received_at, is_offline, admitted, reasons, warnings, content_hash)
    select gen_random_uuid(), edition_guid, device_guid, by_account, zone, direction, ${passGuid}::uuid, by_name,
      at + ${moved}::interval, device_at, received_at, is_offline, admitted, reasons, warnings, content_hash
    from gate_scan where guid = ${scan.guid}`.execute(database)
  const last = async () =>
    (
      await database
        .selectFrom('passLastScan')
        .select(sql<string>`at::text`.as('at'))
        .where('passGuid', '=', scan.passGuid ?? '')
        .executeTakeFirstOrThrow()
    ).at
  const before = await last()
  expect(Date.parse(before)).toBe(scan.at.getTime())
  await tell(scan.passGuid, '-1 hour')
  await tell(null, '2 hours')
  expect(await last()).toBe(before)
  await tell(scan.passGuid, '1 hour')
  expect(Date.parse(await last())).toBe(scan.at.getTime() + 3_600_000)
  const { rows: wrong } = await sql`
    select pass.guid from pass left join pass_last_scan as kept on kept.pass_guid = pass.guid
    where kept.at is distinct from coalesce((select max(at) from gate_scan where pass_guid = pass.guid), '-infinity')`.execute(
    database,
  )
  expect(wrong).toEqual([])
})

test('a pass that is gone before it is described does not end the list', async () => {
  const { database } = server()
  let gone = ''
  const disturbed = database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [first] = result.rows as { guid?: unknown }[]
      if (!gone && first && 'sortKey' in first) {
        gone = String(first.guid)
        await database.deleteFrom('pass').where('guid', '=', gone).execute()
      }
      return result
    },
  })
  const query = { sort: 'counter', state: 'valid', limit: 5 } as const
  const call = { actor: { roles: ['security'] }, query } as unknown as Parameters<typeof listPasses>[0]
  const { items, nextCursor } = await listPasses(call, { database: disturbed })
  expect(gone).not.toBe('')
  expect(items).toHaveLength(4)
  expect(nextCursor).not.toBeNull()
})
