import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { emptyGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { decide, finishedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import { join } from '#test/factories/paying-group.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let committee = ''

beforeAll(async () => {
  committee = await organiserToken(server(), 'committee')
})

/** Members whose applications are under review. */
async function waitingGroup(count: number) {
  const group = await emptyGroup(server())
  const email = `d${group.phone.slice(1)}@lazorevy.example`
  await server()
    .database.updateTable('participantGroup')
    .set({ email })
    .where('guid', '=', group.guid)
    .execute()
  const members: TestApplicant[] = []
  for (let index = 0; index < count; index += 1) {
    const made = await finishedParticipant(server())
    await join(server(), group, made)
    await server()
      .database.updateTable('participant')
      .set({ firstName: ['Анна', 'Борис', 'Вера'][index] ?? 'Глеб', lastName: 'Ольхова' })
      .where('guid', '=', made.guid)
      .execute()
    members.push(made)
  }
  const letters = async () => {
    await server().deliver()
    return server().outbox(email)
  }
  return { group, members, email, letters }
}

const applications = (members: TestApplicant[]) => members.map(({ applicationGuid }) => applicationGuid)

const batchCall = (batchGuid: string, action: 'recall' | 'send') =>
  must(server(), 'POST', `/organizer/decisions/${batchGuid}/${action}`, { token: committee, body: {} })

const windowOver = () => server().advance(10 * 60_000 + 1000)

test('one letter for a batch and a group, when the recall window is over, and no SMS', async () => {
  const { group, members, letters } = await waitingGroup(3)
  const stranger = await finishedParticipant(server())
  await decide(server(), applications([...members.slice(0, 2), stranger]), 'approve')
  await decide(server(), applications(members.slice(2)), 'requestInformation', 'Уточните должность')
  expect(await letters()).toEqual([])
  windowOver()
  await runJob(server().services, 'sweep', {})
  const told = await letters()
  expect(told).toHaveLength(2)
  const texts = told.map(({ text }) => text).join('\n')
  expect(texts).toContain('Одобрено: 2\n– Анна Ольхова\n– Борис Ольхова')
  expect(texts).toContain('Нужны уточнения: 1\n– Вера Ольхова')
  expect(texts).not.toContain('Уточните должность')
  expect(texts).toMatch(/^Здравствуйте, Алла\./)
  expect((await server().outbox(group.phone)).filter(({ code }) => !code)).toEqual([])
})

test('of a recalled batch the coordinator never hears', async () => {
  const { members, letters } = await waitingGroup(2)
  const { batchGuid } = await decide(server(), applications(members), 'reject', 'Квота исчерпана')
  await batchCall(batchGuid, 'recall')
  windowOver()
  expect(await letters()).toEqual([])
})

test('sent now, the letter leaves now, once', async () => {
  const { members, letters } = await waitingGroup(1)
  const { batchGuid } = await decide(server(), applications(members), 'reject', 'Квота исчерпана')
  await batchCall(batchGuid, 'send')
  expect((await letters())[0]?.text).toContain('Отклонено: 1\n– Анна Ольхова')
  windowOver()
  await runJob(server().services, 'sweep', {})
  expect(await letters()).toHaveLength(1)
})

test('whoever withdrew in the window, or was decided on anew, is not in the letter', async () => {
  const { members, letters } = await waitingGroup(3)
  const [first, second] = members as [TestApplicant, TestApplicant, TestApplicant]
  await decide(server(), applications(members), 'reject', 'Квота исчерпана')
  server().advance(1000)
  await decide(server(), applications([first]), 'reopen')
  await server()
    .database.updateTable('application')
    .set({ status: 'cancelled' })
    .where('guid', '=', second.applicationGuid)
    .execute()
  windowOver()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.text).toContain('Отклонено: 1\n– Вера Ольхова')
})

test('a letter whose job was lost is found again', async () => {
  const { members, letters } = await waitingGroup(1)
  await decide(server(), applications(members), 'approve')
  windowOver()
  // As if the process had died between the two.
  const { rows } = await sql`delete from jobs.job where name = 'decision-notice' returning id`.execute(
    server().database,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await letters()).toEqual([])
  server().advance(60_000)
  await runJob(server().services, 'sweep', {})
  expect(await letters()).toHaveLength(1)
})
