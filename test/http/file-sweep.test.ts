import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Passport } from '#contract/passport.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import {
  finishedParticipant,
  givePassport,
  passportVersion,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { foreignPassport } from '#test/factories/passport.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const day = 24 * 3_600_000

let made: TestApplicant
beforeEach(async () => {
  made = await finishedParticipant(server())
})

let picture: Promise<Buffer> | null = null

async function uploadPage(): Promise<string> {
  picture ??= drawPicture({ noise: 2 })
  const form = uploadForm({ fields: { participant: made.guid }, file: await picture })
  const { body } = await server().call<{ fileGuid: string }>('POST', '/passportfile', {
    token: made.token,
    ...form,
  })
  return body.fileGuid
}

const pathOf = (guid: string) => join(server().dataDir, 'files', 'passport-pages', `${guid}.sealed`)

const save = async (mainPageFileGuid: string) => {
  // The token expires after twelve hours and the swept pages are older, so log in again.
  const { token } = await server().logIn(made.phone)
  return server().call<Passport>('PUT', `/participants/${made.guid}/passport`, {
    token,
    body: {
      ...foreignPassport({ mainPageFileGuid }),
      version: await passportVersion(server(), { ...made, token }),
    },
  })
}

const sweep = () => sweepFiles(server().services)

test('a page that nobody saved goes after a day, one that was saved stays', async () => {
  const [saved, forgotten] = [await uploadPage(), await uploadPage()]
  expect((await save(saved)).status).toBe(200)
  server().advance(day - 60_000)
  await sweep()
  expect([existsSync(pathOf(saved)), existsSync(pathOf(forgotten))]).toEqual([true, true])
  server().advance(120_000)
  await sweep()
  await sweep()
  expect([existsSync(pathOf(saved)), existsSync(pathOf(forgotten))]).toEqual([true, false])
  const { token } = await server().logIn(made.phone)
  expectRefusal(await server().call('GET', `/file/${forgotten}`, { token }), 404, 'not_found')
  expect((await server().call('GET', `/file/${saved}`, { token })).status).toBe(200)
})

test('a page that was swept cannot be saved any more', async () => {
  const page = await uploadPage()
  server().advance(day + 1000)
  await sweep()
  expectRefusal(await save(page), 404, 'not_found')
})

const left = (...guids: string[]) => guids.map(guid => existsSync(pathOf(guid)))

test('a scan is erased with the save that replaces it, whether it was saved before or not', async () => {
  const unsaved = await uploadPage()
  server().advance(1000)
  const [first, second] = [await uploadPage(), await uploadPage()]
  await save(first)
  // The second was not uploaded before the first: somebody may be about to save it.
  expect(left(unsaved, first, second)).toEqual([false, true, true])
  await save(second)
  expect(left(first, second)).toEqual([false, true])
  const rows = await server()
    .database.selectFrom('file')
    .select(['removedAt', 'erasedAt'])
    .where('guid', 'in', [unsaved, first])
    .execute()
  for (const row of rows) expect(row).toEqual({ removedAt: expect.any(Date), erasedAt: expect.any(Date) })
})

test('a save that is refused erases nothing, and what the store keeps the sweep erases', async () => {
  const page = await uploadPage()
  await save(page)
  server().advance(1000)
  const next = await uploadPage()
  expectRefusal(
    await server().call('PUT', `/participants/${made.guid}/passport`, {
      token: made.token,
      body: { ...foreignPassport({ mainPageFileGuid: next }), version: 99 },
    }),
    409,
    'changed_meanwhile',
  )
  expect(left(page, next)).toEqual([true, true])
  const away = vi.spyOn(server().services.files, 'delete').mockRejectedValue(new Error('the store is away'))
  expect((await save(next)).status).toBe(200)
  away.mockRestore()
  expect(left(page, next)).toEqual([true, true])
  await sweep()
  expect(left(page, next)).toEqual([false, true])
})

