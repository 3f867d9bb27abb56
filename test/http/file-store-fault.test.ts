import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FileStoreFault } from '#server/adapters/files/file-store-fault.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import { approvedParticipant, type TestApplicant, uploadPhotograph } from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { type Answer, useTestServer } from '#test/server.ts'
import { aPicture, personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let made: TestApplicant
let page: Buffer

beforeAll(async () => {
  made = await approvedParticipant(server())
  page = await drawPicture({ width: 900, height: 640 })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const unswept = () =>
  server().database.selectFrom('file').select('guid').where('removedAt', 'is', null).execute()

const uploads: [string, () => Promise<Answer<unknown>>][] = [
  ['a file of the chat', () => personChat(server(), made).upload({ bytes: aPicture })],
  [
    'a page of a passport',
    () =>
      server().call('POST', '/passportfile', {
        token: made.token,
        ...uploadForm({ fields: { participant: made.guid }, file: page }),
      }),
  ],
]

test.each(uploads)('%s: a full store gives 503, and no row stays', async (_what, upload) => {
  const before = await unswept()
  for (const code of ['ENOSPC', 'EROFS', 'EDQUOT', 'EACCES']) {
    const fault = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
    vi.spyOn(server().services.files, 'put').mockRejectedValueOnce(new FileStoreFault(fault))
    const answer = await upload()
    expectRefusal(answer, 503, 'files_unavailable')
    expect(answer.headers['retry-after']).toBe('60')
  }
  expect(await unswept()).toHaveLength(before.length)
  await sweepFiles(server().services)
  expect((await upload()).status).toBe(200)
})

test('a photograph that could not be written leaves the old one', async () => {
  const { guid, token } = made
  const photograph = () =>
    server().call<{ photographFileGuid: string | null }>('GET', `/participants/${guid}`, { token })
  const before = await photograph()
  vi.spyOn(server().services.files, 'put').mockRejectedValueOnce(new FileStoreFault(new Error('ENOSPC')))
  await expect(uploadPhotograph(server(), made)).rejects.toThrow(/503.*files_unavailable/)
  expect((await photograph()).body).toEqual(before.body)
})

test('while the folder is gone nothing counts as missing, and it recovers', async () => {
  const { body: file } = await personChat(server(), made).upload({ bytes: aPicture })
  const folder = join(server().dataDir, 'files')
  const open = () => server().call('GET', `/file/${file.guid}`, { token: made.token })
  await rename(folder, `${folder}-away`)
  const answers = [
    await open(),
    await personChat(server(), made).upload({ bytes: aPicture }),
    await server().call('GET', `/image/public/news/${'a'.repeat(32)}.jpg`),
  ]
  for (const answer of answers) {
    expectRefusal(answer, 503, 'files_unavailable')
    expect(answer.headers['retry-after']).toBe('60')
  }
  await expect(sweepFiles(server().services)).rejects.toThrow(/not erased/)
  await rename(`${folder}-away`, folder)
  expect((await open()).status).toBe(200)
})
