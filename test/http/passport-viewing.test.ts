import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Passport } from '#contract/passport.ts'
import { lookLasts, type ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { demoOrganisers } from '#server/demo/demo-edition.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, givePassport, must, type TestApplicant } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { drawPicture } from '#test/factories/picture.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let security = ''

beforeAll(async () => {
  security = await organiserToken(server(), 'security')
})

const read = (made: TestApplicant) =>
  must<Passport>(server(), 'GET', `/participants/${made.guid}/passport`, { token: made.token })

const open = (made: TestApplicant, purpose: ViewingPurpose = 'check') =>
  must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/open`, {
    token: security,
    body: { purpose },
  })

test('a person reads who looked at their passport, when, at what and what for, and never a name', async () => {
  const made = await finishedParticipant(server())
  const form = uploadForm({ fields: { participant: made.guid }, file: await drawPicture({ noise: 2 }) })
  const page = await must<{ fileGuid: string }>(server(), 'POST', '/passportfile', {
    token: made.token,
    ...form,
  })
  await givePassport(server(), made, russianPassport({ mainPageFileGuid: page.fileGuid }))
  expect((await read(made)).viewings).toEqual([])

  await open(made)
  const opened = server().services.clock.now().toISOString()
  server().advance(60_000)
  // The page shows the scans with the data: that is one look.
  await must(server(), 'GET', `/file/${page.fileGuid}`, { token: security })
  server().advance(lookLasts)
  await must(server(), 'GET', `/file/${page.fileGuid}`, { token: security })
  const looked = server().services.clock.now().toISOString()
  await must(server(), 'GET', `/file/${page.fileGuid}`, { token: made.token })
  await must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/decision`, {
    token: security,
    body: { decision: 'verify', note: null, savedAt: await savedAt(made) },
  })
  await open(made, 'review')
  const answer = await read(made)
  expect(answer.viewings).toEqual([
    { at: looked, role: 'security', part: 'data', purpose: 'review' },
    { at: looked, role: 'security', part: 'page', purpose: 'check' },
    { at: opened, role: 'security', part: 'data', purpose: 'check' },
  ])
  const logged = await server()
    .database.selectFrom('auditEntry')
    .select('reason')
    .where('action', '=', 'viewPassport')
    .where('subjectGuid', 'in', [made.guid, made.applicationGuid])
    .orderBy('id')
    .execute()
  expect(logged.map(({ reason }) => reason)).toEqual(['check', page.fileGuid, 'review'])
  const names = demoOrganisers.map(({ name }) => name)
  for (const name of names) expect(JSON.stringify(answer)).not.toContain(name)
})

async function savedAt(made: TestApplicant): Promise<string | undefined> {
  const row = await server()
    .database.selectFrom('passport')
    .select('savedAt')
    .where('participantGuid', '=', made.guid)
    .executeTakeFirst()
  return row?.savedAt?.toISOString()
}

test('the person reads the purpose that the organiser was asked for, also of the scans', async () => {
  const made = await finishedParticipant(server())
  const { mainPageFileGuid } = await givePassport(server(), made)
  await must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/open`, {
    token: security,
    body: { purpose: 'question' },
  })
  server().advance(lookLasts + 1)
  await must(server(), 'GET', `/file/${mainPageFileGuid}`, { token: security })
  expect((await read(made)).viewings).toMatchObject([
    { part: 'page', purpose: 'question' },
    { part: 'data', purpose: 'question' },
  ])
})

test('an organiser sees a scan with their name over it, the person sees their own file', async () => {
  const made = await finishedParticipant(server())
  const form = uploadForm({
    fields: { participant: made.guid },
    file: await drawPicture({ width: 900, height: 700, noise: 0 }),
  })
  const { fileGuid } = await must<{ fileGuid: string }>(server(), 'POST', '/passportfile', {
    token: made.token,
    ...form,
  })
  await givePassport(server(), made, russianPassport({ mainPageFileGuid: fileGuid }))
  const own = await server().call('GET', `/file/${fileGuid}`, { token: made.token })
  const shown = await server().call('GET', `/file/${fileGuid}`, { token: security })
  expect(shown).toMatchObject({ status: 200 })
  const changed = await shareOfChangedPixels(own.bytes, shown.bytes)
  // Enough to be read everywhere, little enough to read the document.
  expect(changed).toBeGreaterThan(0.03)
  expect(changed).toBeLessThan(0.35)
})

/** Share of the pixels that differ visibly between two pictures of the same size. */
async function shareOfChangedPixels(left: Buffer, right: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [left, right].map(bytes => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other) throw new RangeError('two pictures')
  expect([other.info.width, other.info.height]).toEqual([one.info.width, one.info.height])
  let changed = 0
  for (let at = 0; at < one.data.length; at += 3)
    if (Math.abs((one.data[at + 1] ?? 0) - (other.data[at + 1] ?? 0)) > 16) changed += 1
  return changed / (one.data.length / 3)
}

test('of many viewings the newest fifty are shown', async () => {
  const made = await finishedParticipant(server())
  await givePassport(server(), made)
  for (let time = 0; time < 51; time += 1) await open(made)
  expect((await read(made)).viewings).toHaveLength(50)
})

test('opening where nothing was given is no viewing', async () => {
  const made = await finishedParticipant(server())
  await open(made)
  expect((await read(made)).viewings).toEqual([])
})
