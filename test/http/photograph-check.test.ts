import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import type { ChosenPicture, PhotographCrop, PhotographStanding } from '#contract/photograph.ts'
import { faultsOf } from '#domain/photograph/photograph-finding.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { createFaceFinder } from '#server/adapters/faces/finder-pool.ts'
import { type FaceFinder, FaceFinderUnavailable } from '#server/adapters/faces/port.ts'
import { createSteadyFaceFinder } from '#server/adapters/testing/steady-face-finder.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  emptyParticipant,
  finishedParticipant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { drawPortrait, type PortraitWish } from '#test/factories/portrait.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const real = createFaceFinder({ warn: () => {} })
const steady = createSteadyFaceFinder()
let finder: FaceFinder = real
const server = useTestServer({
  faces: {
    find: (...call) => finder.find(...call),
    close: () => real.close(),
  },
})
afterAll(() => real.close())

const switchedOff: FaceFinder = {
  find: () => Promise.reject(new FaceFinderUnavailable('switched off')),
  close: async () => {},
}

/** Makes somebody while every picture passes, because the factories' photograph is no portrait. */
async function madeBy<Made>(make: () => Promise<Made>): Promise<Made> {
  finder = steady
  try {
    return await make()
  } finally {
    finder = real
  }
}

/** The edition's clock in tests begins at 15 September 2025. */
const recent = { at: '2025:08:20 12:00:00', offset: '+03:00' }
const all = { x: 0, y: 0, width: 600, height: 600 }

type Stored = { fileGuid: string; check: NonNullable<PhotographStanding['check']> }

function post<Body>(path: string, by: TestParticipant, file: Buffer, fields: Record<string, string> = {}) {
  const form = uploadForm({ fields: { participant: by.guid, ...fields }, file })
  return server().call<Body>('POST', path, { token: by.token, ...form })
}

const check = (by: TestParticipant, file: Buffer, crop?: PhotographCrop) =>
  post<ChosenPicture>('/image/check', by, file, crop ? { crop: JSON.stringify(crop) } : {})

const store = (by: TestParticipant, file: Buffer, crop: PhotographCrop = all, declared?: boolean) =>
  post<Stored>('/image', by, file, {
    crop: JSON.stringify(crop),
    ...(declared !== undefined && { declared: String(declared) }),
  })

const standing = async (by: TestParticipant) =>
  (await server().call<PhotographStanding>('GET', `/participants/${by.guid}/photograph`, by)).body

const reasons = (findings: { rule: string; reason: string | null }[]) =>
  Object.fromEntries(findings.flatMap(({ rule, reason }) => (reason ? [[rule, reason]] : [])))

test.each(Array.from({ length: 8 }, (_, who) => who))(
  'drawn person %i is found, cut as a badge wants it, and stored without a question',
  async who => {
    const owner = await emptyParticipant(server())
    const file = await drawPortrait({
      who,
      width: 1600,
      height: 1200,
      size: 700,
      x: 500,
      y: 350,
      taken: recent,
    })
    const { body } = await check(owner, file)
    expect(faultsOf(body.findings)).toEqual([])
    expect(body.faces).toHaveLength(1)
    const crop = body.proposed ?? all
    // The head fills 70 % of the drawing, so the square is about as large as the drawing.
    expect(crop.width).toBeGreaterThan(600)
    expect(crop.width).toBeLessThan(760)
    expect(Math.abs(crop.x - 500)).toBeLessThan(70)
    const stored = await store(owner, file, crop)
    expect(stored.status).toBe(200)
    expect(stored.body.check).toMatchObject({ state: 'done', takenOn: '2025-08-20', declaredAt: null })
  },
)

test('the picture of somebody far away is cut at 400 pixels, and says that the face is too small', async () => {
  const owner = await emptyParticipant(server())
  const file = await drawPortrait({ width: 1600, height: 1200, size: 240, x: 700, y: 400, taken: recent })
  const { body } = await check(owner, file)
  expect(body.proposed).toMatchObject({ width: 400, height: 400 })
  expect(faultsOf(body.findings)).toEqual(['photo_face_small'])
  expectRefusal(await store(owner, file, body.proposed ?? all), 422, 'photo_face_small', {
    photo: 'photo_face_small',
  })
})

