import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { seedCrowd } from '#server/demo/seed-crowd.ts'
import { exportSources } from '#server/usecases/export/export-sources.ts'
import { writeExport } from '#server/usecases/export/write-export.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const people = 1200
const purpose = 'Сверка со списком партнёра'

beforeAll(async () => {
  await seedCrowd(server().services, { participants: people, seed: 3, say: () => {} })
})

const usual = {
  list: 'applications',
  format: 'csv',
  columns: ['name', 'latinName', 'company', 'status'],
  purpose,
}

const start = async (
  body: object,
  { as = 'committee', locale = 'ru' }: { as?: OrganiserRole; locale?: 'ru' | 'en' } = {},
) =>
  server().call<ListExport>('POST', '/organizer/exports', {
    token: await organiserToken(server(), as),
    body: { ...usual, ...body },
    locale,
  })

const read = async (guid: string, as: OrganiserRole = 'committee') =>
  server().call('GET', `/organizer/exports/${guid}/file`, { token: await organiserToken(server(), as) })

const own = async (as: OrganiserRole = 'committee') =>
  (
    await must<{ items: ListExport[] }>(server(), 'GET', '/organizer/exports', {
      token: await organiserToken(server(), as),
    })
  ).items

/** Started, written and read. */
async function file(body: object, options: Parameters<typeof start>[1] = {}): Promise<string[]> {
  const { status, body: started } = await start(body, options)
  expect(status).toBe(200)
  await server().deliver()
  const { bytes } = await read(started.guid, options.as)
  return bytes.toString('utf8').trimEnd().split('\r\n')
}

test('the whole list comes as it is filtered, in both scripts, and the counts say how much', async () => {
  const { body: started } = await start({ filters: { status: 'approved', sort: 'name' } })
  expect(started).toMatchObject({ state: 'waiting', rows: 0, bytes: null })
  expectRefusal(await read(started.guid), 404, 'not_found')
  await server().deliver()
  const [done] = await own()
  expect(done).toMatchObject({ guid: started.guid, state: 'done' })
  const answer = await read(started.guid)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('attachment')
  const lines = answer.bytes.toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufeff"Имя";"Имя латиницей";"Компания";"Состояние"')
  expect(lines.length - 1).toBe(done?.rows)
  expect(done?.rows).toBe(done?.totalRows)
  expect(lines.slice(1).every(line => /;"[^;]*одобр[^;]*"$/i.test(line))).toBe(true)
  expect(lines.some(line => /^"[А-ЯЁ][а-яё]+ [^;]+;"[A-Z][a-z]+ [A-Z]/.test(line))).toBe(true)
})

test('each list of the console is written in both languages', async () => {
  for (const [as, list, columns, least] of [
    ['finance', 'invoices', ['number', 'payerName', 'people', 'latinPeople', 'total', 'status'], 50],
    ['finance', 'cardPayments', ['name', 'amount', 'status', 'refundDue', 'startedAt'], 10],
    ['security', 'passports', ['name', 'latinName', 'citizenship', 'passportState', 'savedAt'], people],
    ['committee', 'groups', ['company', 'coordinator', 'phone', 'members'], 10],
    ['support', 'messages', ['channel', 'about', 'fault', 'failedAt'], 0],
  ] as const)
    for (const locale of ['ru', 'en'] as const) {
      const lines = await file({ list, columns, format: 'csv' }, { as, locale })
      expect(lines.length - 1, `${list} ${locale}`).toBeGreaterThanOrEqual(least)
      expect(lines[0], `${list} ${locale}`).toMatch(locale === 'ru' ? /[А-Яа-я]/ : /^\ufeff[^А-Яа-я]+$/)
    }
})

test('a file of card payments with a refund due says how many there will be', async () => {
  const columns = ['name', 'refundDue']
  const numbers = async (filters: Record<string, string>) => {
    const lines = await file({ list: 'cardPayments', columns, filters }, { as: 'finance' })
    const [written] = await own('finance')
    return { rows: lines.length - 1, totalRows: written?.totalRows }
  }
  const all = await numbers({})
  const due = await numbers({ refundDue: 'true' })
  expect(all.totalRows).toBe(all.rows)
  expect(due.rows).toBeLessThan(all.rows)
  expect(due.totalRows).toBe(due.rows)
})

