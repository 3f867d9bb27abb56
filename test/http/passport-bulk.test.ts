import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, givePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { countStatements } from './statement-count.ts'

// One decision on several people, by the rule of a decision on one (decision 112).
const server = useTestServer()
let token = ''
let numbers = 200_000

beforeAll(async () => {
  token = await organiserToken(server(), 'security')
})

type Results = { results: { guid: string; ok: boolean; code: string | null }[] }

async function waiting(): Promise<TestApplicant> {
  const made = await finishedParticipant(server())
  numbers += 1
  await givePassport(server(), made, russianPassport({ number: String(numbers) }))
  return made
}

const look = (made: TestApplicant, purpose = 'check') =>
  must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/open`, { token, body: { purpose } })

async function chosen(people: readonly TestApplicant[]) {
  const rows = await server()
    .database.selectFrom('application')
    .leftJoin('passport', 'passport.participantGuid', 'application.participantGuid')
    .select(['application.guid', 'passport.savedAt'])
    .where(
      'application.guid',
      'in',
      people.map(({ applicationGuid }) => applicationGuid),
    )
    .execute()
  return people.map(({ applicationGuid: guid }) => ({
    guid,
    savedAt: rows.find(row => row.guid === guid)?.savedAt?.toISOString() ?? null,
  }))
}

const preview = (passports: object[], decision: string, as = token) =>
  server().call<Results>('POST', '/organizer/passports/decision-preview', {
    token: as,
    body: { passports, decision },
  })
const decide = (passports: object[], decision: string, note: string | null = null, as = token) =>
  server().call<Results>('POST', '/organizer/passports/decisions', {
    token: as,
    body: { passports, decision, note },
  })
const codes = ({ body }: { body: Results }) => body.results.map(({ code }) => code)
const securityOf = async (made: TestApplicant) =>
  (
    await server()
      .database.selectFrom('application')
      .select('security')
      .where('guid', '=', made.applicationGuid)
      .executeTakeFirstOrThrow()
  ).security

test('only those this operator has looked at are verified, and the preview says so before', async () => {
  const [seen, asked, unseen] = [await waiting(), await waiting(), await waiting()]
  const bare = await finishedParticipant(server())
  await look(seen)
  // Who answered a question has compared nothing.
  await look(asked, 'question')
  const passports = [...(await chosen([seen, asked, unseen, bare])), { guid: randomUUID(), savedAt: null }]
  const expected = [null, 'passport_unseen', 'passport_unseen', 'state_forbids', 'not_found']
  expect(codes(await preview(passports, 'verify'))).toEqual(expected)
  expect(await securityOf(seen)).toBe('passportPending')
  expect(codes(await decide(passports, 'verify'))).toEqual(expected)
  expect(await Promise.all([seen, asked, unseen].map(securityOf))).toEqual([
    'passportVerified',
    'passportPending',
    'passportPending',
  ])
  await server().deliver()
  expect((await server().outbox(seen.phone))[0]?.text).toMatch(/паспорт/i)
})

test('on hold and refused need no look, each is told, and a refusal without reasons', async () => {
  const people = [await waiting(), await waiting()]
  const passports = await chosen(people)
  expectRefusal(await decide(passports, 'refuse'), 422, 'reason_required', { note: 'reason_required' })
  expect(codes(await decide(passports, 'hold'))).toEqual([null, null])
  expect(codes(await decide(passports, 'refuse', 'Тайная причина'))).toEqual([null, null])
  await server().deliver()
  for (const { phone, email } of people) {
    const said = [...(await server().outbox(phone)), ...(await server().outbox(email))]
    expect(said.length).toBeGreaterThan(2)
    expect(said.map(({ text }) => text).join('\n')).not.toContain('Тайная')
  }
})

test('several are sent back for what differs, each in their own language', async () => {
  const [russian, english] = [await waiting(), await waiting()]
  const { database } = server()
  await database.updateTable('participant').set({ locale: 'en' }).where('guid', '=', english.guid).execute()
  const passports = await chosen([russian, english])
  const send = (body: object) =>
    server().call<Results>('POST', '/organizer/passports/decisions', {
      token,
      body: { passports, decision: 'fail', note: null, ...body },
    })
  expectRefusal(await send({}), 422, 'reason_required', { note: 'reason_required' })
  expectRefusal(await send({ fields: ['seriesNumber'] }), 422, 'value_invalid')
  expectRefusal(await send({ fields: ['scan'], decision: 'hold' }), 422, 'value_invalid', {
    fields: 'value_invalid',
  })
  expectRefusal(await send({ fields: ['scan'], note: 'я'.repeat(701) }), 422, 'too_long', {
    note: 'too_long',
  })
  expect(codes(await send({ fields: ['scan', 'lastName'], note: '№ 8' }))).toEqual([null, null])
  const notes = await database
    .selectFrom('application')
    .select(['guid', 'passportNote'])
    .where('guid', 'in', [russian.applicationGuid, english.applicationGuid])
    .execute()
  const noteOf = (made: TestApplicant) =>
    notes.find(({ guid }) => guid === made.applicationGuid)?.passportNote
  expect(noteOf(russian)).toBe('Фамилия, скан документа. № 8')
  expect(noteOf(english)).toMatch(/^Surname, [a-z ]*scan[a-z ]*\. № 8$/)
})

test('data saved since the list was read are not decided on', async () => {
  const made = await waiting()
  const passports = await chosen([made])
  server().advance(1000)
  numbers += 1
  await givePassport(server(), made, russianPassport({ number: String(numbers) }))
  expect(codes(await preview(passports, 'hold'))).toEqual(['changed_meanwhile'])
  expect(codes(await decide(passports, 'hold'))).toEqual(['changed_meanwhile'])
})

test('twenty who decide on the same people decide once', async () => {
  const people = [await waiting(), await waiting()]
  const passports = await chosen(people)
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(passports, 'hold')))
  const all = answers.flatMap(({ status, body }) => (status === 200 ? body.results : []))
  expect(all.filter(({ ok }) => ok)).toHaveLength(2)
  expect(new Set(all.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['state_forbids']))
})

test('the preview asks the database as often for six people as for one', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, waiting))
  const [one, six] = [await chosen(people.slice(0, 1)), await chosen(people)]
  const cost = async (passports: object[]) =>
    (await countStatements(() => preview(passports, 'verify'))).count
  expect(await cost(six)).toBe(await cost(one))
})

test('nobody else decides, and a hundred is the most', async () => {
  const passports = await chosen([await waiting()])
  for (const role of ['admin', 'committee', 'logistics', 'gate', 'support', 'finance', 'content'] as const) {
    const as = await organiserToken(server(), role)
    expectRefusal(await preview(passports, 'hold', as), 403, 'forbidden')
    expectRefusal(await decide(passports, 'hold', null, as), 403, 'forbidden')
  }
  const many = Array.from({ length: 101 }, () => ({ guid: randomUUID(), savedAt: null }))
  expectRefusal(await decide(many, 'hold'), 422, 'too_long')
  expectRefusal(await decide([], 'hold'), 422, 'required')
})
