import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import { sweepFiles } from '#server/usecases/file/sweep-files.ts'
import type { UploadedImage } from '#server/usecases/image/upload-image.ts'
import { contentConsole, createPiece, editorToken, faultsOf, goodDrafts } from '#test/factories/content.ts'
import { must } from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

// Public pictures that editors have uploaded and no piece of content names.
const server = useTestServer()
const { publish, unpublish, save, remove } = contentConsole(server)
const day = 24 * 3_600_000
let noise = 0
let file: Buffer

beforeEach(async () => {
  noise += 1
  file = await drawPicture({ noise })
})

async function upload(): Promise<UploadedImage> {
  return must(server(), 'POST', '/organizer/pictures', {
    token: await editorToken(server()),
    ...uploadForm({ fields: { area: 'news' }, file }),
  })
}

const draftWith = (picture: UploadedImage | null) => ({
  ...goodDrafts.news(),
  cover: picture && { path: picture.path, width: picture.width, height: picture.height },
})

const isThere = ({ path }: UploadedImage) => existsSync(join(server().dataDir, 'files', path))
const sweep = () => sweepFiles(server().services)

async function sweepAfter(milliseconds: number): Promise<void> {
  server().advance(milliseconds)
  await sweep()
}

test('a picture that nothing names goes after a day, and not before', async () => {
  const picture = await upload()
  await sweepAfter(day - 60_000)
  expect(isThere(picture)).toBe(true)
  await sweepAfter(120_000)
  expect(isThere(picture)).toBe(false)
  expect((await server().call('GET', `/image/${picture.path}`)).status).toBe(404)
})

test('named by a draft, or by what is on the site alone, it stays; named by neither it goes', async () => {
  const picture = await upload()
  const made = await createPiece(server(), 'news', draftWith(picture))
  await sweepAfter(2 * day)
  expect(isThere(picture)).toBe(true)
  const onSite = (await publish(made)).body
  const without = (await save(onSite, draftWith(null))).body
  await sweepAfter(2 * day)
  expect(isThere(picture)).toBe(true)
  await unpublish(without)
  await sweepAfter(60_000)
  expect(isThere(picture)).toBe(false)
})

test('taken out of a draft it stays for another day, in which it can be put back', async () => {
  const picture = await upload()
  const made = await createPiece(server(), 'news', draftWith(picture))
  server().advance(5 * day)
  const without = (await save(made, draftWith(null))).body
  await sweepAfter(60_000)
  expect(isThere(picture)).toBe(true)
  expect((await save(without, draftWith(picture))).status).toBe(200)
  await sweepAfter(5 * day)
  expect(isThere(picture)).toBe(true)
})

test('a picture in an album is found, and goes with its album', async () => {
  const picture = await upload()
  const { path, width, height } = picture
  const caption = { ru: 'Зал', en: 'Hall' }
  const made = await createPiece(server(), 'album', {
    ...emptyDraft('album'),
    pictures: [{ picture: { path, width, height }, caption }],
  })
  await sweepAfter(2 * day)
  expect(isThere(picture)).toBe(true)
  await remove(made)
  await sweepAfter(60_000)
  expect(isThere(picture)).toBe(false)
})

test('a draft that names an erased picture is refused, until the picture is uploaded again', async () => {
  const picture = await upload()
  await sweepAfter(day + 1000)
  const made = await createPiece(server(), 'news', draftWith(null))
  const refused = await save(made, draftWith(picture))
  expectRefusal(refused, 422, 'picture_gone')
  expect(faultsOf(refused.body)).toEqual(['draft.cover picture_gone'])
  expect(await upload()).toEqual(picture)
  expect(isThere(picture)).toBe(true)
  expect((await save(made, draftWith(picture))).status).toBe(200)
  await sweepAfter(2 * day)
  expect(isThere(picture)).toBe(true)
})

test('a save, an upload and sweeps at once: what is saved is there', async () => {
  const made = await createPiece(server(), 'news', draftWith(null))
  let version = made.version
  for (let time = 0; time < 6; time += 1) {
    file = await drawPicture({ noise: 100 + time })
    const picture = await upload()
    server().advance(day + 1000)
    const token = await editorToken(server())
    const [saved] = await Promise.all([
      server().call<ContentDetail>('PUT', `/organizer/content/news/${made.guid}`, {
        token,
        body: { version, draft: draftWith(picture) },
      }),
      sweep(),
      time % 2 === 0 ? upload() : sweep(),
    ])
    if (saved.status === 200) version = saved.body.version
    else expectRefusal(saved, 422, 'picture_gone')
    if (saved.status === 200 || time % 2 === 0) expect(isThere(picture)).toBe(true)
  }
})

test('what the store refused to erase is erased the next time', async () => {
  const picture = await upload()
  server().advance(day + 1000)
  const away = vi.spyOn(server().services.files, 'delete').mockRejectedValue(new Error('the store is away'))
  await expect(sweep()).rejects.toThrow('not erased')
  away.mockRestore()
  expect(isThere(picture)).toBe(true)
  await sweep()
  expect(isThere(picture)).toBe(false)
})