test('a save and a sweep at once: the page is saved and stays, or the save is refused', async () => {
  for (let time = 0; time < 6; time += 1) {
    const page = await uploadPage()
    server().advance(day + 1000)
    made = { ...made, token: (await server().logIn(made.phone)).token }
    const [saved] = await Promise.all([save(page), sweep(), sweep()])
    await sweep()
    const file = await server()
      .database.selectFrom('file')
      .select(['attachedAt', 'removedAt'])
      .where('guid', '=', page)
      .executeTakeFirstOrThrow()
    expect({
      saved: saved.status === 200,
      there: existsSync(pathOf(page)),
      removed: file.removedAt !== null,
    }).toEqual(
      saved.status === 200
        ? { saved: true, there: true, removed: false }
        : { saved: false, there: false, removed: true },
    )
  }
})

test('what the store refused to erase is erased the next time', async () => {
  const page = await uploadPage()
  server().advance(day + 1000)
  const away = vi.spyOn(server().services.files, 'delete').mockRejectedValue(new Error('the store is away'))
  await expect(sweep()).rejects.toThrow('not erased')
  away.mockRestore()
  expect(existsSync(pathOf(page))).toBe(true)
  await sweep()
  expect(existsSync(pathOf(page))).toBe(false)
})

test('more than one round takes, and what cannot be erased keeps nothing else from going', async () => {
  const { accountGuid } = await server()
    .database.selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  const at = server().services.clock.now()
  const file = (storageKey: string) => ({
    guid: randomUUID(),
    kind: 'passportPage' as const,
    participantGuid: made.guid,
    storageKey,
    contentType: 'image/jpeg',
    bytes: 1,
    sealedKeyId: null,
    createdBy: accountGuid,
    createdAt: at,
    removedAt: at,
  })
  const files = Array.from({ length: 900 }, () => {
    const made = file('')
    return { ...made, storageKey: `${made.guid < '4' ? 'stuck' : 'free'}/${made.guid}` }
  })
  await server().database.insertInto('file').values(files).execute()
  const { delete: erase } = server().services.files
  const stuck = vi.spyOn(server().services.files, 'delete').mockImplementation(async key => {
    if (key.startsWith('stuck/')) throw new Error('the store refuses')
    await erase(key)
  })
  const left = async () =>
    server()
      .database.selectFrom('file')
      .select('storageKey')
      .where('participantGuid', '=', made.guid)
      .where('erasedAt', 'is', null)
      .where('removedAt', 'is not', null)
      .execute()
  await expect(sweep()).rejects.toThrow('not erased')
  expect((await left()).filter(({ storageKey }) => storageKey.startsWith('free/'))).toEqual([])
  stuck.mockRestore()
  await sweep()
  expect(await left()).toEqual([])
})

test('a photograph that somebody wears stays, one that nobody wears goes', async () => {
  made = { ...made, token: (await server().logIn(made.phone)).token }
  const { fileGuid: worn } = await uploadPhotograph(server(), made)
  const orphan = randomUUID()
  const storageKey = `photographs/${orphan}.jpg`
  await server().services.files.put(storageKey, Buffer.from('x'), { contentType: 'image/jpeg' })
  const { accountGuid } = await server()
    .database.selectFrom('participant')
    .select('accountGuid')
    .where('guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await server()
    .database.insertInto('file')
    .values({
      guid: orphan,
      kind: 'photograph',
      participantGuid: made.guid,
      storageKey,
      contentType: 'image/jpeg',
      bytes: 1,
      sealedKeyId: null,
      createdBy: accountGuid,
      createdAt: server().services.clock.now(),
    })
    .execute()
  server().advance(day + 1000)
  await sweep()
  const left = readdirSync(join(server().dataDir, 'files', 'photographs'))
  expect([left.includes(`${worn}.jpg`), left.includes(`${orphan}.jpg`)]).toEqual([true, false])
})

test('an upload whose bytes did not arrive leaves nothing to save', async () => {
  made = { ...made, token: (await server().logIn(made.phone)).token }
  const put = vi.spyOn(server().services.files, 'put').mockRejectedValue(new Error('the store is away'))
  await uploadPage()
  put.mockRestore()
  const { mainPageFileGuid } = await givePassport(server(), made, foreignPassport())
  server().advance(day + 1000)
  await sweep()
  const kept = await server()
    .database.selectFrom('file')
    .select('guid')
    .where('participantGuid', '=', made.guid)
    .where('kind', '=', 'passportPage')
    .where('removedAt', 'is', null)
    .execute()
  expect(kept).toEqual([{ guid: mainPageFileGuid }])
})
