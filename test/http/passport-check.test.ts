import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { PassportDetail, PassportRow } from '#contract/organiser-passport.ts'
import type { Passport } from '#contract/passport.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, givePassport, type TestApplicant } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'security')
})

async function checked(): Promise<TestApplicant> {
  const made = await finishedParticipant(server())
  await givePassport(server(), made)
  return made
}

const open = (guid: string, as = token) =>
  server().call<PassportDetail>('POST', `/organizer/passports/${guid}/open`, {
    token: as,
    body: { purpose: 'check' },
  })

/** When the passport that an operator sees now was saved. */
async function savedAt(applicationGuid: string): Promise<string | null> {
  const row = await server()
    .database.selectFrom('passport')
    .innerJoin('application', 'application.participantGuid', 'passport.participantGuid')
    .select('passport.savedAt')
    .where('application.guid', '=', applicationGuid)
    .executeTakeFirst()
  return row?.savedAt?.toISOString() ?? null
}

/** Opens the passport, as the page does, and decides. */
const decide = async (guid: string, decision: string, note: string | null = null, as = token) => {
  await open(guid, as)
  return decideUnseen(guid, decision, note, as)
}

const decideUnseen = async (guid: string, decision: string, note: string | null = null, as = token) =>
  server().call<PassportRow>('POST', `/organizer/passports/${guid}/decision`, {
    token: as,
    body: { decision, note, savedAt: await savedAt(guid) },
  })

const own = (made: TestApplicant) =>
  server().call<Passport>('GET', `/participants/${made.guid}/passport`, { token: made.token })

/** The last SMS and e-mail to somebody. */
async function said(made: TestApplicant): Promise<string> {
  await server().deliver()
  const [[sms], [letter]] = await Promise.all([server().outbox(made.phone), server().outbox(made.email)])
  return [sms?.text, letter?.subject, letter?.text].join('\n')
}

test('whoever opens a passport leaves a record of it', async () => {
  const made = await finishedParticipant(server())
  const passport = await givePassport(server(), made, russianPassport({ series: '45 25' }))
  const opened = await open(made.applicationGuid)
  expect(opened).toMatchObject({
    status: 200,
    body: {
      name: 'Орлова Мария Сергеевна',
      given: true,
      data: passport,
      warnings: ['series_year_differs'],
      phone: made.phone,
    },
  })
  expect(opened.body.history[0]).toMatchObject({ action: 'viewPassport', actor: 'Захар Кремнёв' })
  const viewings = await server()
    .database.selectFrom('passportViewing')
    .selectAll()
    .where('participantGuid', '=', made.guid)
    .execute()
  expect(viewings).toHaveLength(1)
})

test('where nothing was given there is nothing to record', async () => {
  const made = await finishedParticipant(server())
  expect(await open(made.applicationGuid)).toMatchObject({
    status: 200,
    body: {
      given: false,
      data: null,
      history: expect.not.arrayContaining([expect.objectContaining({ action: 'viewPassport' })]),
    },
  })
})

test('only security opens, lists and decides', async () => {
  const made = await checked()
  for (const role of ['admin', 'committee', 'finance', 'support', 'content', 'logistics', 'gate'] as const) {
    const as = await organiserToken(server(), role)
    expectRefusal(await open(made.applicationGuid, as), 403, 'forbidden')
    expectRefusal(await decide(made.applicationGuid, 'verify', null, as), 403, 'forbidden')
    expectRefusal(await server().call('GET', '/organizer/passports', { token: as }), 403, 'forbidden')
  }
  expectRefusal(await open(made.applicationGuid, made.token), 403, 'forbidden')
  expectRefusal(await open(randomUUID()), 404, 'not_found')
  expectRefusal(await decide(randomUUID(), 'verify'), 404, 'not_found')
})

test('a verified passport is told, and saved again it is looked at again', async () => {
  const made = await checked()
  expect(await decide(made.applicationGuid, 'verify')).toMatchObject({
    status: 200,
    body: { security: 'passportVerified' },
  })
  expect(await said(made)).toMatch(/паспорт/i)
  expect((await open(made.applicationGuid)).body.history).toContainEqual(
    expect.objectContaining({
      action: 'verify',
      from: 'passportPending',
      to: 'passportVerified',
      reason: null,
    }),
  )
  expectRefusal(await decide(made.applicationGuid, 'verify'), 409, 'state_forbids')
  await givePassport(server(), made)
  expect((await own(made)).body.security).toBe('passportPending')
})

