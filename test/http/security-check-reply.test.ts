import { expect, test } from 'vitest'
import { decidePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { writeWorkbook, zipOf } from '#test/factories/spreadsheet.ts'
import { staffCompany, testEmployee } from '#test/factories/staff.ts'
import { decideVolunteer, listedVolunteer, volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { securityCheckCalls } from './security-check-calls.ts'

// The reply of the outside security service, row by row (decision 112).
const server = useTestServer()
const calls = securityCheckCalls(server)
const { download, upload, take, sheetOf, answered } = calls
const { giveNew, waiting, sent, made, lineOf, securityOf, said } = calls

test('a refusal is told without detail, an open question holds, and an employee stays in the queue', async () => {
  const [refused, unclear] = [await waiting(), await waiting()]
  const company = await staffCompany(server(), { contractorRole: 'exhibitor' })
  const employee = await sent(company)
  const check = await made()
  await download(check.guid)
  const { body } = await take(check.guid, [
    { line: lineOf(check, refused.applicationGuid), verdict: 'refused', comment: 'Судимость' },
    { line: lineOf(check, unclear.applicationGuid), verdict: 'unclear', comment: 'Проверить дату рождения' },
    { line: lineOf(check, employee), verdict: 'unclear', comment: 'Нет отчества' },
  ])
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'stays'])
  expect([await securityOf(refused), await securityOf(unclear)]).toEqual(['rejected', 'onHold'])
  const words = [...(await said(refused)), ...(await said(unclear))].join('\n')
  expect(words).not.toMatch(/Судимость|Проверить дату/)
  const letters = (await server().outbox(refused.email)).map(({ text }) => text).join('\n')
  expect(letters).not.toMatch(/Судимость/)
  // Colleagues read what the service wrote, and on which list.
  const entry = await server()
    .database.selectFrom('auditEntry')
    .select(['reason', 'actorRole'])
    .where('subjectGuid', '=', refused.applicationGuid)
    .where('action', '=', 'refuse')
    .executeTakeFirstOrThrow()
  expect(entry.actorRole).toBe('security')
  expect(entry.reason).toBe(`Список №\u00a0${check.number}: Судимость`)
})

test('what the reply says wrong is told row by row, and no verdict is taken on newer data', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => waiting()))
  const [renamed, changed, decided, doubled, contradicted, silent, wordy] = people as [
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
    TestApplicant,
  ]
  const check = await made()
  const rows = await sheetOf((await download(check.guid)).bytes)
  await giveNew(changed)
  await decidePassport(server(), decided, 'refuse', 'По базе')
  const line = (one: TestApplicant) => lineOf(check, one.applicationGuid)
  const keyOf = (one: TestApplicant) => check.rows.find(row => row.line === line(one))?.key ?? ''
  const rowOf = (one: TestApplicant) => [...(rows.find(([key]) => key === keyOf(one)) ?? [])]
  const name = rows[0]?.indexOf('Фамилия, имя, отчество') ?? 0
  const other = rowOf(renamed)
  other[name] = 'Чужая Анна'
  const forged = rowOf(doubled)
  forged[0] = `${check.number}-${String(line(doubled)).padStart(4, '0')}-ZZZZ`
  const elsewhere = rowOf(doubled)
  elsewhere[0] = (elsewhere[0] ?? '').replace(/^\d+/, '999')
  const words = new Map<string[], string>()
  const file = (list: [string[], string][]) => {
    for (const [row, word] of list) words.set(row, word)
    return answered([rows[0] ?? [], ...list.map(([row]) => row)], row => [words.get(row) ?? ''])
  }
  const reply = await upload(
    check.guid,
    file([
      [other, 'допущен'],
      [rowOf(changed), 'допущен'],
      [rowOf(decided), 'допущен'],
      [rowOf(doubled), 'допущен'],
      [rowOf(doubled), 'допущен'],
      [rowOf(contradicted), 'допущен'],
      [rowOf(contradicted), 'отказ'],
      [rowOf(wordy), 'может быть'],
      [forged, 'допущен'],
      [elsewhere, 'допущен'],
    ]),
  )
  expect(reply.body.rows.map(({ finding }) => finding)).toEqual([
    'nameDiffers',
    'changed',
    'decided',
    'ready',
    'doubled',
    'contradicts',
    'contradicts',
    'unknownVerdict',
    'unknownKey',
    'unknownKey',
  ])
  expect(reply.body.missing).toContain(line(silent))
  // Whoever sends a verdict all the same is told so, and the data stay in the queue.
  const { body } = await take(check.guid, [
    { line: line(changed), verdict: 'cleared' },
    { line: line(decided), verdict: 'cleared' },
    { line: 4000, verdict: 'cleared' },
  ])
  expect(body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['refused', 'changed_meanwhile'],
    ['refused', 'state_forbids'],
    ['refused', 'not_found'],
  ])
  expect([await securityOf(changed), await securityOf(decided)]).toEqual(['passportPending', 'rejected'])
  // Drawn again it leaves out whom no verdict could be taken on.
  const later = (await sheetOf((await download(check.guid)).bytes)).map(([key]) => key)
  expect(later).not.toContain(keyOf(changed))
})

