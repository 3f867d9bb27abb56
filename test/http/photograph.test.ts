import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  emptyParticipant,
  finishedParticipant,
  rejectedParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { photographUpload, whole } from './photograph-calls.ts'

const server = useTestServer()
let owner: TestParticipant
let portrait: Buffer
let port: number

beforeAll(async () => {
  owner = await emptyParticipant(server())
  portrait = await drawPicture()
  port = await server().listen()
})

const upload = photographUpload(server, () => owner)

const open = (fileGuid: string, token: string) => server().call('GET', `/file/${fileGuid}`, { token })
const pathOf = (fileGuid: string) => join(server().dataDir, 'files', 'photographs', `${fileGuid}.jpg`)

test('a photograph is cut to its square, stored small, and given back to its owner alone', async () => {
  const answer = await upload(portrait, { x: 50, y: 100, width: 500, height: 500 })
  expect(answer).toMatchObject({ status: 200, body: { width: 500, height: 500 } })
  const file = await open(answer.body.fileGuid, owner.token)
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment',
  })
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 500 })
  const read = await server().call('GET', `/participants/${owner.guid}`, { token: owner.token })
  expect(read.body).toMatchObject({ photographFileGuid: answer.body.fileGuid, version: answer.body.version })
})

test('a big picture is stored with 800 pixels', async () => {
  const big = await drawPicture({ width: 1200, height: 1000, noise: 4 })
  expect(await upload(big, { x: 0, y: 0, width: 1000, height: 1000 })).toMatchObject({
    status: 200,
    body: { width: 800, height: 800 },
  })
})

test.each(['png', 'bmp'] as const)('%s is taken as well', async format => {
  expect((await upload(await drawPicture({ format, noise: 4 }))).status).toBe(200)
})

test('a picture is measured as it is shown, after its EXIF rotation', async () => {
  const lying = await sharp(await drawPicture({ width: 500, height: 800 }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await upload(lying, { x: 300, y: 0, width: 500, height: 500 })).status).toBe(200)
  expectRefusal(await upload(lying, { x: 0, y: 300, width: 500, height: 500 }), 422, 'photo_crop')
})

test('nothing that a camera wrote into the file is kept', async () => {
  const signed = await drawPicture({ exif: 'Ivan Semkin' })
  expect(await exifr.parse(signed)).toMatchObject({ Artist: 'Ivan Semkin' })
  const { body } = await upload(signed)
  const { bytes } = await open(body.fileGuid, owner.token)
  expect(await exifr.parse(bytes)).toBeUndefined()
  const { exif, icc, xmp, iptc } = await sharp(bytes).metadata()
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
})

test('a new photograph takes the place of the old one, on the disk too', async () => {
  const first = await upload(portrait)
  expect(existsSync(pathOf(first.body.fileGuid))).toBe(true)
  const second = await upload(portrait)
  expectRefusal(await open(first.body.fileGuid, owner.token), 404, 'not_found')
  expect(existsSync(pathOf(first.body.fileGuid))).toBe(false)
  expect((await open(second.body.fileGuid, owner.token)).status).toBe(200)
})

test('a removed photograph is gone', async () => {
  const { body } = await upload(portrait)
  const remove = () =>
    server().call('DELETE', `/participants/${owner.guid}/photograph`, { token: owner.token })
  expect((await remove()).status).toBe(204)
  expectRefusal(await open(body.fileGuid, owner.token), 404, 'not_found')
  expect(existsSync(pathOf(body.fileGuid))).toBe(false)
  expect((await remove()).status).toBe(204)
})

