import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { emptyParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { photographUpload, whole } from './photograph-calls.ts'

const server = useTestServer()
let owner: TestParticipant
let portrait: Buffer

beforeAll(async () => {
  owner = await emptyParticipant(server())
  portrait = await drawPicture()
})

const upload = photographUpload(server, () => owner)

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

/** A BMP with little more than a header of this size. */
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