test.each<[string, PortraitWish, PhotographCrop, ErrorCode[]]>([
  ['nobody', { size: 1, ground: '#ffd9a0', taken: recent }, all, ['photo_face_none']],
  [
    'two people',
    { width: 1200, size: 600, beside: { who: 5, size: 600, x: 600, y: 0 }, height: 1200, taken: recent },
    { x: 0, y: 0, width: 1200, height: 1200 },
    ['photo_faces_many', 'photo_face_small'],
  ],
  ['a small face', { size: 400, x: 100, y: 100, taken: recent }, all, ['photo_face_small']],
  ['a chin below the edge', { taken: recent }, { x: 65, y: 0, width: 470, height: 470 }, ['photo_face_cut']],
  ['a picture of last winter', { taken: { at: '2025:01:10 12:00:00' } }, all, ['photo_old']],
  ['a picture without a date', {}, all, ['photo_age_unknown']],
  ['a date that has not come', { taken: { at: '2026:01:10 12:00:00' } }, all, ['photo_age_unknown']],
  ['grey and old', { grey: true, taken: { at: '2019:01:10 12:00:00' } }, all, ['photo_colour', 'photo_old']],
])('refused: %s', async (_what, wish, crop, codes) => {
  const owner = await emptyParticipant(server())
  const answer = await store(owner, await drawPortrait({ who: 4, ...wish }), crop)
  const [first = 'server_error'] = codes
  expectRefusal(answer, 422, first)
  const { details } = answer.body as unknown as { details: { code: string }[] }
  expect(details.map(({ code }) => code)).toEqual(codes)
  expect(await standing(owner)).toMatchObject({ fileGuid: null, check: null })
})

test.each<[string, PortraitWish, Record<string, string>]>([
  ['a dark wall', { brightness: 0.6 }, { background: 'background_dark' }],
  ['out of focus', { blur: 5 }, { sharpness: 'blurred' }],
  ['a head that leans', { turn: 14, who: 6 }, { pose: 'face_tilted' }],
  ['a head a little small', { size: 510, x: 45, y: 45 }, { size: 'face_smallish' }],
])('looked at by people: %s', async (_what, wish, expected) => {
  const owner = await emptyParticipant(server())
  const answer = await store(owner, await drawPortrait({ who: 5, ...wish, taken: recent }))
  expect(answer).toMatchObject({ status: 200, body: { check: { state: 'done', verdict: 'look' } } })
  expect(reasons(answer.body.check.findings)).toMatchObject(expected)
})

test('where the file has no date the person says so, and the committee reads it', async () => {
  const made = await madeBy(() => finishedParticipant(server()))
  const answer = await store(made, await drawPortrait({ who: 5 }), all, true)
  expect(answer.body.check).toMatchObject({ verdict: 'look', takenOn: null })
  expect(answer.body.check.declaredAt).not.toBeNull()
  expect(reasons(answer.body.check.findings)).toEqual({ age: 'age_declared' })
  const seen = await server().call<ApplicationDetail>(
    'GET',
    `/organizer/applications/${made.applicationGuid}`,
    {
      token: await organiserToken(server(), 'committee'),
    },
  )
  expect(seen.body.photographCheck).toEqual(answer.body.check)
  // A dated file needs no declaration, and none is stored.
  const dated = await store(made, await drawPortrait({ who: 5, taken: recent }), all, true)
  expect(dated.body.check).toMatchObject({ verdict: 'pass', declaredAt: null })
})

test('while the finder is down a photograph is stored, and looked at later', async () => {
  const owner = await emptyParticipant(server())
  finder = switchedOff
  try {
    const chosen = await check(owner, await drawPortrait({ size: 300, taken: recent }))
    expect(chosen.body).toMatchObject({ answered: false, proposed: null, faces: [] })
    const stored = await store(owner, await drawPortrait({ size: 300, x: 150, y: 150, taken: recent }))
    expect(stored).toMatchObject({ status: 200, body: { check: { state: 'pending', verdict: null } } })
    expectRefusal(await store(owner, await drawPortrait({ grey: true }), all, true), 422, 'photo_colour')
    await server().deliver()
    expect((await standing(owner)).check).toMatchObject({ state: 'pending' })
  } finally {
    finder = real
  }
  const { fileGuid } = await standing(owner)
  const sweep = { name: 'sweep', payload: {} } as const
  await server()
    .database.transaction()
    .execute(tx => server().services.jobs.enqueue(tx, sweep))
  await server().deliver()
  const after = await standing(owner)
  expect(after.fileGuid).toBe(fileGuid)
  expect(after.check).toMatchObject({ state: 'done', verdict: 'fail' })
  expect(reasons(after.check?.findings ?? [])).toMatchObject({ size: 'photo_face_small' })
})