test('a file of card payments says why one failed, in the words of the list', async () => {
  await sql`update card_payment set failure = 'odd_reason' where guid = (
    select guid from card_payment where failure is null and edition_guid = (select guid from edition where is_current)
    limit 1)`.execute(server().database)
  const columns = ['status', 'failure']
  const lines = await file({ list: 'cardPayments', columns }, { as: 'finance' })
  expect(lines[0]).toBe('\ufeff"Состояние";"Причина отказа"')
  expect(lines.filter(line => /"Не\sхватило\sденег"$/.test(line)).length).toBeGreaterThan(0)
  // What the acquirer says in words of its own stays as it is.
  expect(lines.filter(line => line.endsWith('"odd_reason"'))).toHaveLength(1)
  const english = await file({ list: 'cardPayments', columns }, { as: 'finance', locale: 'en' })
  expect(english.some(line => line.endsWith('"Insufficient funds"'))).toBe(true)
})

test('a file of card payments says what has to go back, in the words of the list', async () => {
  const columns = ['status', 'refundDue']
  const lines = await file({ list: 'cardPayments', columns }, { as: 'finance' })
  expect(lines.filter(line => line.endsWith('"да"')).length).toBeGreaterThan(0)
  expect(lines).toContain('"К возврату";"да"')
  expect(lines).not.toContain('"Прошла";"да"')
})

test('phones stay as they are, also in a spreadsheet', async () => {
  const lines = await file({ list: 'groups', columns: ['phone'] })
  expect(lines[1]).toMatch(/^"\+7906\d{7}"$/)
  const { body } = await start({ format: 'xlsx' })
  await server().deliver()
  expect((await read(body.guid)).bytes.subarray(0, 2).toString()).toBe('PK')
})

test('only its author has a file, and only while they may read the list', async () => {
  const { body } = await start({})
  await server().deliver()
  expect((await read(body.guid)).status).toBe(200)
  for (const as of ['admin', 'support', 'gate'] as const) {
    expectRefusal(await read(body.guid, as), 404, 'not_found')
    expectRefusal(
      await server().call('POST', `/organizer/exports/${body.guid}/cancel`, {
        token: await organiserToken(server(), as),
        body: {},
      }),
      404,
      'not_found',
    )
    expect((await own(as)).filter(({ guid }) => guid === body.guid)).toEqual([])
  }
  expectRefusal(await read(randomUUID()), 404, 'not_found')
  expectRefusal(await server().call('GET', `/organizer/exports/${body.guid}/file`), 401, 'unauthorized')
})

test('who may not read a list cannot take it away', async () => {
  expectRefusal(await start({}, { as: 'security' }), 403, 'forbidden')
  expectRefusal(await start({ list: 'passports', columns: ['name'] }, { as: 'admin' }), 403, 'forbidden')
  expectRefusal(await start({ list: 'invoices', columns: ['number'] }, { as: 'committee' }), 403, 'forbidden')
  expectRefusal(await start({ list: 'passes', columns: ['name'] }, { as: 'gate' }), 403, 'forbidden')
})

test.each([
  [{ columns: [] }, { columns: 'required' }],
  [{ columns: ['passport'] }, { columns: 'value_invalid' }],
  [{ purpose: null }, { purpose: 'required' }],
  [{ purpose: '   ' }, { purpose: 'required' }],
  [{ purpose: 'x'.repeat(301) }, { purpose: 'too_long' }],
  [{ filters: { status: 'gone' } }, { filters: 'value_invalid' }],
  [{ filters: { limit: '5' } }, { filters: 'value_invalid' }],
  [{ filters: { cursor: 'x' } }, { filters: 'value_invalid' }],
  [{ filters: { where: '1=1' } }, { filters: 'value_invalid' }],
] as const)('%j is refused at its field', async (body, fields) => {
  const [code] = Object.values(fields)
  expectRefusal(await start(body), 422, code ?? 'required', fields)
})

test('columns without personal data need no purpose; what was taken, and why, is in the log', async () => {
  const [head] = await file({ columns: ['status', 'company'], purpose: null })
  expect(head).toBe('\ufeff"Компания";"Состояние"')
  await file({ columns: ['name'], filters: { q: 'иванов' } })
  const entries = await server()
    .database.selectFrom('auditEntry')
    .select(['toValue', 'reason', 'actorRole'])
    .where('action', '=', 'exportList')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(entries).toEqual([
    { toValue: 'applications (name)', reason: purpose, actorRole: 'committee' },
    { toValue: 'applications (company, status)', reason: null, actorRole: 'committee' },
  ])
})

