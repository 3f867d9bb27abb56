import { expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { enrolledOrganiser } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

async function holder() {
  const { guid, token } = await enrolledOrganiser(server(), { roles: ['committee'] })
  const { applicationGuid } = await finishedParticipant(server())
  const body = { owner: 'me', from: null }
  await must(server(), 'PUT', `/organizer/applications/${applicationGuid}/owner`, { token, body })
  return { guid, applicationGuid }
}

const endAt = (guid: string, endsAt: Date | null) =>
  server().database.updateTable('organiser').set({ endsAt }).where('accountGuid', '=', guid).execute()

async function ownerOf(applicationGuid: string) {
  const { ownerGuid } = await server()
    .database.selectFrom('application')
    .select('ownerGuid')
    .where('guid', '=', applicationGuid)
    .executeTakeFirstOrThrow()
  return ownerGuid
}

const passedOn = (guid: string) =>
  server()
    .database.selectFrom('auditEntry')
    .select(['actorGuid', 'actorRole', 'fromValue', 'toValue'])
    .where('subjectGuid', '=', guid)
    .where('action', '=', 'passOrganiserWork')
    .execute()

const sweep = () => runJob(server().services, 'sweep', {})

test('what somebody had taken goes back to all once their access has ended by its day, once', async () => {
  const [ended, going] = [await holder(), await holder()]
  await endAt(ended.guid, server().services.clock.now())
  await endAt(going.guid, new Date(server().services.clock.now().getTime() + 60_000))
  // Two copies of the app at once.
  await Promise.all([sweep(), sweep()])
  expect(await ownerOf(ended.applicationGuid)).toBeNull()
  expect(await ownerOf(going.applicationGuid)).toBe(going.guid)
  expect(await passedOn(ended.guid)).toEqual([
    { actorGuid: null, actorRole: 'clock', fromValue: 'applications 1', toValue: 'all' },
  ])
})

test('an access that was opened again keeps what it has', async () => {
  const { guid, applicationGuid } = await holder()
  await endAt(guid, null)
  await sweep()
  expect(await ownerOf(applicationGuid)).toBe(guid)
})
