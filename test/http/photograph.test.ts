import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
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
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const whole = { x: 0, y: 0, width: 600, height: 600 }
let owner: TestParticipant
let portrait: Buffer

beforeAll(async () => {
  owner = await emptyParticipant(server())
  portrait = await drawPicture()
})

type Stored = { fileGuid: string; width: number; height: number; version: number }

function upload(file: Buffer, crop: unknown = whole, by: TestParticipant = owner, name = 'photo.jpg') {
  const fields = { participant: by.guid, crop: typeof crop === 'string' ? crop : JSON.stringify(crop) }
  return server().call<Stored>('POST', '/image', {
    token: by.token,
    ...uploadForm({ fields, file, fileName: name }),
  })
}

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
  expect(read.body).toMatchObject({ photoFileGuid: answer.body.fileGuid, version: answer.body.version })
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

test.each([
  [415, 'photo_type', 'text called .jpg', () => Buffer.from('Фотография будет потом. '.repeat(20))],
  [415, 'photo_type', 'a GIF', () => drawPicture({ format: 'gif' })],
  [415, 'photo_type', 'a WebP', () => drawPicture({ format: 'webp' })],
  [
    415,
    'photo_type',
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>'),
  ],
  [
    413,
    'photo_bytes',
    'more than 2 MB',
    () => drawPicture({ width: 1000, height: 1000, format: 'png', noise: 255 }),
  ],
  [422, 'photo_colour', 'a grey JPEG', () => drawPicture({ grey: true })],
  [
    422,
    'photo_colour',
    'a PNG of one channel',
    async () =>
      sharp(await drawPicture({ grey: true }))
        .greyscale()
        .png()
        .toBuffer(),
  ],
  [422, 'photo_unreadable', 'half a JPEG', async () => (await drawPicture()).subarray(0, 9000)],
  [
    422,
    'photo_unreadable',
    'a head without a body',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(40).fill(0)]),
  ],
  [422, 'photo_unreadable', 'a BMP that promises 10 gigapixels', () => bmpOf(100_000, 100_000)],
  [422, 'photo_unreadable', 'a BMP of negative width', () => bmpOf(-600, 600)],
  [422, 'photo_unreadable', 'a BMP that ends early', () => bmpOf(600, 600)],
  [
    422,
    'photo_unreadable',
    'a PNG that promises 3.6 gigapixels',
    async () => inflatedPng(await drawPicture({ format: 'png' })),
  ],
] as const)('%i %s: %s', async (status, code, _what, make) => {
  expectRefusal(await upload(await make()), status, code, { photo: code })
})

test('a picture under 400 pixels is too small, and so is a small cut of a big one', async () => {
  const small = await drawPicture({ width: 399, height: 399 })
  const side = (width: number) => ({ x: 0, y: 0, width, height: width })
  expectRefusal(await upload(small, side(399)), 422, 'photo_dimensions', { photo: 'photo_dimensions' })
  expectRefusal(await upload(portrait, side(399)), 422, 'photo_dimensions', { photo: 'photo_dimensions' })
  expect((await upload(portrait, side(400))).status).toBe(200)
})

test.each([
  ['photo_square', { ...whole, height: 500 }],
  ['photo_crop', { ...whole, x: 1 }],
  ['photo_crop', { ...whole, x: -1 }],
  ['photo_crop', { ...whole, width: 600.5 }],
  ['photo_crop', { ...whole, width: 1e300 }],
  ['photo_crop', { x: 0, y: 0 }],
  ['photo_crop', { ...whole, angle: 3 }],
  ['photo_crop', 'no json'],
  ['photo_crop', ''],
  ['photo_crop', 'null'],
] as const)('%s for the frame %j', async (code, crop) => {
  expectRefusal(await upload(portrait, crop), 422, code, { photo: code })
})

test('a form without its parts', async () => {
  const send = (form: Parameters<typeof uploadForm>[0]) =>
    server().call('POST', '/image', { token: owner.token, ...uploadForm(form) })
  const fields = { participant: owner.guid, crop: JSON.stringify(whole) }
  expectRefusal(await send({ fields }), 422, 'required', { photo: 'required' })
  expectRefusal(await send({ fields, file: Buffer.alloc(0) }), 422, 'required', { photo: 'required' })
  expectRefusal(await send({ fields: { crop: fields.crop }, file: portrait }), 404, 'not_found')
  expectRefusal(
    await send({ fields: { ...fields, participant: "x' or 1=1" }, file: portrait }),
    404,
    'not_found',
  )
  const json = await server().call('POST', '/image', {
    token: owner.token,
    body: { participant: owner.guid },
  })
  expectRefusal(json, 415, 'media_type_unsupported')
  const cut = uploadForm({ fields, file: portrait })
  const answer = await server().call('POST', '/image', {
    token: owner.token,
    ...cut,
    body: cut.body.subarray(0, 5000),
  })
  expectRefusal(answer, 400, 'malformed_request')
  expectRefusal(
    await server().call('POST', '/image', uploadForm({ fields, file: portrait })),
    401,
    'unauthorized',
  )
})

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['an empty body', 'multipart/form-data; boundary=b', ''],
  [
    'no end',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['no header', 'multipart/form-data; boundary=b', '--b\r\n\r\nabc\r\n--b--\r\n'],
  [
    'a header without end',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="${'a'.repeat(90_000)}`,
  ],
  [
    'a name of the prototype',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
  ],
  [
    'two files',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n--b\r\nContent-Disposition: form-data; name="b"; filename="b"\r\n\r\n1\r\n--b--\r\n',
  ],
  [
    'ten fields',
    'multipart/form-data; boundary=b',
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10)}--b--\r\n`,
  ],
])('a broken form is refused, not stumbled over: %s', async (_what, type, body) => {
  const answer = await server().call('POST', '/image', {
    token: owner.token,
    body,
    headers: { 'content-type': type },
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
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
    ['finance', 200],
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

/** The head of a BMP that says it is so big, and little else. */
function bmpOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(200)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** A PNG whose header says 60,000 x 60,000. */
function inflatedPng(png: Buffer): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
