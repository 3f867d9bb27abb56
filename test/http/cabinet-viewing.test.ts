import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ChangeByOther } from '#contract/change-by-other.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Group } from '#contract/group.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type CabinetPart, cabinetParts, mayLookAt } from '#domain/participant/cabinet-part.ts'
import { groupBody } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  admittedParticipant,
  approvedParticipant,
  emptyParticipant,
  givePassport,
  must,
  rejectedParticipant,
  startCardPayment,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { invoiceFor, wholePerson } from '#test/factories/whole-person.ts'
import { type TestServer, useTestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Seen<Part extends CabinetPart> = {
  person: { name: string; latinName: string | null }
  seen: Extract<SeenPart, { part: Part }>
  parts: CabinetPart[]
  viewer: string
  at: string
}

const look = async <Part extends CabinetPart = 'home'>(
  role: OrganiserRole,
  guid: string,
  body: { purpose?: string; part?: Part; more?: number } = { purpose: 'question' },
) =>
  server().call<Seen<Part>>('POST', `/organizer/applications/${guid}/cabinet`, {
    token: await organiserToken(server(), role),
    body,
  })

const lookAt = async <Part extends CabinetPart>(role: OrganiserRole, made: TestApplicant, part: Part) =>
  (await look(role, made.applicationGuid, { purpose: 'question', part })).body.seen

const own = <Body>({ guid, token }: TestParticipant, path: string) =>
  must<Body>(server(), 'GET', `/participants/${guid}${path}`, { token })

const historyOf = async (made: TestParticipant) =>
  (await own<{ items: ChangeByOther[] }>(made, '/history?limit=100')).items

/** A digest of every table but those into which the look writes, and which tell what runs. */
async function digest({ database }: TestServer): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('audit_entry', 'access_token')`.execute(database)
  const digests = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ digest: string | null }>`
        select md5(string_agg(whole, '|' order by whole)) as digest
        from (select row::text as whole from ${sql.table(name)} as row) as every_row`.execute(database)
      return [name, found.rows[0]?.digest ?? ''] as const
    }),
  )
  return new Map(digests)
}

/** Of a speaker in a group, with everything that the cabinet asks for. */
async function whoHasEverything(): Promise<TestApplicant> {
  const made = await wholePerson(server(), { role: 'speaker' })
  await must<Group>(server(), 'POST', '/groups', { token: made.token, body: groupBody })
  return made
}

test('support sees what the person sees, word for word', async () => {
  const made = await approvedParticipant(server())
  const { status, body } = await look('support', made.applicationGuid)
  expect(status).toBe(200)
  expect(body.viewer).toMatch(/\S+ \S+/)
  expect(body.person.name).toContain(body.seen.dashboard.lastName)
  expect(body.seen.dashboard).toEqual(await own<Dashboard>(made, '/dashboard'))
})

test('the other pages too', async () => {
  const made = await whoHasEverything()
  await invoiceFor(server(), made)
  const admin = (part: CabinetPart) => lookAt('admin', made, part)
  expect(await admin('profile')).toMatchObject({ profile: await own(made, '/profile') })
  expect(await admin('photograph')).toMatchObject({ photograph: await own(made, '/photograph') })
  expect(await admin('transfer')).toMatchObject({ transfer: await own(made, '/transfer') })
  expect(await admin('hotels')).toMatchObject({ overview: await own(made, '/hotels') })
  expect(await admin('documents')).toMatchObject(await own<object>(made, '/consents'))
  expect(await admin('settings')).toMatchObject({
    settings: await own(made, '/settings'),
    erasure: await own(made, '/erasure'),
    logIns: 1,
  })
  expect(await admin('contact')).toMatchObject({
    contact: await own(made, '/contact'),
    assistants: await own(made, '/assistants'),
  })
  const { payerSuggestion: _, ...payment } = await own<Record<string, unknown>>(made, '/payment')
  expect((await lookAt('admin', made, 'payment')).payment).toEqual(payment)
  const { messages } = (await personChat(server(), made).read()).body
  expect((await lookAt('support', made, 'chat')).chat.messages).toEqual(messages)
})

test('also of somebody who was rejected, with the reason that they read', async () => {
  const made = await rejectedParticipant(server())
  const { dashboard } = await lookAt('committee', made, 'home')
  expect(dashboard).toMatchObject({ status: 'rejected', decisionReason: expect.stringMatching(/\S/) })
})

test('of a draft the form with what it lacks, and no profile', async () => {
  const made = await emptyParticipant(server())
  const { guid } = await server()
    .database.selectFrom('application')
    .select('guid')
    .where('participantGuid', '=', made.guid)
    .executeTakeFirstOrThrow()
  const { body } = await look('support', guid, { purpose: 'question', part: 'application' })
  expect(body.seen.missing).toContainEqual({ field: 'photo', code: 'photo_required' })
  expect(body.seen.missing).toContainEqual({ field: 'consents.processing', code: 'consent_required' })
  expect(body.parts).not.toContain('profile')
  expectRefusal(await look('support', guid, { purpose: 'question', part: 'profile' }), 404, 'not_found')
})

test('nothing changes by it, but that it is logged for each page', async () => {
  const made = await whoHasEverything()
  await invoiceFor(server(), made)
  const support = await supportChat(server())
  await support.answer(await chatOf(server(), made), { text: 'Чемодан нашёлся.' })
  const unread = () => server().call('GET', `/unread?participant=${made.guid}`, { token: made.token })
  const before = { counts: (await unread()).body, log: (await historyOf(made)).length }
  // The console tokens are made before the digest.
  const { parts } = (await look('admin', made.applicationGuid)).body
  expect(parts).toEqual(cabinetParts.filter(part => part !== 'application'))
  const [digestBefore, entries] = [await digest(server()), await countEntries()]
  for (const part of parts)
    expect((await look('admin', made.applicationGuid, { purpose: 'fault', part })).status, part).toBe(200)
  expect(await digest(server())).toEqual(digestBefore)
  expect((await countEntries()) - entries).toBe(parts.length)
  expect((await unread()).body).toEqual(before.counts)
  const told = (await historyOf(made)).slice(0, parts.length)
  expect(told.map(({ part }) => part)).toEqual([...parts].reverse())
})

const countEntries = async () =>
  Number(
    (
      await server()
        .database.selectFrom('auditEntry')
        .select(eb => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

test.each(['committee', 'support', 'admin'] as const)(
  '%s is given the pages that the role opens, and no others',
  async role => {
    const made = await whoHasEverything()
    for (const part of cabinetParts.filter(each => each !== 'application')) {
      const answer = await look(role, made.applicationGuid, { purpose: 'question', part })
      if (!mayLookAt([role], part)) expectRefusal(answer, 403, 'forbidden')
      else expect(answer.status, part).toBe(200)
      if (answer.status === 200) expect(answer.body.parts).toContain(part)
    }
    expect((await historyOf(made)).map(({ part }) => part).filter(Boolean)).toHaveLength(
      cabinetParts.filter(part => part !== 'application' && mayLookAt([role], part)).length,
    )
  },
)

test('of the document the beginning of its number, and neither the rest nor a scan', async () => {
  const made = await approvedParticipant(server())
  const given = await givePassport(server(), made, russianPassport({ series: '45 17', number: '918273' }))
  const answer = await look('support', made.applicationGuid, { purpose: 'question', part: 'passport' })
  expect(answer.body.seen.passport).toMatchObject({
    ...{ given: true, kind: 'russian', maskedNumber: '45••••••••' },
    ...{ mainPageGiven: true, registrationPageGiven: true },
  })
  const text = JSON.stringify(answer.body)
  expect(text).not.toMatch(/918273|4517|45 17|АРБАТ/)
  if (given.kind === 'russian') expect(text).not.toContain(given.mainPageFileGuid)
})

test('no code of the pass or the network, though the person has both', async () => {
  const made = await admittedParticipant(server())
  await server().deliver()
  const badge = await own<{ pass: { code: string } | null; wifiCode: string | null }>(made, '/badge')
  const code = badge.pass?.code ?? ''
  expect(code).toMatch(/\S{20}/)
  const answer = await look('admin', made.applicationGuid, { purpose: 'question', part: 'badge' })
  expect(answer.body.seen.badge.verdict).toMatchObject({ mayEnter: true })
  expect(JSON.stringify(answer.body)).not.toContain(code)
  expect(answer.body.seen.badge).not.toHaveProperty('pass')
  expect(answer.body.seen.badge).not.toHaveProperty('wifiCode')
})

test('no way into an open card payment, nor to the private calendar', async () => {
  const made = await approvedParticipant(server())
  const { callbackGuid, providerId } = await startCardPayment(server(), made)
  await must(server(), 'POST', '/recommendations/itinerary/feed', {
    token: made.token,
    body: { participant: made.guid },
  })
  const payment = await look('admin', made.applicationGuid, { purpose: 'question', part: 'payment' })
  expect(payment.body.seen.payment.openCardPayment).toEqual({ expiresAt: expect.any(String), people: 1 })
  expect(JSON.stringify(payment.body)).not.toContain(callbackGuid)
  expect(JSON.stringify(payment.body)).not.toContain(providerId)
  const programme = await look('admin', made.applicationGuid, { purpose: 'question', part: 'programme' })
  expect(programme.body.seen.hasFeed).toBe(true)
  expect(JSON.stringify(programme.body)).not.toContain('/calendar/')
})

test('answers that the person has not read stay unread', async () => {
  const made = await approvedParticipant(server())
  await personChat(server(), made).send({ text: 'Где мой счёт?' })
  const support = await supportChat(server())
  await support.answer(await chatOf(server(), made), { text: 'В разделе «Оплата».' })
  const marks = (await personChat(server(), made).read()).body.marks
  const seen = await lookAt('support', made, 'chat')
  expect(seen.unread).toBe(1)
  // As the person sees it: support answers without a name.
  expect(seen.chat.messages.map(({ side, authorName }) => [side, authorName])).toEqual([
    ['person', null],
    ['support', null],
  ])
  expect((await personChat(server(), made).read()).body.marks).toEqual(marks)
})

test('the person reads that, which page and why, without a name; the team reads who', async () => {
  const made = await approvedParticipant(server())
  const seen = await look('support', made.applicationGuid, { purpose: 'fault', part: 'transfer' })
  expect((await historyOf(made))[0]).toEqual({
    ...{ at: seen.body.at, action: 'viewCabinet', as: 'organiser', purpose: 'fault', part: 'transfer' },
    ...{ name: null, latinName: null },
  })
  const { history } = await must<ApplicationDetail>(
    server(),
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    { token: await organiserToken(server(), 'admin') },
  )
  expect(history).toContainEqual(
    expect.objectContaining({
      ...{ action: 'viewCabinet', actor: seen.body.viewer, to: 'transfer', reason: 'fault' },
    }),
  )
})

test('without a purpose nothing is shown and nothing logged', async () => {
  const made = await approvedParticipant(server())
  for (const body of [
    {},
    { part: 'payment' },
    { purpose: 'curiosity' },
    { purpose: 'question', part: 'anything' },
    { purpose: 'question', more: 1 },
  ])
    expect((await look('admin', made.applicationGuid, body as object)).status).toBeGreaterThanOrEqual(400)
  expect(await historyOf(made)).toEqual([])
})

test.each(['finance', 'security', 'content', 'logistics', 'gate'] as const)('%s may not', async role => {
  const made = await approvedParticipant(server())
  expectRefusal(await look(role, made.applicationGuid), 403, 'forbidden')
})

test('nobody’s cabinet is not found, nor one that was erased or merged, nor a page that it has not', async () => {
  expectRefusal(await look('support', randomUUID()), 404, 'not_found')
  const [erased, merged, other] = [
    await approvedParticipant(server()),
    await approvedParticipant(server()),
    await approvedParticipant(server()),
  ]
  const change = (values: object, { guid }: TestApplicant) =>
    server().database.updateTable('participant').set(values).where('guid', '=', guid).execute()
  await change({ erasedAt: new Date() }, erased)
  await change({ mergedInto: other.guid, mergedAt: new Date() }, merged)
  expectRefusal(await look('support', erased.applicationGuid), 404, 'not_found')
  expectRefusal(await look('support', merged.applicationGuid), 404, 'not_found')
  for (const part of ['speaker', 'group', 'application'] as const)
    expectRefusal(
      await look('support', other.applicationGuid, { purpose: 'question', part }),
      404,
      'not_found',
    )
})
