import { createHash } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import type { uploadedImage } from '#contract/image.ts'
import { imagePathIn } from '#domain/image/image-path.ts'
import { composeContent } from '#server/demo/compose-content.ts'
import { readContentFiles } from '#server/demo/read-content-files.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token: string
let stored: z.infer<typeof uploadedImage>

beforeAll(async () => {
  token = await organiserToken(server(), 'content')
  stored = (await upload(await drawPicture({ width: 1200, height: 800, noise: 4 }))).body
})

function upload(file: Buffer, area = 'news') {
  return server().call<z.infer<typeof uploadedImage>>('POST', '/organizer/pictures', {
    token,
    ...uploadForm({ fields: { area }, file }),
  })
}

const open = (path: string, query = '', headers: Record<string, string> = {}) =>
  server().call('GET', `/image/${path}${query && `?${query}`}`, { headers })

test('an uploaded picture is public: any size and format, for everybody, for ever', async () => {
  expect(stored).toMatchObject({
    width: 1200,
    height: 800,
    path: expect.stringMatching(/^public\/news\/[0-9a-f]{32}\.jpg$/),
  })
  expect(stored.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/)
  const answer = await open(stored.path, 'open=true&width=600')
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
})

test('the slashes of a path may be written as %2F', async () => {
  const [plain, escaped] = [
    await open(stored.path, 'width=50'),
    await open(encodeURIComponent(stored.path), 'width=50'),
  ]
  expect(escaped.status).toBe(200)
  expect(escaped.headers.etag).toBe(plain.headers.etag)
})

test.each([
  ['', { format: 'webp', width: 1200, height: 800 }],
  ['width=300&height=300', { format: 'webp', width: 300, height: 300 }],
  ['width=300&height=300&fit=contain&background=ff0000', { format: 'webp', width: 300, height: 300 }],
  ['width=300&height=300&fit=inside', { format: 'webp', width: 300, height: 200 }],
  ['height=80&format=jpeg&quality=50', { format: 'jpeg', width: 120, height: 80 }],
  ['width=40&format=png', { format: 'png', width: 40, height: 27 }],
  ['width=40&format=avif', { format: 'heif', width: 40, height: 27 }],
  ['width=10&height=10&quality=50&blur=3', { format: 'webp', width: 10, height: 10 }],
  // Reduced, and never enlarged.
  ['width=9000', { format: 'webp', width: 1200, height: 800 }],
  ['width=2400&height=2400', { format: 'webp', width: 800, height: 800 }],
])('?%s', async (query, expected) => {
  const answer = await open(stored.path, `open=true&${query}`)
  expect(answer.status).toBe(200)
  expect(await sharp(answer.bytes).metadata()).toMatchObject(expected)
})

test.each([
  ['image_modifier_value', 'width', 'width=100000'],
  ['image_modifier_value', 'width', 'width=10001'],
  ['image_modifier_value', 'width', 'width=0'],
  ['image_modifier_value', 'width', 'width=-5'],
  ['image_modifier_value', 'width', 'width=1e3'],
  ['image_modifier_value', 'width', 'width=5&width=6'],
  ['image_modifier_value', 'height', 'height=%D1%8F'],
  ['image_modifier_value', 'format', 'format=svg'],
  ['image_modifier_value', 'quality', 'quality=0'],
  ['image_modifier_value', 'fit', 'fit=fill'],
  ['image_modifier_value', 'background', 'background=url(//evil)'],
  ['image_modifier_value', 'blur', 'blur=1000'],
  ['image_modifier_value', 'open', 'open=false'],
  ['image_modifier_unknown', 'rotate', 'rotate=90'],
  ['image_modifier_unknown', 'constructor', 'constructor=1'],
  ['image_modifier_unknown', '__proto__', '__proto__=1'],
  ['image_modifier_unknown', 'url', 'url=http://127.0.0.1/'],
] as const)('%s for %s: ?%s', async (code, field, query) => {
  expectRefusal(await open(stored.path, query), 400, code, { [field]: code })
})

test('a refusal names the modifier in the language of the caller', async () => {
  const message = async (locale: 'ru' | 'en') =>
    (await server().call('GET', `/image/${stored.path}?rotate=90`, { locale })).body.message
  expect(await message('ru')).toBe('У изображений нет параметра «rotate»')
  expect(await message('en')).toBe('Pictures have no modifier “rotate”')
})

