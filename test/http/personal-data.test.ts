import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { emptyParticipant, type TestApplicant } from '#test/factories/participant.ts'
import { invoiceFor, tellingWords, wholePerson } from '#test/factories/whole-person.ts'
import { readZip } from '#test/factories/zip.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const download = ({ guid, token }: { guid: string; token: string }, as = token) =>
  server().call('GET', `/participants/${guid}/personal-data`, { token: as })

type DataFile = {
  about: { ru: string; en: string }
  data: Record<string, unknown> & { files: string[] }
  keys: Record<string, { ru: string; en: string }>
}

const dataOf = (answer: Answer<unknown>) =>
  JSON.parse(readZip(answer.bytes).get('data.json')?.toString() ?? '') as DataFile

let made: TestApplicant
let archive: Answer<unknown>
let number: string
beforeAll(async () => {
  made = await wholePerson(server())
  number = (await invoiceFor(server(), made)).number
  archive = await download(made)
}, 60_000)

test('a ZIP that nobody keeps in a cache, streamed without its length', () => {
  expect(archive.status).toBe(200)
  expect(archive.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename\*=UTF-8''quorum-\d{4}-\d\d-\d\d\.zip$/,
    ),
  })
  expect(archive.headers).not.toHaveProperty('content-length')
})

test('everything that was ever typed is in it', () => {
  const text = readZip(archive.bytes).get('data.json')?.toString() ?? ''
  const { fileName: _, ...typed } = tellingWords
  const { erasure: __, ...said } = typed
  for (const word of Object.values(said))
    expect({ word, found: text.includes(word) }).toEqual({ word, found: true })
  expect(text).toContain(made.phone)
  expect(text).toContain('424242')
})

test('pictures, pages, documents and files of the chat lie beside it and open', () => {
  const files = readZip(archive.bytes)
  const names = [...files.keys()].sort()
  expect(names).toEqual([
    expect.stringMatching(/^chat\/\d+-чемодан-кулибякиной\.txt$/),
    'data.json',
    `invoices/invoice-${number}.pdf`,
    expect.stringMatching(/^passport\/\d\.jpg$/),
    expect.stringMatching(/^passport\/\d\.jpg$/),
    expect.stringMatching(/^photograph\/\d\.jpg$/),
  ])
  const jpeg = Buffer.from([0xff, 0xd8, 0xff])
  for (const [name, bytes] of files) {
    if (name.endsWith('.jpg')) expect(bytes.subarray(0, 3)).toEqual(jpeg)
    if (name.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (name.endsWith('.txt')) expect(bytes.toString()).toBe('bag')
  }
  expect([...dataOf(archive).data.files, 'data.json'].sort()).toEqual(names)
})

test('every name in it is explained in both languages', () => {
  const { keys, about } = dataOf(archive)
  expect(about.ru).toMatch(/[а-я]/)
  expect(about.en).toMatch(/[a-z]/)
  for (const [key, { ru, en }] of Object.entries(keys)) {
    expect({ key, ru }).toEqual({ key, ru: expect.stringMatching(/[а-яА-ЯЁё]/) })
    expect({ key, en }).not.toEqual({ key, en: key })
  }
})

test('whoever asks is recorded', async () => {
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('subjectGuid', '=', made.guid)
    .where('action', '=', 'downloadPersonalData')
    .execute()
  expect(rows.length).toBeGreaterThan(0)
})

test('somebody else’s data are not there, whoever asks', async () => {
  const stranger = await emptyParticipant(server())
  expectRefusal(await download(made, stranger.token), 404, 'not_found')
  expectRefusal(await download(made, await organiserToken(server(), 'admin')), 403, 'forbidden')
})

test('a draft with nothing in it gives a whole archive', async () => {
  const draft = await emptyParticipant(server())
  expect(dataOf(await download(draft)).data).toMatchObject({ passport: null, contactPerson: null, files: [] })
})

test('asked for again and again it is refused for a while', async () => {
  const eager = await emptyParticipant(server())
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(await download(eager))
  expect(answers.slice(0, 5).every(({ status }) => status === 200)).toBe(true)
  const last = answers[5]
  if (last) expectRefusal(last, 429, 'too_many_requests')
})
