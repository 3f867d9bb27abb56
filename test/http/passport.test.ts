import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Passport, PassportBody } from '#contract/passport.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  givePassport,
  passportVersion,
  type TestParticipant,
  withPages,
} from '#test/factories/participant.ts'
import { foreignPassport, russianPassport } from '#test/factories/passport.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

/** Saves over the current version, or over a given one. */
async function save(made: TestParticipant, body: object, on?: number) {
  const version = on ?? (await passportVersion(server(), made))
  const whole = 'kind' in body ? await withPages(server(), made, body as PassportBody) : body
  return server().call<Passport>('PUT', `/participants/${made.guid}/passport`, {
    token: made.token,
    body: { ...whole, version },
  })
}

const read = (made: TestParticipant, token = made.token) =>
  server().call<Passport>('GET', `/participants/${made.guid}/passport`, { token })

async function uploadPage(made: TestParticipant, file?: Buffer) {
  const form = uploadForm({
    fields: { participant: made.guid },
    file: file ?? (await drawPicture({ noise: 2 })),
  })
  return server().call<{ fileGuid: string }>('POST', '/passportfile', { token: made.token, ...form })
}

test('before anything was given', async () => {
  const made = await finishedParticipant(server())
  expect(await read(made)).toMatchObject({
    status: 200,
    body: {
      given: false,
      data: null,
      security: 'passportPending',
      citizenship: 'RU',
      birthDate: '1986-04-17',
      mismatchNote: null,
    },
  })
})

test.each([
  ['Russian', () => russianPassport()],
  ['foreign', () => foreignPassport()],
] as [string, () => PassportBody][])(
  'a %s passport is saved and given back to its owner',
  async (_kind, make) => {
    const made = await finishedParticipant(server())
    const passport = await withPages(server(), made, make())
    expect(await save(made, passport)).toMatchObject({ status: 200, body: { given: true, data: passport } })
    expect((await read(made)).body.data).toEqual(passport)
    expect((await save(made, passport)).status).toBe(200)
  },
)

test('of two tabs the second is told, and nothing is overwritten', async () => {
  const made = await finishedParticipant(server())
  const first = await withPages(server(), made, russianPassport())
  const second = { ...first, birthPlace: 'Г. ТВЕРЬ' }
  expect((await read(made)).body.version).toBe(0)
  expect(await save(made, first, 0)).toMatchObject({ status: 200, body: { version: 1 } })
  expectRefusal(await save(made, second, 0), 409, 'changed_meanwhile')
  expect((await read(made)).body).toMatchObject({ version: 1, data: first })
  expect(await save(made, second, 1)).toMatchObject({ status: 200, body: { version: 2, data: second } })
  expectRefusal(await save(made, first, 1), 409, 'changed_meanwhile')
})

test('a tab whose scan was replaced elsewhere is told of the change, not of the scan', async () => {
  const made = await finishedParticipant(server())
  const [old, fresh] = [(await uploadPage(made)).body.fileGuid, (await uploadPage(made)).body.fileGuid]
  const passport = russianPassport()
  await save(made, { ...passport, mainPageFileGuid: old }, 0)
  await save(made, { ...passport, mainPageFileGuid: fresh }, 1)
  expectRefusal(await save(made, { ...passport, mainPageFileGuid: old }, 1), 409, 'changed_meanwhile')
})