test.each([
  ['public/news/00000000000000000000000000000000.jpg', 404],
  ['public/other/00000000000000000000000000000000.jpg', 404],
  ['public/news/00000000000000000000000000000000.svg', 404],
  ['photographs/1d0a9d9c-2c1e-4f6e-9d59-9d3a1f6f8f10.jpg', 404],
  ['public/news/..%2f..%2fphotographs%2fa.jpg', 404],
  ['public/../photographs/a.jpg', 404],
  ['%2e%2e/%2e%2e/etc/passwd', 404],
  ['..%5c..%5cetc%5cpasswd', 404],
  ['%252e%252e%252fetc%252fpasswd', 404],
  ['/etc/passwd', 404],
  ['%2fetc%2fpasswd', 404],
  ['http://127.0.0.1:1/a.png', 404],
  ['http%3A%2F%2F169.254.169.254%2Flatest', 404],
  ['//evil.example/a.png', 404],
  ['file:///etc/passwd', 404],
  ['public/news/a%00.jpg', 400],
  ['public/news/%ff.jpg', 400],
  ['', 404],
  [`public/${'a'.repeat(5000)}`, 404],
])('nothing is asked of the store for %j', async (path, status) => {
  const asked = vi.spyOn(server().services.files, 'get')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const answer = await open(path)
  expect(answer.status).toBe(status)
  const known = path.endsWith('0.jpg') && status === 404 && path.startsWith('public/news/0')
  expect(asked).toHaveBeenCalledTimes(known ? 1 : 0)
  expect(fetched).not.toHaveBeenCalled()
  asked.mockRestore()
  fetched.mockRestore()
})

