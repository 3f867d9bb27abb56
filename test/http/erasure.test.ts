import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Erasure, ErasureRow } from '#contract/erasure.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  colleagues,
  emptyParticipant,
  finishedParticipant,
  must,
  paidParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { invoiceFor, tellingWords, wholePerson } from '#test/factories/whole-person.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const path = ({ guid }: TestParticipant) => `/participants/${guid}/erasure`
const read = (made: TestParticipant, token = made.token) =>
  server().call<Erasure>('GET', path(made), { token })
const ask = (made: TestParticipant, reason: string | null = null, token = made.token) =>
  server().call<Erasure>('POST', path(made), { token, body: { reason } })

async function asked(made: TestParticipant, reason: string | null = null): Promise<string> {
  const { body } = await ask(made, reason)
  return body.request?.guid ?? ''
}

const decide = async (guid: string, decision: 'carryOut' | 'refuse', answer: string | null = null) =>
  server().call<ErasureRow>('POST', `/organizer/erasures/${guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision, answer },
  })

const list = async (query = '') =>
  must<{ items: ErasureRow[]; counts: Record<string, number> }>(
    server(),
    'GET',
    `/organizer/erasures${query}`,
    {
      token: await organiserToken(server(), 'admin'),
    },
  )

test('one request stands, is told of, and can be taken back and sent again', async () => {
  const made = await approvedParticipant(server())
  expect((await read(made)).body).toEqual({ request: null, obstacle: null })
  const first = await ask(made, 'Передумала')
  expect(first).toMatchObject({ status: 200, body: { request: { status: 'open', reason: 'Передумала' } } })
  expectRefusal(await ask(made), 409, 'state_forbids')
  await server().deliver()
  expect((await server().outbox(made.phone))[0]?.text).toContain('отзовите')
  const withdraw = () =>
    server().call<Erasure>('POST', `${path(made)}/${first.body.request?.guid}/withdraw`, {
      token: made.token,
    })
  expect((await withdraw()).body.request).toMatchObject({ status: 'withdrawn' })
  expectRefusal(await withdraw(), 409, 'state_forbids')
  const told = async () =>
    (await server().outbox(made.phone)).filter(({ text }) => text.includes('отзовите')).length
  expect((await ask(made)).status).toBe(200)
  await server().deliver()
  // Repeating it at once sends no second message.
  expect(await told()).toBe(1)
})

test('of twenty requests at once one stands', async () => {
  const made = await approvedParticipant(server())
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(made)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('somebody else’s wish is not there; only admins see the list', async () => {
  const [made, stranger] = [await approvedParticipant(server()), await emptyParticipant(server())]
  const guid = await asked(made)
  expectRefusal(await read(made, stranger.token), 404, 'not_found')
  expectRefusal(await ask(made, null, stranger.token), 404, 'not_found')
  const withdraw = `${path(stranger)}/${guid}/withdraw`
  expectRefusal(await server().call('POST', withdraw, { token: stranger.token }), 404, 'not_found')
  for (const role of ['committee', 'security', 'support', 'finance'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/erasures', { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
})

test('a refusal needs a reason, which goes to the person', async () => {
  const made = await approvedParticipant(server())
  const guid = await asked(made)
  expectRefusal(await decide(guid, 'refuse'), 422, 'reason_required', { answer: 'reason_required' })
  expect((await decide(guid, 'refuse', 'Сначала подпишите акт')).body.status).toBe('refused')
  expect((await read(made)).body.request).toMatchObject({
    status: 'refused',
    answer: 'Сначала подпишите акт',
  })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.text).toContain('Сначала подпишите акт')
  expectRefusal(await decide(guid, 'carryOut'), 409, 'state_forbids')
})

test('money on its way and money for a forum to come are settled first', async () => {
  const invoiced = await approvedParticipant(server())
  await invoiceFor(server(), invoiced)
  const waiting = await asked(invoiced)
  expect((await read(invoiced)).body.obstacle).toBe('payment_in_progress')
  expectRefusal(await decide(waiting, 'carryOut'), 409, 'payment_in_progress')
  const paid = await paidParticipant(server())
  const guid = await asked(paid)
  expect((await list(`?q=${encodeURIComponent(paid.phone)}`)).items[0]?.obstacle).toBe('refund_first')
  expectRefusal(await decide(guid, 'carryOut'), 409, 'refund_first')
  expect((await read(paid)).body.request?.status).toBe('open')
})

/** Every table column that contains a text, except those that imitate the outside world. */
async function findEverywhere(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs', 'simulator') and tablename <> 'development_message'`.execute(
    server().database,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit =
      await sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(
        server().database,
      )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

const filesOf = ({ guid }: TestParticipant) =>
  server()
    .database.selectFrom('file')
    .leftJoin('chat', 'chat.guid', 'file.chatGuid')
    .select(['file.storageKey', 'file.removedAt', 'file.erasedAt'])
    .where(eb => eb.or([eb('file.participantGuid', '=', guid), eb('chat.participantGuid', '=', guid)]))
    .execute()

test('nothing personal is left in any table, and no file', async () => {
  const made = await wholePerson(server())
  const files = await filesOf(made)
  expect(files.length).toBeGreaterThanOrEqual(4)
  const onDisk = (key: string) => existsSync(join(server().dataDir, 'files', key))
  expect(files.every(({ storageKey }) => onDisk(storageKey))).toBe(true)
  // First everything must be findable, or the search would prove nothing.
  const { fileName: _, birthPlace: __, erasure, ...open } = tellingWords
  const guid = await asked(made, erasure)
  const words = [
    ...Object.values(open),
    erasure,
    tellingWords.fileName,
    made.email,
    made.phone,
    made.phone.slice(1),
  ]
  for (const word of words) expect({ word, at: await findEverywhere(word) }).not.toEqual({ word, at: [] })

  const done = await decide(guid, 'carryOut')
  expect(done.body).toMatchObject({
    status: 'done',
    name: '—',
    company: null,
    reason: null,
    act: { responsible: expect.stringMatching(/\S/), fileCount: files.length, kept: ['consents'] },
  })
  await server().deliver()
  expect((await server().outbox(made.email))[0]?.subject).toBe('Ваши данные удалены')
  for (const word of [...words, tellingWords.birthPlace])
    expect({ word, at: await findEverywhere(word) }).toEqual({ word, at: [] })
  await sweepFiles(server().services)
  expect(files.filter(({ storageKey }) => onDisk(storageKey))).toEqual([])
  expect((await filesOf(made)).every(({ erasedAt }) => erasedAt !== null)).toBe(true)
})

test('the log-in ends at once, and the number may begin anew', async () => {
  const made = await approvedParticipant(server())
  await decide(await asked(made), 'carryOut')
  expectRefusal(await read(made), 401, 'token_invalid')
  const again = await server().logIn(made.phone)
  expect(again.users).toEqual([])
  expect((await emptyParticipant(server(), { phone: made.phone })).guid).not.toBe(made.guid)
})

test('a live application ends, its pass with it; the console shows nobody', async () => {
  const made = await approvedParticipant(server())
  await decide(await asked(made), 'carryOut')
  const row = await server()
    .database.selectFrom('application')
    .select(['status', 'primaryPhone'])
    .where('guid', '=', made.applicationGuid)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'cancelled', primaryPhone: null })
  const token = await organiserToken(server(), 'committee')
  const record = await must<object>(server(), 'GET', `/organizer/applications/${made.applicationGuid}`, {
    token,
  })
  expect(JSON.stringify(record)).not.toMatch(/Орлова|Orlova|Лазоревый/)
})

