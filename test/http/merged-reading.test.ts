import { expect, test } from 'vitest'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, mergeOrder, mergePath, previewMerge } from './duplicate-calls.ts'

const server = useTestServer()

test('whoever has read an update under both records is one reader of it', async () => {
  const { database, services } = server()
  const token = await organiserToken(server(), 'admin')
  const body = {
    audience: 'everyone',
    title: { ru: 'Ворота закрыты', en: 'Gates are closed' },
    body: { ru: 'Идите южным входом.', en: 'Use the southern gate.' },
    urgent: false,
    shownUntil: null,
  }
  const { guid: contentGuid } = await must<OrganiserUpdate>(server(), 'POST', '/organizer/updates', {
    token,
    body,
  })
  const made = await appliedTwice(server(), 'Боголюбский')
  const [kept] = made
  const readAt = services.clock.now()
  await database
    .insertInto('updateReading')
    .values(made.map(({ guid }) => ({ contentGuid, participantGuid: guid, readAt })))
    .execute()

  const preview = await previewMerge(server(), token, { made, keep: kept })
  await must(server(), 'POST', mergePath(preview.guid), { token, body: mergeOrder(preview) })

  const { items } = await must<{ items: OrganiserUpdate[] }>(server(), 'GET', '/organizer/updates', { token })
  expect(items.find(({ guid }) => guid === contentGuid)?.readers.read).toBe(1)
  const readers = await must<{ items: { guid: string; readAt: string | null }[] }>(
    server(),
    'GET',
    `/organizer/updates/${contentGuid}/readers`,
    { token },
  )
  expect(readers.items.filter(reader => reader.readAt !== null).map(({ guid }) => guid)).toEqual([kept.guid])
})
