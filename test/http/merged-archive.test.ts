import { expect, test } from 'vitest'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { readZip } from '#test/factories/zip.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, mergeOrder, mergePath, previewMerge } from './duplicate-calls.ts'

const server = useTestServer()

type Archive = {
  data: { mergedRecords: { person: object; calls: object[]; history: { action: string }[] }[] }
  keys: Record<string, object>
}

test('what stays with a merged record is the person’s as well, and so it is in their archive', async () => {
  const token = await organiserToken(server(), 'committee')
  const made = await appliedTwice(server(), 'Боголюбский')
  const [kept, other] = made
  const { database, services } = server()
  const { applicationGuid } = other
  const calledAt = services.clock.now()
  const organiser = database.selectFrom('organiser').select('accountGuid').limit(1)
  const { accountGuid: calledBy } = await organiser.executeTakeFirstOrThrow()
  await database.insertInto('mismatchCall').values({ applicationGuid, openedAt: calledAt }).execute()
  await database
    .insertInto('mismatchCallAttempt')
    .values({ applicationGuid, calledAt, calledBy, outcome: 'noAnswer' })
    .execute()

  const preview = await previewMerge(server(), token, { made, keep: kept })
  await must(server(), 'POST', mergePath(preview.guid), { token, body: mergeOrder(preview) })

  const answer = await server().call('GET', `/participants/${kept.guid}/personal-data`, { token: kept.token })
  const archive = JSON.parse(readZip(answer.bytes).get('data.json')?.toString() ?? '') as Archive
  expect(archive.data.mergedRecords).toMatchObject([
    {
      person: { latinLastName: 'Bogoliubskii', phone: other.phone },
      calls: [{ outcome: 'noAnswer' }],
      history: expect.arrayContaining([expect.objectContaining({ action: 'mergeRecords' })]),
    },
  ])
  expect(archive.keys).toHaveProperty('mergedRecords')
})