test('an employee who was changed and sent again waits for another list', async () => {
  const company = await staffCompany(server(), { contractorRole: 'generalPartner' })
  const guid = await sent(company)
  const check = await made()
  await download(check.guid)
  const path = `/staff/companies/${company.guid}/employees`
  const { items } = await must<{ items: { guid: string; version: number }[] }>(server(), 'GET', path, {
    token: company.token,
  })
  await must(server(), 'PUT', `${path}/${guid}`, {
    token: company.token,
    body: {
      ...testEmployee,
      lastName: 'Другой',
      latinLastName: '',
      latinFirstName: '',
      version: items[0]?.version,
    },
  })
  server().advance(1000)
  await must(server(), 'POST', `${path}/send`, {
    token: company.token,
    body: { employeeGuids: [guid], onSiteRole: 'builder' },
  })
  const { body } = await take(check.guid, [{ line: lineOf(check, guid), verdict: 'cleared' }])
  expect(body.results[0]).toMatchObject({ outcome: 'refused', code: 'changed_meanwhile' })
  expect((await made()).rows.map(row => row.subjectGuid)).toContain(guid)
})

test('twenty operators who apply the same reply decide once', async () => {
  const person = await waiting()
  const company = await staffCompany(server(), { contractorRole: 'generalPartner' })
  const employee = await sent(company)
  const check = await made()
  await download(check.guid)
  const verdicts = [person.applicationGuid, employee].map(guid => ({
    line: lineOf(check, guid),
    verdict: 'cleared',
  }))
  const before = (await said(person)).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(check.guid, verdicts)))
  const outcomes = answers.flatMap(({ status, body }) =>
    status === 200 ? body.results.map(({ outcome }) => outcome) : [String(status)],
  )
  expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(2)
  expect(outcomes.filter(outcome => outcome === 'already')).toHaveLength(38)
  expect((await said(person)).length).toBe(before + 1)
  for (const [subjectGuid, action] of [
    [person.applicationGuid, 'verify'],
    [employee, 'approve'],
  ] as const)
    expect(
      await server()
        .database.selectFrom('auditEntry')
        .select('id')
        .where('subjectGuid', '=', subjectGuid)
        .where('action', '=', action)
        .execute(),
    ).toHaveLength(1)
})

test('hostile files are refused or read as text, and none decides', async () => {
  const person = await waiting()
  const check = await made()
  const rows = await sheetOf((await download(check.guid)).bytes)
  expectRefusal(await upload(check.guid, Buffer.alloc(3 * 1024 * 1024, 1)), 413, 'file_bytes')
  expectRefusal(await upload(check.guid, Buffer.from('%PDF-1.7')), 422, 'file_format')
  expectRefusal(
    await upload(
      check.guid,
      writeWorkbook({
        rows: [
          ['ФИО', 'Решение'],
          ['Орлова', 'допущен'],
        ],
      }),
    ),
    422,
    'file_headings',
  )
  expectRefusal(
    await upload(
      check.guid,
      writeWorkbook({
        rows: [['Ключ', 'Решение'], ...Array.from({ length: 2300 }, () => ['1-0001-AAAA', 'допущен'])],
      }),
    ),
    422,
    'file_rows_many',
  )
  // 40 MB of zeros in a few kilobytes.
  const bomb = zipOf({
    'xl/workbook.xml': '<workbook/>',
    'xl/_rels/workbook.xml.rels': '<Relationships/>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(40 * 1024 * 1024),
  })
  expect((await upload(check.guid, bomb)).status).toBe(422)
  const formula = answered(rows, () => [{ formula: 'CHAR(100)', value: 'допущен' }])
  const reply = await upload(check.guid, formula)
  expect(reply.body.rows.every(({ finding }) => finding === 'unknownVerdict')).toBe(true)
  expect(await securityOf(person)).toBe('passportPending')
})

