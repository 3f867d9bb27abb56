import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { composeContent } from '#server/demo/compose-content.ts'
import { readContentFiles } from '#server/demo/read-content-files.ts'
import { pictureGate } from '#server/pictures/picture-gate.ts'
import { approvedParticipant, emptyParticipant, type TestParticipant } from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

/** Drawings of the demo's own, of which there are fewer than the tests ask for: sizes and qualities make the rest. */
const marks = [
  ...new Set(
    JSON.stringify(readContentFiles().flatMap(composeContent)).match(/drawn\/partner\/[\w-]+\.webp/g),
  ),
]

let owner: TestParticipant
let large: Buffer

/** The most pictures that the library had in work at once, sampled every millisecond. */
async function mostAtOnce(work: () => Promise<void>): Promise<number> {
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process)
  }, 1)
  await work().finally(() => clearInterval(watch))
  return most
}

beforeAll(async () => {
  owner = await emptyParticipant(server())
  // 24 megapixels, rotated by EXIF, as phones take them.
  large = await sharp(await drawPicture({ width: 300, height: 200, noise: 4 }))
    .resize(6000, 4000)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 40 })
    .toBuffer()
})

function upload(file: Buffer, side: number) {
  const crop = { x: 0, y: 0, width: side, height: side }
  return server().call('POST', '/image', {
    token: owner.token,
    ...uploadForm({
      fields: { participant: owner.guid, crop: JSON.stringify(crop), declared: 'true' },
      file,
    }),
  })
}

test('twenty large photographs at once are decoded two at a time', async () => {
  const most = await mostAtOnce(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(large, 4000)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
  expect(pictureGate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
})

test('public pictures wait at the same gate', async () => {
  const ask = (at: number) =>
    server().call('GET', `/image/${marks[at % marks.length]}?width=100&quality=${1 + at}`)
  const most = await mostAtOnce(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})

test('whoever asks for too much at once is asked to come again, and others are not', async () => {
  const ask = (at: number, address: string) =>
    server().call(
      'GET',
      `/image/${marks[at % marks.length]}?width=21&quality=${1 + (at % 100)}&blur=${Math.floor(at / 100)}`,
      { address },
    )
  const crowd = Array.from({ length: 60 }, (_, at) => ask(at, '10.200.1.1'))
  const other = ask(1000, '10.200.1.2')
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expectRefusal(answer, 429, 'too_many_requests')
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect((await other).status).toBe(200)
})

test('a full gate says 503 and when to come again', async () => {
  const ask = (at: number) =>
    server().call(
      'GET',
      `/image/${marks[at % marks.length]}?width=22&quality=${1 + (at % 100)}&blur=${Math.floor(at / 100)}`,
      { address: `10.200.2.${at % 100}` },
    )
  const answers = await Promise.all(Array.from({ length: 140 }, (_, at) => ask(at)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expectRefusal(answer, 503, 'service_busy')
    expect(answer.headers['retry-after']).toBe('2')
  }
  expect(pictureGate.figures()).toEqual({ running: 0, waiting: 0, held: 0 })
})

test('one address has so many pictures made in a minute; what lies ready is not counted', async () => {
  const address = '10.200.3.1'
  const ask = (at: number) =>
    server().call(
      'GET',
      `/image/${marks[0]}?width=20&quality=${1 + (at % 100)}&blur=${1 + Math.floor(at / 100)}`,
      { address },
    )
  let refused: Awaited<ReturnType<typeof ask>> | null = null
  let made = 0
  for (; made < 300 && !refused; made += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(made + at)))
    refused = answers.find(({ status }) => status !== 200) ?? null
  }
  expect(made).toBeGreaterThan(240)
  if (!refused) throw new Error('nothing was refused')
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(0)).status).toBe(200)
})

test('a bomb is refused by its header: not one pixel is decoded', async () => {
  const made = await approvedParticipant(server())
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const most = await mostAtOnce(async () => {
    const answer = await server().call('POST', '/passportfile', {
      token: made.token,
      ...uploadForm({ fields: { participant: made.guid }, file: bomb }),
    })
    expectRefusal(answer, 422, 'photo_unreadable', { file: 'photo_unreadable' })
  })
  // Reading a header does not use the queue.
  expect(most).toBe(0)
})
