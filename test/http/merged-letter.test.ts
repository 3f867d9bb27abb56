import { expect, test } from 'vitest'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, mergeOrder, mergePath, previewMerge } from './duplicate-calls.ts'

const server = useTestServer()

test('a letter that waits for both records goes to the kept one, and counts the other as merged', async () => {
  const { database, services } = server()
  const token = await organiserToken(server(), 'admin')
  const made = await appliedTwice(server(), 'Боголюбский')
  const [kept, other] = made
  const at = services.clock.now()
  const { guid: letterGuid } = await database
    .insertInto('marketingLetter')
    .values({
      ...{ editionGuid: (await readCurrentEdition(database)).guid, audience: 'everyone' },
      ...{ subjectRu: 'Письмо', subjectEn: 'Letter', textRu: 'Текст', textEn: 'Text' },
      ...{ createdAt: at, updatedAt: at },
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('marketingLetterRecipient')
    .values(made.map(({ guid }) => ({ letterGuid, participantGuid: guid, deliveryAt: at, locale: 'ru' })))
    .execute()

  const preview = await previewMerge(server(), token, { made, keep: kept })
  await must(server(), 'POST', mergePath(preview.guid), { token, body: mergeOrder(preview) })

  const rows = await database
    .selectFrom('marketingLetterRecipient')
    .select(['participantGuid', 'delivery', 'doneAt'])
    .where('letterGuid', '=', letterGuid)
    .execute()
  const of = (guid: string) => rows.find(({ participantGuid }) => participantGuid === guid)
  expect(rows).toHaveLength(2)
  expect(of(kept.guid)).toMatchObject({ delivery: 'waiting', doneAt: null })
  expect(of(other.guid)).toMatchObject({ delivery: 'merged', doneAt: expect.any(Date) })
})
