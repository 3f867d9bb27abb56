import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ImportantUpdate } from '#contract/chat.ts'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import type { UpdateAudience } from '#domain/content/content-choice.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { contentConsole } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  emptyParticipant,
  must,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { personChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'
import { openStream } from './live-stream.ts'

const server = useTestServer()
let approved: TestParticipant
let draft: TestParticipant

beforeAll(async () => {
  approved = await approvedParticipant(server())
  draft = await emptyParticipant(server())
})

/** Written, released, and published when the recall window is over. */
async function publish(
  name: string,
  audience: UpdateAudience,
  urgent = false,
  shownUntil: string | null = null,
): Promise<{ kind: 'importantUpdate'; guid: string }> {
  const token = await organiserToken(server(), 'content')
  const written = await must<OrganiserUpdate>(server(), 'POST', '/organizer/updates', {
    token,
    body: {
      title: { ru: `${name} по-русски`, en: name },
      body: { ru: 'Смотрите [программу](/program).', en: 'See the [programme](/program). <b>' },
      audience,
      urgent,
      shownUntil,
    },
  })
  await must(server(), 'POST', `/organizer/updates/${written.guid}/release`, {
    token,
    body: { version: written.version },
  })
  server().advance(10 * 60_000)
  await runJob(server().services, 'due-updates', {})
  return { kind: 'importantUpdate', guid: written.guid }
}

const list = async ({ token, guid }: TestParticipant, locale: 'ru' | 'en' = 'en') =>
  (
    await server().call<{ items: ImportantUpdate[] }>('GET', `/updates?participant=${guid}`, {
      token,
      locale,
    })
  ).body.items

const read = ({ token, guid }: TestParticipant, update: string) =>
  server().call('PUT', `/updates/${update}/reading?participant=${guid}`, { token })

const unread = async (made: TestParticipant) => (await personChat(server(), made).unread()).body.updates

test('an update is shown to whom it is for, in their language, the newest first', async () => {
  const { guid } = await publish('Gates', 'everyone', true)
  server().advance(1000)
  await publish('Pay now', 'unpaid')
  await vi.waitFor(async () => expect((await list(approved))[0]?.title).toBe('Pay now'))
  expect((await list(draft))[0]).toMatchObject({
    guid,
    title: 'Gates',
    html: '<p>See the <a href="/en/program">programme</a>. &lt;b&gt;</p>',
    urgent: true,
    readAt: null,
  })
  expect((await list(draft, 'ru'))[0]).toMatchObject({ title: 'Gates по-русски' })
})

test('what was read counts no more, for this participant alone', async () => {
  const { guid } = await publish('Shuttles', 'everyone')
  await vi.waitFor(async () => expect((await list(draft)).map(item => item.guid)).toContain(guid))
  const [before, others] = [await unread(draft), await unread(approved)]
  expect((await read(draft, guid.toUpperCase())).status).toBe(204)
  expect((await read(draft, guid)).status).toBe(204)
  expect([await unread(draft), await unread(approved)]).toEqual([before - 1, others])
  expect((await list(draft)).find(item => item.guid === guid)?.readAt).toEqual(expect.any(String))
})

test('what is not for a participant is not there, nor is somebody else’s', async () => {
  const { guid } = await publish('Speakers', 'speakers')
  expectRefusal(await read(approved, guid), 404, 'not_found')
  expectRefusal(await read(approved, randomUUID()), 404, 'not_found')
  const stranger = { ...approved, guid: draft.guid }
  const { token } = stranger
  expectRefusal(
    await server().call('GET', `/updates?participant=${stranger.guid}`, { token }),
    404,
    'not_found',
  )
  expectRefusal(await read(stranger, guid), 404, 'not_found')
  expectRefusal(await server().call('GET', '/updates', { token }), 400, 'malformed_request')
})

test('open cabinets hear of a publication, of its end, and of a reading in another tab', async () => {
  const stream = await openStream(await server().listen(), '/live', approved.token)
  await vi.waitFor(() => expect(stream.of('ready')).toHaveLength(1))
  const heard = (times: number) => vi.waitFor(() => expect(stream.of('updates')).toHaveLength(times))
  server().advance(1000)
  const published = await publish('Badges', 'everyone')
  await heard(1)
  // Reading after the event must already give what was published.
  expect((await list(approved))[0]?.guid).toBe(published.guid)
  await read(approved, published.guid)
  await heard(2)
  const editor = contentConsole(server)
  const { status } = await editor.unpublish(await editor.read(published))
  expect(status).toBe(200)
  await heard(3)
  expect((await list(approved)).map(({ guid }) => guid)).not.toContain(published.guid)
  stream.close()
})

test('an update ends with its last day, in the list and in the counts', async () => {
  const today = new Date(server().services.clock.now()).toISOString().slice(0, 10)
  const { guid } = await publish('Transfer closes', 'everyone', false, today)
  await vi.waitFor(async () => expect((await list(draft)).map(item => item.guid)).toContain(guid))
  expect((await list(draft)).find(item => item.guid === guid)?.shownUntil).toBe(today)
  const before = await unread(draft)
  server().advance(24 * 3_600_000)
  const later = { ...draft, token: (await server().logIn(draft.phone)).token }
  expect((await list(later)).map(item => item.guid)).not.toContain(guid)
  expect(await unread(later)).toBe(before - 1)
  expectRefusal(await read(later, guid), 404, 'not_found')
})
