import { beforeAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { noTransfer } from '#domain/transfer/transfer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  admittedParticipant,
  decide,
  decidePassport,
  finishedParticipant,
  givePassport,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, pairOf } from './duplicate-calls.ts'
import { countStatements } from './statement-count.ts'

// A badge can no longer be changed, only asked for.
const server = useTestServer({ clock: '2026-02-14T10:00:00+03:00' })

const tokenOf = (role: OrganiserRole) => organiserToken(server(), role)
const pathOf = ({ applicationGuid }: TestApplicant) => `/organizer/applications/${applicationGuid}`
const read = async (made: TestApplicant, role: OrganiserRole) =>
  must<ApplicationDetail>(server(), 'GET', pathOf(made), { token: await tokenOf(role) })
const kindsFor = async (made: TestApplicant, role: OrganiserRole) =>
  (await read(made, role)).matters
    .map(matter => (matter.kind === 'change' ? `change ${matter.section}` : matter.kind))
    .sort()

const askChange = async (made: TestApplicant, kind: string, proposed: object) =>
  must<{ guid: string }>(server(), 'POST', `/participants/${made.guid}/change-requests`, {
    token: made.token,
    body: { kind, proposed, reason: 'Компанию переименовали' },
  })
const askErasure = (made: TestApplicant) =>
  must<{ request: { guid: string } }>(server(), 'POST', `/participants/${made.guid}/erasure`, {
    token: made.token,
    body: { reason: null },
  })

let twin: TestApplicant
let busy: TestApplicant

beforeAll(async () => {
  ;[busy, twin] = await appliedTwice(server(), 'Двойникова')
  await decide(server(), [busy.applicationGuid], 'approve')
  await givePassport(server(), busy, russianPassport({ number: '710001' }))
  await decidePassport(server(), busy, 'fail', 'Отчество на скане другое')
  await askChange(busy, 'badge', { companyShortName: 'Лазоревый', position: 'Директор' })
  await askChange(busy, 'transfer', { ...noTransfer, needed: false })
  await askErasure(busy)
})

test('nothing waits for a person of whom nothing is open', async () => {
  expect((await read(await finishedParticipant(server()), 'admin')).matters).toEqual([])
})

test('each role reads what waits in the lists that the role reads, and not that there is more', async () => {
  expect(await kindsFor(busy, 'admin')).toEqual([
    'call',
    'change badge',
    'change transfer',
    'duplicate',
    'erasure',
  ])
  expect(await kindsFor(busy, 'support')).toEqual(['call', 'change badge', 'change transfer', 'duplicate'])
  expect(await kindsFor(busy, 'committee')).toEqual(['change badge', 'duplicate'])
  expect(await kindsFor(busy, 'finance')).toEqual([])
})

test('each leads to its row, the oldest first', async () => {
  const { matters } = await read(busy, 'admin')
  const since = matters.map(matter => matter.since)
  expect(since).toEqual([...since].sort())
  const rowOf = (kind: string) => matters.find(matter => matter.kind === kind)
  const support = await tokenOf('support')
  const pair = await pairOf(server(), support, { made: [busy, twin] })
  expect(rowOf('duplicate')).toMatchObject({ guid: pair?.guid, other: { latinName: 'Yury Dvoinikova' } })
  expect((await read(twin, 'admin')).matters).toMatchObject([
    { kind: 'duplicate', guid: pair?.guid, other: { name: expect.stringContaining('Двойникова') } },
  ])
  expect(rowOf('call')).toMatchObject({ guid: busy.applicationGuid, tab: 'due' })
  // The page's links search the list for the name that the reader sees.
  const { name, latinName } = await read(busy, 'admin')
  const token = await tokenOf('admin')
  const listed = async (list: string, q: string) =>
    (
      await must<{ items: { guid: string }[] }>(
        server(),
        'GET',
        `/organizer/${list}?limit=200&q=${encodeURIComponent(q)}`,
        { token },
      )
    ).items.map(({ guid }) => guid)
  for (const q of [name, latinName ?? ''])
    for (const kind of ['change', 'erasure', 'call', 'duplicate'])
      expect(await listed(`${kind}s`, q)).toContain(rowOf(kind)?.guid)
})