test('a mismatch asks the participant to correct, in the operator’s words', async () => {
  const made = await checked()
  expectRefusal(await decide(made.applicationGuid, 'fail'), 422, 'reason_required', {
    note: 'reason_required',
  })
  expectRefusal(await decide(made.applicationGuid, 'fail', '  '), 422, 'reason_required', {
    note: 'reason_required',
  })
  await decide(made.applicationGuid, 'fail', 'Номер не совпадает со сканом')
  expect((await own(made)).body).toMatchObject({
    security: 'passportFailed',
    mismatchNote: 'Номер не совпадает со сканом',
  })
  expect(await said(made)).toContain('Номер не совпадает со сканом')
  await givePassport(server(), made)
  expect((await own(made)).body).toMatchObject({ security: 'passportPending', mismatchNote: null })
})

test('a refusal names no detail to the person, and blocks them', async () => {
  const made = await checked()
  expectRefusal(await decide(made.applicationGuid, 'refuse'), 422, 'reason_required', {
    note: 'reason_required',
  })
  await decide(made.applicationGuid, 'refuse', 'Совпадение с закрытым перечнем')
  const told = await said(made)
  expect(told).toMatch(/отказала вам в\sдопуске/)
  expect(told).not.toMatch(/перечн/)
  expectRefusal(await own(made), 403, 'account_blocked')
  const { body } = await server().call<{ users: { securityStatus: number }[] }>('GET', '/session', {
    token: made.token,
  })
  expect(body.users[0]?.securityStatus).toBe(-20)
  expect((await open(made.applicationGuid)).body.history).toContainEqual(
    expect.objectContaining({ action: 'refuse', to: 'rejected', reason: 'Совпадение с закрытым перечнем' }),
  )
  const committee = await organiserToken(server(), 'committee')
  const detail = await server().call('GET', `/organizer/applications/${made.applicationGuid}`, {
    token: committee,
  })
  expect(JSON.stringify(detail.body)).not.toContain('перечнем')
  expect(await decide(made.applicationGuid, 'lookAgain')).toMatchObject({
    body: { security: 'passportPending' },
  })
  expect((await own(made)).status).toBe(200)
})

test('on hold a person keeps the cabinet, and cannot change the passport under the check', async () => {
  const made = await checked()
  await decide(made.applicationGuid, 'hold')
  expect((await own(made)).body.security).toBe('onHold')
  expect(await said(made)).toContain('дополнительную проверку')
  const again = await server().call('PUT', `/participants/${made.guid}/passport`, {
    token: made.token,
    body: { ...russianPassport(), version: 1 },
  })
  expectRefusal(again, 409, 'state_forbids')
  expect(await decide(made.applicationGuid, 'verify')).toMatchObject({
    body: { security: 'passportVerified' },
  })
})

test('nothing is verified or failed that was never given', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(await decide(made.applicationGuid, 'verify'), 409, 'state_forbids')
  expectRefusal(await decide(made.applicationGuid, 'fail', 'Нет данных'), 409, 'state_forbids')
  expectRefusal(await decide(made.applicationGuid, 'lookAgain'), 409, 'state_forbids')
  expectRefusal(await decide(made.applicationGuid, 'praise'), 422, 'value_invalid', {
    decision: 'value_invalid',
  })
  expect((await decide(made.applicationGuid, 'hold')).status).toBe(200)
})

test('of twenty operators at once, one decides', async () => {
  const made = await checked()
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(made.applicationGuid, 'verify')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  await server().deliver()
  const letters = (await server().outbox(made.email)).filter(({ subject }) => /паспорт/i.test(subject ?? ''))
  expect(letters).toHaveLength(1)
})

test('data that were saved after they had been opened are not decided unseen', async () => {
  const made = await finishedParticipant(server())
  await givePassport(server(), made)
  const seen = await savedAt(made.applicationGuid)
  server().advance(1000)
  await givePassport(server(), made)
  const answer = await server().call('POST', `/organizer/passports/${made.applicationGuid}/decision`, {
    token,
    body: { decision: 'verify', note: null, savedAt: seen },
  })
  expectRefusal(answer, 409, 'changed_meanwhile')
})

test('a passport opened for a question is not verified by that look', async () => {
  const made = await checked()
  const question = { token, body: { purpose: 'question' } }
  await server().call('POST', `/organizer/passports/${made.applicationGuid}/open`, question)
  expectRefusal(await decideUnseen(made.applicationGuid, 'verify'), 409, 'passport_unseen')
  expectRefusal(
    await server().call('POST', `/organizer/passports/${made.applicationGuid}/open`, { token, body: {} }),
    422,
    'required',
    { purpose: 'required' },
  )
})

test('nobody verifies what they have not opened since it was saved', async () => {
  const made = await checked()
  expectRefusal(await decideUnseen(made.applicationGuid, 'verify'), 409, 'passport_unseen')
  await open(made.applicationGuid)
  server().advance(1000)
  await givePassport(server(), made)
  expectRefusal(await decideUnseen(made.applicationGuid, 'verify'), 409, 'passport_unseen')
  await open(made.applicationGuid)
  expect((await decideUnseen(made.applicationGuid, 'verify')).body.security).toBe('passportVerified')
})
