import { beforeAll, expect, test } from 'vitest'
import type { Passport } from '#contract/passport.ts'
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

const open = (made: TestApplicant) =>
  must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/open`, { token: security, body: {} })

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
  await must(server(), 'GET', `/file/${page.fileGuid}`, { token: security })
  const looked = server().services.clock.now().toISOString()
  await must(server(), 'GET', `/file/${page.fileGuid}`, { token: made.token })
  await must(server(), 'POST', `/organizer/passports/${made.applicationGuid}/decision`, {
    token: security,
    body: { decision: 'verify', note: null, savedAt: await savedAt(made) },
  })
  await open(made)
  const answer = await read(made)
  expect(answer.viewings).toEqual([
    { at: looked, role: 'security', part: 'data', purpose: 'review' },
    { at: looked, role: 'security', part: 'page', purpose: 'check' },
    { at: opened, role: 'security', part: 'data', purpose: 'check' },
  ])
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