test('of twenty first saves at once one is kept', async () => {
  const made = await finishedParticipant(server())
  const passports = Array.from({ length: 20 }, () => russianPassport())
  const answers = await Promise.all(passports.map(passport => save(made, passport, 0)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409, 'changed_meanwhile')
  expect((await read(made)).body.version).toBe(1)
})

test('approval changes nothing about the passport', async () => {
  expect((await save(await approvedParticipant(server()), russianPassport())).status).toBe(200)
})

test.each<[PassportBody, Record<string, 'required'>]>([
  [russianPassport(), { mainPageFileGuid: 'required', registrationPageFileGuid: 'required' }],
  [foreignPassport(), { mainPageFileGuid: 'required' }],
])('no passport is given without its pages: %#', async (passport, fields) => {
  const made = await finishedParticipant(server())
  const path = `/participants/${made.guid}/passport`
  const answer = await server().call('PUT', path, { token: made.token, body: { ...passport, version: 0 } })
  const several = Object.keys(fields).length > 1
  expectRefusal(answer, 422, several ? 'fields_invalid' : 'required', fields)
  expect((await read(made)).body).toMatchObject({ given: false, version: 0 })
})

test('a draft has no passport yet', async () => {
  const [mainPageFileGuid, registrationPageFileGuid] = [randomUUID(), randomUUID()]
  const passport = russianPassport({ mainPageFileGuid, registrationPageFileGuid })
  expectRefusal(await save(await draftParticipant(server()), passport), 409, 'state_forbids')
})

/** Without its pages, which belong to somebody. */
const bare = (passport: PassportBody): PassportBody =>
  passport.kind === 'russian'
    ? { ...passport, mainPageFileGuid: null, registrationPageFileGuid: null }
    : { ...passport, mainPageFileGuid: null }

test('one document belongs to one participant, in whatever way it is typed', async () => {
  const [first, second] = [await finishedParticipant(server()), await finishedParticipant(server())]
  const passport = await givePassport(server(), first, russianPassport({ series: '4506', number: '765432' }))
  for (const typed of [
    passport,
    { ...passport, series: '45 06', number: '765 432' },
    { ...passport, series: '45-06', number: '№765432' },
  ])
    expectRefusal(await save(second, bare(typed)), 409, 'passport_used', { number: 'passport_used' })
  const foreign = foreignPassport({ number: 'MP 1234567', issuingCountry: 'BLR' })
  await givePassport(server(), first, foreign)
  expectRefusal(await save(second, { ...foreign, number: 'мр1234567' }), 409, 'passport_used')
  expect((await save(second, { ...foreign, issuingCountry: 'KAZ' })).status).toBe(200)
  expect((await save(second, bare(passport))).status).toBe(200)
})

test('of twenty participants with one document at once, one keeps it', async () => {
  const people: TestParticipant[] = []
  for (let index = 0; index < 20; index += 1) people.push(await finishedParticipant(server()))
  const passport = russianPassport()
  const answers = await Promise.all(people.map(made => save(made, passport, 0)))
  const rows = await server()
    .database.selectFrom('passport')
    .select('participantGuid')
    .where(
      'participantGuid',
      'in',
      people.map(({ guid }) => guid),
    )
    .execute()
  expect(rows).toHaveLength(1)
  const winner = people.findIndex(({ guid }) => guid === rows[0]?.participantGuid)
  for (const [index, { status }] of answers.entries()) expect(status).toBe(index === winner ? 200 : 409)
})

test.each<[Partial<PassportBody>, Record<string, string>]>([
  [{ series: '45 0' }, { series: 'passport_series' }],
  [{ series: 'АБ 12' }, { series: 'passport_series' }],
  [{ number: '12345' }, { number: 'passport_number' }],
  [{ number: '000000' }, { number: 'passport_number' }],
  [{ departmentCode: '77-001' }, { departmentCode: 'department_code' }],
  [{ issuedOn: '2025-09-16' }, { issuedOn: 'issue_date' }],
  [{ issuedOn: '2000-04-16' }, { issuedOn: 'issue_date' }],
  [{ issuedOn: '2006-02-30' }, { issuedOn: 'value_invalid' }],
  [{ issuedBy: '  ' }, { issuedBy: 'required' }],
  [{ birthPlace: 'ы'.repeat(301) }, { birthPlace: 'too_long' }],
  [
    { series: '1', number: '2', departmentCode: '3' },
    { series: 'passport_series', number: 'passport_number', departmentCode: 'department_code' },
  ],
])('a Russian passport with %j', async (wrong, fields) => {
  const answer = await save(await shared(), { ...russianPassport(), ...wrong })
  const [code = ''] = Object.values(fields)
  expectRefusal(
    answer,
    422,
    (Object.keys(fields).length > 1 ? 'fields_invalid' : code) as 'fields_invalid',
    fields as never,
  )
})

test.each<[Partial<PassportBody>, Record<string, string>]>([
  [{ expiresOn: '2026-02-20' }, { expiresOn: 'expiry_date' }],
  [{ number: '12' }, { number: 'passport_number' }],
  [{ number: '1234567', issuingCountry: 'RUS' }, { number: 'passport_number' }],
  [{ issuingCountry: 'K1' }, { issuingCountry: 'value_invalid' }],
  [{ series: '1234' } as never, { series: 'unknown_field' }],
])('a foreign passport with %j', async (wrong, fields) => {
  const answer = await save(await shared(), { ...foreignPassport(), ...wrong })
  expectRefusal(answer, 422, Object.values(fields)[0] as 'expiry_date', fields as never)
})

test('a document of no known kind is malformed', async () => {
  expectRefusal(await save(await shared(), { ...foreignPassport(), kind: 'martian' }), 422, 'value_invalid', {
    kind: 'value_invalid',
  })
  expectRefusal(await save(await shared(), { kind: undefined }), 422, 'required', { kind: 'required' })
})

let once: Promise<TestParticipant> | null = null
/** One person for all tests of refused passports, which store nothing. */
function shared(): Promise<TestParticipant> {
  once ??= finishedParticipant(server())
  return once
}

test('nothing of a passport can be read in the database', async () => {
  const made = await finishedParticipant(server())
  const passport = russianPassport({
    series: '7777',
    number: '987123',
    birthPlace: 'Г. ЗАКРЫТЫЙ',
    issuedBy: 'ОВД ТАЙНОЕ',
  })
  await givePassport(server(), made, passport)
  await server().call('POST', `/organizer/passports/${made.applicationGuid}/open`, {
    token: await organiserToken(server(), 'security'),
    body: { purpose: 'check' },
  })
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`.execute(
    server().database,
  )
  const secrets = ['987123', 'ЗАКРЫТЫЙ', 'ТАЙНОЕ']
  const hidden = secrets.flatMap(text => [text, Buffer.from(text).toString('hex')])
  for (const { name } of rows)
    for (const text of hidden) {
      const found =
        await sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${text}%`} limit 1`.execute(
          server().database,
        )
      expect({ name, text, found: found.rows.length }).toEqual({ name, text, found: 0 })
    }
})

test('a page is sealed on the disk, and only its owner and security can open it', async () => {
  const [made, stranger] = [await finishedParticipant(server()), await emptyParticipant(server())]
  const page = await uploadPage(made, await drawPicture({ exif: 'Ivan Semkin' }))
  expect(page.status).toBe(200)
  const folder = join(server().dataDir, 'files', 'passport-pages')
  for (const name of readdirSync(folder)) {
    const stored = readFileSync(join(folder, name))
    expect(stored.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(stored.includes('JFIF')).toBe(false)
    await expect(sharp(stored).metadata()).rejects.toThrow()
  }
  const open = (token: string) => server().call('GET', `/file/${page.body.fileGuid}`, { token })
  const own = await open(made.token)
  expect(own.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  const { format, width, exif } = await sharp(own.bytes).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 600, exif: undefined })
  expectRefusal(await open(stranger.token), 404, 'not_found')
  expect((await open(await organiserToken(server(), 'security'))).status).toBe(200)
  for (const role of ['committee', 'finance', 'support', 'admin', 'gate'] as const)
    expectRefusal(await open(await organiserToken(server(), role)), 404, 'not_found')
})

test('a passport names its own pages alone', async () => {
  const [made, other] = [await finishedParticipant(server()), await finishedParticipant(server())]
  const [own, foreign] = [await uploadPage(made), await uploadPage(other)]
  expectRefusal(
    await save(made, russianPassport({ mainPageFileGuid: foreign.body.fileGuid })),
    404,
    'not_found',
  )
  const passport = russianPassport({
    mainPageFileGuid: own.body.fileGuid,
    registrationPageFileGuid: own.body.fileGuid,
  })
  expect((await save(made, passport)).status).toBe(200)
})

test('a page that is no picture, too big, or somebody else’s', async () => {
  const [made, stranger] = [await shared(), await emptyParticipant(server())]
  for (const file of [Buffer.from('%PDF-1.7 not a picture'), await drawPicture({ format: 'bmp' })])
    expectRefusal(await uploadPage(made, file), 415, 'scan_type', { file: 'scan_type' })
  expectRefusal(await uploadPage(made, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)), 413, 'body_too_large', {
    file: 'body_too_large',
  })
  expectRefusal(await uploadPage({ ...made, token: stranger.token }), 404, 'not_found')
})

test('nobody else reads a passport', async () => {
  const [made, stranger] = [await finishedParticipant(server()), await emptyParticipant(server())]
  await givePassport(server(), made)
  expectRefusal(await read(made, stranger.token), 404, 'not_found')
  expectRefusal(await read(made, await organiserToken(server(), 'security')), 403, 'forbidden')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/passport`), 401, 'unauthorized')
  const detail = await server().call('GET', `/organizer/applications/${made.applicationGuid}`, {
    token: await organiserToken(server(), 'committee'),
  })
  expect(JSON.stringify(detail.body)).not.toMatch(/45 06|series|АРБАТ/)
})