test('what is known of a photograph goes with it', async () => {
  const owner = await emptyParticipant(server())
  const known = async () =>
    (await server().database.selectFrom('photographCheck').select('fileGuid').execute()).map(
      row => row.fileGuid,
    )
  const first = await store(owner, await drawPortrait({ taken: recent }))
  expect(await known()).toContain(first.body.fileGuid)
  const second = await store(owner, await drawPortrait({ who: 3, taken: recent }))
  expect(await known()).not.toContain(first.body.fileGuid)
  await server().call('DELETE', `/participants/${owner.guid}/photograph`, { token: owner.token })
  expect(await known()).not.toContain(second.body.fileGuid)
})

test('the standing says what may be done, and is nobody else’s', async () => {
  const draft = await emptyParticipant(server())
  expect(await standing(draft)).toMatchObject({ change: 'free', removable: false, changeUntil: '2026-02-13' })
  await store(draft, await drawPortrait({ taken: recent }))
  expect(await standing(draft)).toMatchObject({ change: 'free', removable: true })
  const approved = await madeBy(() => approvedParticipant(server()))
  expect(await standing(approved)).toMatchObject({ change: 'reviewed', removable: false, reviewSince: null })
  const read = (by?: TestParticipant) =>
    server().call('GET', `/participants/${approved.guid}/photograph`, by ? { token: by.token } : {})
  expectRefusal(await read(draft), 404, 'not_found')
  expectRefusal(await read(), 401, 'unauthorized')
  const strange = { ...draft, guid: approved.guid }
  expectRefusal(await check(strange, await drawPortrait()), 404, 'not_found')
  const start = server().services.clock.now()
  await server().services.movableClock?.move(new Date('2026-02-14T00:00:00+03:00'))
  expect(await standing(approved)).toMatchObject({ change: 'deadline_passed' })
  expectRefusal(await check(approved, await drawPortrait()), 423, 'deadline_passed')
  await server().services.movableClock?.move(start)
})

test('turned by its EXIF a picture is measured as it is shown', async () => {
  const owner = await emptyParticipant(server())
  const upright = await drawPortrait({ width: 800, height: 1200, size: 600, x: 100, y: 300 })
  const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).toBuffer()
  const { body } = await check(owner, lying)
  expect(body).toMatchObject({ width: 800, height: 1200 })
  expect(Math.abs((body.proposed?.y ?? 0) - 300)).toBeLessThan(60)
})

test('the pictures that lie in packages are measured, and those with several people refused', async () => {
  const owner = await emptyParticipant(server())
  const folder = join('node_modules', '@vladmandic', 'face-api', 'demo')
  const names = readdirSync(folder).filter(name => name.endsWith('.jpg'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const file = readFileSync(join(folder, name))
    const { body, status } = await check(owner, file)
    expect({ name, status, found: body.faces.length > 0 }).toEqual({ name, status: 200, found: true })
    expect((await store(owner, file, body.crop)).status).toBe(422)
  }
})

test('of a hundred broken files none is stumbled over', async () => {
  const whole = await drawPortrait({ taken: recent })
  const png = await drawPicture({ format: 'png', width: 450, height: 450 })
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  let by = await emptyParticipant(server())
  const answers: string[] = []
  for (let index = 0; index < 100; index += 1) {
    if (index === 50) by = await emptyParticipant(server())
    const source = index % 2 ? png : whole
    const broken = Buffer.from(source.subarray(0, index % 3 ? source.length : random(source.length)))
    for (let hit = 0; hit < 20 && broken.length > 0; hit += 1)
      broken[random(Math.min(broken.length, index % 5 ? broken.length : 600))] = random(256)
    const answer = index % 2 ? await check(by, broken) : await store(by, broken, all, true)
    answers.push(answer.status >= 500 || answer.status === 429 ? `${index}: ${answer.status}` : '')
  }
  expect(answers.filter(Boolean)).toEqual([])
}, 120_000)