test.each(['/image', '/image/check'])(
  'an upload to %s that is cut in the middle leaves nothing',
  async path => {
    const folder = join(server().dataDir, 'files', 'photographs')
    const kept = async () => [
      existsSync(folder) ? readdirSync(folder).length : 0,
      await server()
        .database.selectFrom('file')
        .select(eb => eb.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    ]
    const before = await kept()
    const part = (field: string, value: string) =>
      `--cut\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
    const head = `POST /api/v2${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 100000\r\n\r\n`
    const file = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
    const socket = connect(port, '127.0.0.1')
    socket.write(
      head +
        part('participant', owner.guid) +
        part('crop', JSON.stringify(whole)) +
        part('declared', 'true') +
        file,
    )
    socket.write(portrait.subarray(0, portrait.length / 2))
    await setTimeout(200)
    socket.destroy()
    await setTimeout(200)
    expect(await kept()).toEqual(before)
  },
)

test('under review a photograph can be replaced, not removed', async () => {
  const made = await finishedParticipant(server())
  expectRefusal(
    await server().call('DELETE', `/participants/${made.guid}/photograph`, { token: made.token }),
    409,
    'state_forbids',
  )
  expect((await upload(portrait, whole, made)).status).toBe(200)
  expect((await upload(portrait, whole, await approvedParticipant(server()))).status).toBe(200)
  expectRefusal(await upload(portrait, whole, await rejectedParticipant(server())), 403, 'account_blocked')
})

test('after the approval a new photograph is looked at again, and badges that are locked keep theirs', async () => {
  const approved = await approvedParticipant(server())
  const review = async () => {
    const row = await server()
      .services.database.selectFrom('application')
      .select('photographReviewSince')
      .where('participantGuid', '=', approved.guid)
      .executeTakeFirstOrThrow()
    return row.photographReviewSince
  }
  expect(await review()).toBeNull()
  const { body } = await upload(portrait, whole, approved)
  expect(await review()).toEqual(server().services.clock.now())

  const start = server().services.clock.now()
  await server().services.movableClock?.move(new Date('2026-02-13T23:59:00+03:00'))
  expect((await upload(portrait, whole, approved)).status).toBe(200)
  await server().services.movableClock?.move(new Date('2026-02-14T00:00:00+03:00'))
  const kept = await server().call<{ photographFileGuid: string }>('GET', `/participants/${approved.guid}`, {
    token: approved.token,
  })
  expectRefusal(await upload(portrait, whole, approved), 423, 'deadline_passed')
  const after = await server().call('GET', `/participants/${approved.guid}`, { token: approved.token })
  expect(after.body).toMatchObject({ photographFileGuid: kept.body.photographFileGuid })
  expect(kept.body.photographFileGuid).not.toBe(body.fileGuid)
  await server().services.movableClock?.move(start)
})

test('to another account neither the photograph nor its participant is there', async () => {
  const [made, stranger] = [await draftParticipant(server()), await emptyParticipant(server())]
  const { body } = await upload(portrait, whole, made)
  expectRefusal(await open(body.fileGuid, stranger.token), 404, 'not_found')
  expectRefusal(await upload(portrait, whole, { ...made, token: stranger.token }), 404, 'not_found')
  expectRefusal(await server().call('GET', `/file/${body.fileGuid}`), 401, 'unauthorized')
  expectRefusal(await open('1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10', made.token), 404, 'not_found')
  for (const [role, status] of [
    ['committee', 200],
    ['security', 200],
    // The work of finance needs no face.
    ['finance', 404],
    ['gate', 404],
    ['content', 404],
  ] as const)
    expect({
      role,
      status: (await open(body.fileGuid, await organiserToken(server(), role))).status,
    }).toEqual({ role, status })
})

test('of twenty photographs at once one stays', async () => {
  const made = await emptyParticipant(server())
  const picture = await drawPicture({ width: 400, height: 400 })
  const cut = { x: 0, y: 0, width: 400, height: 400 }
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(picture, cut, made)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.filter(({ body }) => existsSync(pathOf(body.fileGuid)))).toHaveLength(1)
  const kept = await Promise.all(answers.map(({ body }) => open(body.fileGuid, made.token)))
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(1)
})
