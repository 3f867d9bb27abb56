import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { foldTallies } from '#server/persistence/application-tally-queries.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let support: string
let update: OrganiserUpdate

const draft = {
  audience: 'everyone',
  title: { ru: 'Ворота закрыты', en: 'Gates are closed' },
  body: { ru: 'Идите южным входом.', en: 'Use the southern gate.' },
  urgent: false,
  shownUntil: null,
}

beforeAll(async () => {
  support = await organiserToken(server(), 'support')
  update = await must(server(), 'POST', '/organizer/updates', { token: support, body: draft })
})

async function readers() {
  const { items } = await must<{ items: OrganiserUpdate[] }>(server(), 'GET', '/organizer/updates', {
    token: support,
  })
  return items.find(({ guid }) => guid === update.guid)?.readers
}

const database = () => server().services.database
const setPerson = (guid: string, change: { locale?: 'en'; erasedAt?: Date }) =>
  database().updateTable('participant').set(change).where('guid', '=', guid).execute()

async function tally() {
  const { rows } = await sql`
    select status, locale, sum(count)::int as count from application_tally group by 1, 2 having sum(count) <> 0
    except select status, locale, count(*)::int from application group by 1, 2`.execute(database())
  return rows
}

test('whom an update reaches follows the language, a withdrawal and an erasure, as it stands and folded', async () => {
  const [one, two, three] = [
    await approvedParticipant(server()),
    await finishedParticipant(server()),
    await finishedParticipant(server()),
  ]
  expect(await readers()).toEqual({ ru: 3, en: 0, read: 0 })
  await setPerson(one.guid, { locale: 'en' })
  expect(await readers()).toEqual({ ru: 2, en: 1, read: 0 })
  await setPerson(two.guid, { erasedAt: new Date() })
  expect(await readers()).toEqual({ ru: 1, en: 1, read: 0 })
  await foldTallies(database())
  await database()
    .updateTable('application')
    .set({ status: 'cancelled' })
    .where('participantGuid', '=', three.guid)
    .execute()
  expect(await readers()).toEqual({ ru: 0, en: 1, read: 0 })
  expect(await tally()).toEqual([])
  await foldTallies(database())
  expect(await tally()).toEqual([])
  expect(await readers()).toEqual({ ru: 0, en: 1, read: 0 })
})

test('who has read it comes first and is counted once read, also after a withdrawal; others by name', async () => {
  const [reader, other] = [await approvedParticipant(server()), await approvedParticipant(server())]
  const reading = { participantGuid: reader.guid, contentGuid: update.guid, readAt: new Date() }
  await database().insertInto('updateReading').values(reading).execute()
  await database()
    .updateTable('application')
    .set({ status: 'cancelled' })
    .where('participantGuid', '=', reader.guid)
    .execute()
  expect((await readers())?.read).toBe(1)
  const { items } = await must<{ items: { guid: string; readAt: string | null }[] }>(
    server(),
    'GET',
    `/organizer/updates/${update.guid}/readers`,
    { token: support },
  )
  expect(items[0]).toMatchObject({ guid: reader.guid, readAt: reading.readAt.toISOString() })
  expect(items.slice(1).map(({ guid }) => guid)).toContain(other.guid)
  expect(items.slice(1).every(({ readAt }) => readAt === null)).toBe(true)
})

test('readings that are taken back or go with their update leave the tally', async () => {
  const [{ guid: participantGuid }, { guid: lasting }] = [
    await approvedParticipant(server()),
    await approvedParticipant(server()),
  ]
  const contentGuid = update.guid
  await database()
    .insertInto('updateReading')
    .values(
      [participantGuid, lasting].map(guid => ({ participantGuid: guid, contentGuid, readAt: new Date() })),
    )
    .execute()
  const before = (await readers())?.read ?? 0
  await database().deleteFrom('updateReading').where('participantGuid', '=', participantGuid).execute()
  expect((await readers())?.read).toBe(before - 1)
  await database().deleteFrom('contentItem').where('guid', '=', contentGuid).execute()
  expect(await database().selectFrom('readingTally').selectAll().execute()).toEqual([])
})