test('three at once and no more', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start({ columns: ['status'] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
  for (const answer of answers.filter(({ status }) => status === 429))
    expectRefusal(answer, 429, 'exports_underway')
  await server().deliver()
  expect((await start({ columns: ['status'] })).status).toBe(200)
  await server().deliver()
})

test('a worker that was killed in the middle leaves nothing, and the next begins anew', async () => {
  const { body } = await start({ columns: ['status'] })
  const pages = exportSources.applications.pages
  // As if the process had ended after its first portion: nothing of it runs on.
  exportSources.applications.pages = async function* (...given) {
    for await (const page of pages(...given)) {
      yield page
      throw new Error('killed')
    }
  }
  await expect(writeExport(server().services, body.guid)).rejects.toThrow('killed')
  exportSources.applications.pages = pages
  const [half] = await own()
  // More than a search would count: the tally knows all of them.
  expect(half).toMatchObject({ state: 'running', rows: 1000, totalRows: people })
  await server().deliver()
  const [done] = await own()
  expect(done).toMatchObject({ state: 'done', rows: people, totalRows: people })
  expect((await read(body.guid)).bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(people + 1)
})

test('what fails again and again is given up, and its author is told', async () => {
  const { body } = await start({ columns: ['status'] })
  const pages = exportSources.applications.pages
  // biome-ignore lint/correctness/useYield: it fails before its first page
  exportSources.applications.pages = async function* () {
    throw new Error('broken')
  }
  for (let run = 0; run < 9; run += 1)
    await expect(writeExport(server().services, body.guid)).rejects.toThrow('broken')
  await writeExport(server().services, body.guid)
  exportSources.applications.pages = pages
  expect((await own())[0]).toMatchObject({ guid: body.guid, state: 'failed' })
  await server().deliver()
})

test('of two workers on one file the later one writes it', async () => {
  const { body } = await start({ columns: ['status'] })
  await Promise.all([writeExport(server().services, body.guid), writeExport(server().services, body.guid)])
  expect((await own())[0]).toMatchObject({ guid: body.guid, state: 'done', rows: people })
  expect(readdirSync(join(server().dataDir, 'files', 'exports', body.guid))).toHaveLength(1)
  await server().deliver()
})

test('one that is stopped in the middle is not written to its end', async () => {
  const { body } = await start({ columns: ['status'] })
  const token = await organiserToken(server(), 'committee')
  const pages = exportSources.applications.pages
  exportSources.applications.pages = async function* (...given) {
    for await (const page of pages(...given)) {
      yield page
      await must(server(), 'POST', `/organizer/exports/${body.guid}/cancel`, { token, body: {} }).catch(
        () => {},
      )
    }
  }
  await writeExport(server().services, body.guid)
  exportSources.applications.pages = pages
  expect((await own()).some(({ guid }) => guid === body.guid)).toBe(false)
  expectRefusal(await read(body.guid), 404, 'not_found')
  expect(existsSync(join(server().dataDir, 'files', 'exports', body.guid))).toBe(false)
  await server().deliver()
})

test('a right that is taken away meanwhile ends the writing', async () => {
  const { body } = await start({ columns: ['status'] })
  const committee = await server()
    .database.selectFrom('organiser')
    .innerJoin('listExport', 'listExport.accountGuid', 'organiser.accountGuid')
    .select(['organiser.accountGuid', 'organiser.roles'])
    .where('listExport.guid', '=', body.guid)
    .executeTakeFirstOrThrow()
  const set = (roles: string[]) =>
    server()
      .database.updateTable('organiser')
      .set({ roles })
      .where('accountGuid', '=', committee.accountGuid)
      .execute()
  await set(['gate'])
  await server().deliver()
  await set(committee.roles)
  expect((await own()).find(({ guid }) => guid === body.guid)).toMatchObject({ state: 'failed', bytes: null })
})

test('after a day the file and what is known of it are gone', async () => {
  const { body } = await start({ columns: ['status'] })
  await server().deliver()
  const folder = join(server().dataDir, 'files', 'exports', body.guid)
  expect(readdirSync(folder)).toHaveLength(1)
  server().advance(25 * 3_600_000)
  expectRefusal(await read(body.guid), 404, 'not_found')
  await sweepFiles(server().services)
  expect(readdirSync(folder)).toHaveLength(0)
  const rows = await server().database.selectFrom('listExport').select('guid').execute()
  expect(rows).toEqual([])
})

test('passports come by the days and in the order of the screen', async () => {
  const token = await organiserToken(server(), 'security')
  const asked = { from: '2025-09-01', to: '2025-09-14', sort: 'company' }
  const shown: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = new URLSearchParams({ ...asked, limit: '200', ...(cursor && { cursor }) })
    const page: { items: { company: string | null }[]; nextCursor: string | null } = await must(
      server(),
      'GET',
      `/organizer/passports?${query}`,
      { token },
    )
    shown.push(...page.items.map(({ company }) => company ?? ''))
    cursor = page.nextCursor
  }
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThan(people)
  const lines = await file({ list: 'passports', columns: ['company'], filters: asked }, { as: 'security' })
  expect(lines.slice(1).map(line => line.replace(/^"|"$/g, '').replaceAll('""', '"'))).toEqual(shown)
})
