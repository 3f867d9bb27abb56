import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Badge } from '#contract/badge.ts'
import type { SecurityCheck } from '#contract/organiser-security-check.ts'
import type { Passport } from '#contract/passport.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, givePassport, must } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { writeWorkbook } from '#test/factories/spreadsheet.ts'
import { staffCompany, testEmployee } from '#test/factories/staff.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { expectDayRefused, expectDays, forumDay, spreadOverDays } from './list-day-range.ts'
import { listPages } from './list-pages.ts'
import { securityCheckCalls } from './security-check-calls.ts'
import { countStatements } from './statement-count.ts'

// Numbered lists for the outside security service (decision 112).
const server = useTestServer()
const calls = securityCheckCalls(server)
const { make, read, download, upload, take, sheetOf, answered } = calls
const { waiting, sent, sentVehicle, made, securityOf, said } = calls

test('a list holds who waits, is drawn without a cache, and comes back as verdicts, messages and passes', async () => {
  const person = await approvedParticipant(server())
  await must(server(), 'POST', `/organizer/applications/${person.applicationGuid}/waive-payment`, {
    token: await organiserToken(server(), 'committee'),
    body: { reason: 'Докладчик' },
  })
  await givePassport(server(), person, russianPassport({ series: '0012', number: '003456' }))
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const employee = await sent(company, { phone: '+79161234567' })
  const vehicle = await sentVehicle(company, employee)
  const check = await made()
  expect(check).toMatchObject({ people: 3, left: 3, answered: 0, handedOverAt: null, handovers: 0 })
  // Nobody has been handed anything: there can be no reply.
  expectRefusal(await take(check.guid, [{ line: 1, verdict: 'cleared' }]), 409, 'state_forbids')

  const file = await download(check.guid)
  expect(file.status).toBe(200)
  expect(file.headers['cache-control']).toBe('no-store')
  expect(file.headers['content-type']).toContain('spreadsheetml')
  const rows = await sheetOf(file.bytes)
  expect(rows[0]).toEqual([
    'Ключ',
    '№',
    'Фамилия, имя, отчество',
    'Фамилия и имя латиницей',
    'Дата рождения',
    'Гражданство',
    'Серия и номер паспорта',
    'Организация',
    'Роль',
    'Дни допуска',
    'Автомобиль',
    'Решение',
    'Комментарий',
  ])
  const row = rows.find(([key]) => key === check.rows.find(one => one.kind === 'participant')?.key)
  expect(row).toContain('0012 003456')
  expect(row).toContain('Россия')
  expect(rows.flat().join(' ')).toContain('ГАЗель Next, ')
  expect(rows.flat().join(' ')).not.toContain(testEmployee.registrationAddress)
  expect(rows.flat().join(' ')).not.toContain('+79161234567')

  // The person reads that their number was looked at, and for what.
  const own = await must<Passport>(server(), 'GET', `/participants/${person.guid}/passport`, {
    token: person.token,
  })
  expect(own.viewings[0]).toMatchObject({ role: 'security', part: 'number', purpose: 'check' })

  const reply = await upload(
    check.guid,
    answered(rows, () => ['Допущен', 'Без замечаний']),
  )
  expect(reply.body.rows.map(({ finding }) => finding)).toEqual(['ready', 'ready', 'ready'])
  expect(reply.body.missing).toEqual([])
  // A look at the reply decides nothing.
  expect(await securityOf(person)).toBe('passportPending')

  const verdicts = reply.body.rows.map(({ line }) => ({ line: line ?? 0, verdict: 'cleared' }))
  const taken = await take(check.guid, verdicts)
  expect(taken.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  expect(await securityOf(person)).toBe('passportVerified')
  expect((await said(person)).join('\n')).toMatch(/паспорт/i)
  const badge = await must<Badge>(server(), 'GET', `/participants/${person.guid}/badge`, {
    token: person.token,
  })
  expect(badge.verdict.mayEnter).toBe(true)
  expect(badge.pass?.code).toBeTruthy()
  for (const guid of [employee, vehicle])
    expect(
      await server()
        .database.selectFrom('pass')
        .select('revokedAt')
        .where('subjectGuid', '=', guid)
        .executeTakeFirst(),
    ).toEqual({ revokedAt: null })
  expect((await read(check.guid)).body).toMatchObject({ answered: 3, handovers: 1 })

  // The same file once more: everything stands, nobody is told twice.
  const before = (await said(person)).length
  const again = await upload(
    check.guid,
    answered(rows, () => ['Допущен']),
  )
  expect(again.body.rows.map(({ finding }) => finding)).toEqual(['already', 'already', 'already'])
  expect((await take(check.guid, verdicts)).body.results.every(({ outcome }) => outcome === 'already')).toBe(
    true,
  )
  expect((await said(person)).length).toBe(before)
})

test('two who make a list at once share nobody', async () => {
  await Promise.all([waiting(), waiting(), waiting()])
  const answers = await Promise.all(Array.from({ length: 20 }, () => make({ kinds: ['participant'] })))
  const done = answers.filter(({ status }) => status === 200)
  expect(done).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect(done[0]?.body.people).toBeGreaterThanOrEqual(3)
  // Asked for again, they are put in once more, under the next number.
  const again = await make({ kinds: ['participant'], again: true })
  expect(again.body).toMatchObject({ number: (done[0]?.body.number ?? 0) + 1 })
})

test('an erased person drops out, and the rows of the others keep their keys', async () => {
  const [stays, goes] = [await waiting(), await waiting()]
  const check = await made()
  const key = check.rows.find(row => row.subjectGuid === stays.applicationGuid)?.key
  const { request } = await must<{ request: { guid: string } }>(
    server(),
    'POST',
    `/participants/${goes.guid}/erasure`,
    {
      token: goes.token,
      body: { reason: null },
    },
  )
  await must(server(), 'POST', `/organizer/erasures/${request.guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
  const after = (await read(check.guid)).body
  expect(after.rows.map(row => row.subjectGuid)).not.toContain(goes.applicationGuid)
  expect(after.rows.find(row => row.subjectGuid === stays.applicationGuid)?.key).toBe(key)
  expect(after.people - after.left).toBe(1)
})

test('nobody but security sees a list, and an unknown one is not there', async () => {
  await waiting()
  const check = await made()
  for (const role of ['admin', 'committee', 'logistics', 'finance', 'support', 'content', 'gate'] as const) {
    const as = await organiserToken(server(), role)
    expectRefusal(await server().call('GET', '/organizer/security-checks', { token: as }), 403, 'forbidden')
    expectRefusal(await make({}, as), 403, 'forbidden')
    expectRefusal(await read(check.guid, as), 403, 'forbidden')
    expectRefusal(await download(check.guid, as), 403, 'forbidden')
    expectRefusal(await upload(check.guid, Buffer.from('a;b'), as), 403, 'forbidden')
    expectRefusal(await take(check.guid, [{ line: 1, verdict: 'cleared' }], as), 403, 'forbidden')
  }
  const nowhere = randomUUID()
  expectRefusal(await read(nowhere), 404, 'not_found')
  expectRefusal(await download(nowhere), 404, 'not_found')
  expectRefusal(await upload(nowhere, writeWorkbook({ rows: [['Ключ', 'Решение']] })), 404, 'not_found')
  expectRefusal(await take(nowhere, [{ line: 1, verdict: 'cleared' }]), 404, 'not_found')
  expectRefusal(await take(check.guid, []), 422, 'required')
})

test('a list costs as many statements for ten people as for one', async () => {
  await waiting()
  const one = await made()
  await Promise.all(Array.from({ length: 9 }, () => waiting()))
  const { body } = await make({ again: true })
  const cost = async (guid: string) => {
    const [looked, drawn] = [
      await countStatements(() => read(guid)),
      await countStatements(() => download(guid)),
    ]
    expect(drawn.answer.status).toBe(200)
    return [looked.count, drawn.count]
  }
  expect(await cost(body.guid)).toEqual(await cost(one.guid))
})

test('lists come page by page, narrowed to the days on which they were made', async () => {
  await waiting()
  await made()
  await sql`insert into security_check (edition_guid, number, purpose, people, at, by_account)
    select edition_guid, number + more, purpose, people, at, by_account
    from (select * from security_check order by number desc limit 1) as last, generate_series(1, 5) as more`.execute(
    server().database,
  )
  await spreadOverDays(server(), 'security_check', 'at')
  const path = '/organizer/security-checks'
  const { all, read } = listPages<SecurityCheck>(server, path, 'security', '2')
  const numbers = (await all()).map(({ number }) => number)
  expect(numbers.length).toBeGreaterThan(5)
  expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index))
  // Nothing counts them: the list has no tabs.
  const counted = async (query: Record<string, string>) => ({
    ...(await read(query)),
    counts: { all: (await all(query)).length },
  })
  await expectDays({ all, read: counted }, { dayOf: check => forumDay(check.at) })
  await expectDayRefused(server(), path, await organiserToken(server(), 'security'))
})