test('what is settled waits no more', async () => {
  const made = await finishedParticipant(server())
  await decide(server(), [made.applicationGuid], 'approve')
  const { guid } = await askChange(made, 'badge', { companyShortName: 'Лазоревый', position: 'Директор' })
  const { request } = await askErasure(made)
  expect(await kindsFor(made, 'admin')).toEqual(['change badge', 'erasure'])
  const token = await tokenOf('admin')
  const refused = { token, body: { decision: 'refuse', answer: 'Уже напечатано' } }
  await must(server(), 'POST', `/organizer/changes/${guid}/decision`, refused)
  await must(server(), 'POST', `/organizer/erasures/${request.guid}/decision`, refused)
  expect(await kindsFor(made, 'admin')).toEqual([])
})

test('a call that was put off stands under its later tab, and leaves with a passport that matches', async () => {
  const made = await finishedParticipant(server(), { person: { lastName: 'Несовпадов' } })
  await givePassport(server(), made, russianPassport({ number: '710002' }))
  await decidePassport(server(), made, 'fail', 'Фамилия на скане другая')
  const callAt = new Date('2026-02-15T12:00:00+03:00').toISOString()
  await must(server(), 'POST', `/organizer/calls/${made.applicationGuid}/attempts`, {
    token: await tokenOf('support'),
    body: { outcome: 'callBack', callAt, note: null, version: await versionOf(made) },
  })
  expect((await read(made, 'support')).matters).toMatchObject([{ kind: 'call', tab: 'later' }])
  await decidePassport(server(), made, 'verify')
  expect((await read(made, 'support')).matters).toEqual([])
})

const versionOf = async ({ applicationGuid }: TestApplicant) =>
  (
    await must<{ version: number }>(server(), 'GET', `/organizer/calls/${applicationGuid}`, {
      token: await tokenOf('support'),
    })
  ).version

test('the pass and its badge stand on the page, for roles that read passes', async () => {
  const made = await admittedParticipant(server())
  const { pass } = await read(made, 'committee')
  expect(pass?.issued).toMatchObject({
    counter: 1,
    state: 'valid',
    badge: { standing: 'toPrint', printedAt: null, handedOverAt: null },
  })
  for (const role of ['finance', 'support'] as const) expect((await read(made, role)).pass).toBeNull()
  const passGuids = [pass?.issued?.guid]
  const logistics = await tokenOf('logistics')
  await must(server(), 'POST', '/organizer/badges/print', { token: logistics, body: { passGuids } })
  expect((await read(made, 'admin')).pass?.issued?.badge).toMatchObject({
    standing: 'printed',
    printedAt: expect.any(String),
  })
  await must(server(), 'POST', '/organizer/badges/hand-over', { token: logistics, body: { passGuids } })
  expect((await read(made, 'admin')).pass?.issued?.badge).toMatchObject({
    standing: 'handedOver',
    handedOverAt: expect.any(String),
  })
  await must(server(), 'POST', `/organizer/passes/${passGuids[0]}/withhold`, {
    token: await tokenOf('security'),
    body: { counter: 1, reason: 'Сообщение охраны' },
  })
  // The list of badges has valid passes only.
  expect((await read(made, 'admin')).pass?.issued).toMatchObject({ state: 'withheld', badge: null })
})

test('a person without a pass has none', async () => {
  expect((await read(await finishedParticipant(server()), 'admin')).pass).toEqual({ issued: null })
})

test('the page asks as often with five open matters as with one', async () => {
  const token = await tokenOf('admin')
  const count = async (made: TestApplicant) =>
    (await countStatements(() => server().call('GET', pathOf(made), { token }))).count
  expect(await count(busy)).toBe(await count(twin))
})