test('the strong tag answers 304 without the bytes', async () => {
  const first = await open(stored.path, 'width=77')
  const tag = first.headers.etag ?? ''
  expect(tag).toBe(`"${createHash('sha256').update(first.bytes).digest('base64url').slice(0, 22)}"`)
  for (const header of [tag, `"other", ${tag}`, '*']) {
    const again = await open(stored.path, 'width=77', { 'if-none-match': header })
    expect({ status: again.status, length: again.bytes.length, etag: again.headers.etag }).toEqual({
      status: 304,
      length: 0,
      etag: tag,
    })
  }
  expect((await open(stored.path, 'width=77', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a rendering is made once, however many ask for it at once, and is found again', async () => {
  const read = vi.spyOn(server().services.files, 'get')
  const answers = await Promise.all(Array.from({ length: 30 }, () => open(stored.path, 'width=88')))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
  await open(stored.path, 'width=88&open=true')
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
  expect(readdirSync(join(server().dataDir, 'renderings')).length).toBeGreaterThan(0)
})

test.each([
  ['no picture at all', () => Buffer.from('{"contentType":"image/jpeg"}\nnothing')],
  ['half a picture', async () => (await drawPicture()).subarray(0, 5000)],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
] as const)('a broken file in the store is no fault of the server: %s', async (what, make) => {
  const path = `public/news/${createHash('md5').update(what).digest('hex')}.jpg`
  await server().services.files.put(path, await make(), { contentType: 'image/jpeg' })
  expectRefusal(await open(path), 422, 'image_unreadable')
})

test('a file whose head is damaged on the disk is no fault of the server either', async () => {
  const path = join(server().dataDir, 'files', 'public', 'news', `${'e'.repeat(32)}.jpg`)
  writeFileSync(path, 'no head here')
  expectRefusal(await open(`public/news/${'e'.repeat(32)}.jpg`), 404, 'not_found')
})

test('the demo draws its pictures when they are asked for', async () => {
  for (const path of [
    'drawn/album/forum-2024-1-desk.webp',
    'drawn/news/results-2025-hall.webp',
    ...['speaker', 'partner'].flatMap(kind => [ownPicture(kind), imagePathIn(ownPicture(kind), 'en')]),
  ]) {
    const answer = await open(path, 'open=true&width=320')
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    expect(answer.headers['cache-control']).toBe('public, max-age=86400')
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
  }
  expect(existsSync(join(server().dataDir, 'files', 'drawn'))).toBe(false)
  expectRefusal(await open('drawn/passport/s-1.webp'), 404, 'not_found')
})

/** A picture of the demo's own content. */
function ownPicture(kind: string): string {
  const drafts = JSON.stringify(readContentFiles().flatMap(composeContent))
  return new RegExp(`drawn/${kind}/[\\w-]+\\.webp`).exec(drafts)?.[0] ?? ''
}

test.each(['partner', 'speaker', 'news', 'album'])(
  'nobody gets a %s drawn that the forum does not have',
  async kind => {
    expectRefusal(await open(`drawn/${kind}/fake-bank.webp`), 404, 'not_found')
    const words = Buffer.from('FAKE BANK pay to 4111').toString('base64url')
    expectRefusal(await open(ownPicture(kind).replace('.webp', `.${words}.webp`)), 404, 'not_found')
  },
)

test('a partner’s mark is another picture in each language, and is light enough to be turned round on a dark page', async () => {
  const path = ownPicture('partner')
  const [russian, english] = await Promise.all(
    [path, imagePathIn(path, 'en')].map(async one => (await open(one)).bytes),
  )
  expect(russian?.equals(english ?? Buffer.alloc(0))).toBe(false)
  const { channels } = await sharp(await (await open(ownPicture('speaker'))).bytes).stats()
  for (const { mean } of channels) expect(mean).toBeGreaterThan(150)
})

test('metadata is left behind, and a turned picture is stored upright', async () => {
  const signed = await sharp(await drawPicture({ width: 500, height: 300, exif: 'Ivan Semkin' }))
    .keepExif()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await exifr.parse(signed)).toMatchObject({ Artist: 'Ivan Semkin' })
  const { body } = await upload(signed)
  expect(body).toMatchObject({ width: 300, height: 500 })
  const kept = await server().services.files.get(body.path)
  expect(await exifr.parse(kept?.bytes ?? Buffer.alloc(0))).toBeUndefined()
})

test('the same picture is stored once, and a see-through one stays see-through', async () => {
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const [one, two] = [await upload(logo, 'partners'), await upload(logo, 'partners')]
  expect(one.body.path).toBe(two.body.path)
  expect(one.body.path).toMatch(/^public\/partners\/.*\.webp$/)
  const clear = await sharp((await open(one.body.path, 'width=60')).bytes).metadata()
  expect(clear.hasAlpha).toBe(true)
  const white = await open(one.body.path, 'width=60&format=jpeg')
  expect((await sharp(white.bytes).stats()).channels[0]?.min).toBeGreaterThan(250)
})

test.each([
  [415, 'image_type', 'an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [415, 'image_type', 'a GIF', () => drawPicture({ format: 'gif' })],
  [415, 'image_type', 'a BMP', () => drawPicture({ format: 'bmp' })],
  [422, 'image_unreadable', 'half a JPEG', async () => (await drawPicture()).subarray(0, 9000)],
  [413, 'image_bytes', 'more than 8 MB', () => Buffer.alloc(8 * 1024 * 1024 + 1, 1)],
  [
    422,
    'image_pixels',
    '26 megapixels',
    () =>
      sharp({ create: { width: 6500, height: 4000, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
  ],
] as const)('%i %s: %s', async (status, code, _what, make) => {
  expectRefusal(await upload(await make()), status, code, { file: code })
})

test('a form without its parts, and who may not', async () => {
  const file = await drawPicture()
  const send = (form: Parameters<typeof uploadForm>[0], by: string | null = token) =>
    server().call('POST', '/organizer/pictures', { ...(by && { token: by }), ...uploadForm(form) })
  expectRefusal(await send({ file }), 422, 'value_invalid', { area: 'value_invalid' })
  expectRefusal(await send({ fields: { area: '../news' }, file }), 422, 'value_invalid')
  expectRefusal(await send({ fields: { area: 'news' } }), 422, 'required', { file: 'required' })
  expectRefusal(await send({ fields: { area: 'news' }, file }, null), 401, 'unauthorized')
  const finance = await organiserToken(server(), 'finance')
  expectRefusal(await send({ fields: { area: 'news' }, file }, finance), 403, 'forbidden')
})

test.each(['shield-check', 'building', 'map-pin'])('the icon %s is a file of our own', async name => {
  const answer = await server().call('GET', `//icons/${name}.svg`)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'svg', width: 24 })
  const again = await server().call('GET', `//icons/${name}.svg`, {
    headers: { 'if-none-match': answer.headers.etag ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each(['unknown.svg', 'shield.png', '..%2fpackage.json', 'createLucideIcon.svg', 'a'.repeat(90)])(
  'no icon: %s',
  async file => {
    expectRefusal(await server().call('GET', `//icons/${file}`), 404, 'not_found')
  },
)
