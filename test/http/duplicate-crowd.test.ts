import { expect, test } from 'vitest'
import { makeCrowd } from '#test/factories/crowd.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { seekDuplicates } from './duplicate-calls.ts'

const server = useTestServer()

const people = () =>
  server()
    .database.selectFrom('participant')
    .leftJoin('duplicateSearch as searched', 'searched.participantGuid', 'participant.guid')
    .select(['participant.guid', 'participant.version', 'searched.version as searchedVersion'])
    .orderBy('participant.guid')
    .execute()

test('one run looks for duplicates of a whole crowd, and the next of whoever has changed', async () => {
  const { services, database } = server()
  await finishedParticipant(server())
  await makeCrowd(services.config.DATABASE_URL ?? '', { pending: 130, owing: 0, groups: 0, inGroup: 0 })
  await seekDuplicates(server())
  const crowd = await people()
  expect(crowd.length).toBeGreaterThan(130)
  expect(crowd.filter(({ version, searchedVersion }) => version !== searchedVersion)).toEqual([])

  const changed = [crowd[3]?.guid ?? '', crowd[120]?.guid ?? '']
  await database
    .updateTable('participant')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('guid', 'in', changed)
    .execute()
  await seekDuplicates(server())
  const again = await people()
  expect(again.filter(({ version, searchedVersion }) => version !== searchedVersion)).toEqual([])
  expect(again.filter(({ version }, index) => version !== crowd[index]?.version)).toHaveLength(2)
})