test('accounting documents stay with the name that the law wants on them', async () => {
  const made = await wholePerson(server(), { person: { lastName: 'Счетоводова' } })
  const { guid: invoice } = await invoiceFor(server(), made)
  await must(server(), 'POST', `/invoices/${invoice}/cancel`, { token: made.token, body: {} })
  const done = await decide(await asked(made), 'carryOut')
  expect(done.body.act?.kept).toEqual(['consents', 'invoices'])
  expect(await findEverywhere('Счетоводова')).toEqual(['public.invoice_line'])
})

test('a person who was paid for is erased once the forum is over, and stays paid in the books', async () => {
  const made = await paidParticipant(server())
  const guid = await asked(made)
  await server()
    .database.updateTable('edition')
    .set({ endsOn: '2025-09-14', startsOn: '2025-09-12' })
    .execute()
  try {
    expect((await decide(guid, 'carryOut')).body.act?.kept).toEqual(['consents', 'cardPayments'])
    const row = await server()
      .database.selectFrom('application')
      .select(['status', 'payment'])
      .where('guid', '=', made.applicationGuid)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'approved', payment: 'cardPaymentAccepted' })
  } finally {
    await server()
      .database.updateTable('edition')
      .set({ startsOn: '2026-02-18', endsOn: '2026-02-20' })
      .execute()
  }
})

test('an account that manages somebody else stays with its phone', async () => {
  const [first, second] = await colleagues(server())
  const done = await decide(await asked(first), 'carryOut')
  expect(done.body.act).toMatchObject({ kept: expect.arrayContaining(['sharedAccount']) })
  expect(done.body.act?.erased).not.toContain('account')
  const session = await must<{ users: { guid: string }[] }>(server(), 'GET', '/session', {
    token: second.token,
  })
  expect(session.users.map(({ guid }) => guid)).toEqual([second.guid])
  expectRefusal(await read(first), 404, 'not_found')
})

test('of twenty decisions at once one is carried out, with one act', async () => {
  const made = await finishedParticipant(server())
  const guid = await asked(made)
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(guid, 'carryOut')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const acts = await server()
    .database.selectFrom('erasureAct')
    .select('guid')
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(acts).toHaveLength(1)
})

test('the console lists what is open, whoever waits longest first', async () => {
  const made = await finishedParticipant(server())
  const guid = await asked(made)
  const { items, counts } = await list()
  expect(items.map(row => row.guid)).toContain(guid)
  expect(counts.open).toBeGreaterThan(0)
  const waits = items.map(({ requestedAt }) => requestedAt)
  expect(waits).toEqual(waits.toSorted())
})