test('volunteers are listed with what security checks, and their verdicts are taken as those of employees', async () => {
  const [cleared, refused, unclear, gone] = await Promise.all(
    ['Ясенева', 'Рябинина', 'Калинина', 'Ольхова'].map((lastName, index) =>
      volunteer(server(), 'accepted', {
        lastName,
        latinLastName: ['Iaseneva', 'Riabinina', 'Kalinina', 'Olkhova'][index],
      }),
    ),
  )
  if (!cleared || !refused || !unclear || !gone) throw new Error('four volunteers were made')
  // Nobody who is not invited goes to the service.
  const uninvited = await volunteer(server())
  const check = await made()
  expect(check.rows.map(row => row.subjectGuid)).not.toContain(uninvited.guid)
  expect(check.rows.find(row => row.subjectGuid === cleared.guid)).toMatchObject({
    kind: 'volunteer',
    person: { name: 'Ясенева Вера Павловна', standing: 'waits', onSiteRole: null },
  })
  const rows = await sheetOf((await download(check.guid)).bytes)
  const sent = rows.find(row => row.includes('Ясенева Вера Павловна')) ?? []
  expect(sent).toEqual(
    expect.arrayContaining(['12.04.2005', 'Россия', 'Сочинский университет туризма и сервиса', 'Волонтёр']),
  )
  expect(rows.flat().join(' ')).not.toContain(cleared.phone)
  expect(rows.flat().join(' ')).not.toContain('полумарафона')

  await decideVolunteer(server(), [gone.guid], 'decline')
  const names = new Map([
    ['Ясенева', 'допущен'],
    ['Рябинина', 'отказ'],
    ['Калинина', 'уточнить'],
    ['Ольхова', 'допущен'],
  ])
  const verdictOf = (row: string[]) => [...names].find(([name]) => row.join(' ').includes(name))?.[1] ?? ''
  const reply = await upload(
    check.guid,
    answered(rows, row => [verdictOf(row), 'По базе']),
  )
  const found = (guid: string) => reply.body.rows.find(row => row.line === lineOf(check, guid))?.finding
  expect([cleared, refused, unclear, gone].map(({ guid }) => found(guid))).toEqual([
    ...['ready', 'ready', 'stays', 'gone'],
  ])
  const verdicts = [
    { line: lineOf(check, cleared.guid), verdict: 'cleared' },
    { line: lineOf(check, refused.guid), verdict: 'refused', comment: 'По базе' },
    { line: lineOf(check, unclear.guid), verdict: 'unclear' },
    { line: lineOf(check, gone.guid), verdict: 'cleared' },
  ]
  const { body } = await take(check.guid, verdicts)
  expect(body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'stays', 'refused'])
  const reviews = await Promise.all(
    [cleared, refused, unclear].map(async ({ guid }) => (await listedVolunteer(server(), guid)).review),
  )
  expect(reviews).toEqual(['approved', 'rejected', 'pending'])
  const passes = await server()
    .database.selectFrom('pass')
    .select(['subjectGuid', 'revokedAt'])
    .where('kind', '=', 'volunteer')
    .where(({ eb, val }) => eb('subjectGuid', '=', eb.fn.any(val([cleared.guid, refused.guid, gone.guid]))))
    .execute()
  expect(passes).toEqual([{ subjectGuid: cleared.guid, revokedAt: null }])
  await server().deliver()
  const told = (await server().outbox(refused.phone)).map(({ text }) => text).join(' ')
  expect(told).not.toContain('По базе')
  // Sent again, it decides nothing twice.
  const again = await Promise.all(Array.from({ length: 10 }, () => take(check.guid, verdicts.slice(0, 2))))
  expect(again.flatMap(answer => answer.body.results.map(({ outcome }) => outcome))).toEqual(
    Array.from({ length: 20 }, () => 'already'),
  )
})
