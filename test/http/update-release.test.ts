import { beforeAll, expect, test, vi } from 'vitest'
import type { ImportantUpdate } from '#contract/chat.ts'
import type { OrganiserUpdate } from '#contract/organiser-update.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let support: string
let approved: TestApplicant
let waiting: TestApplicant

beforeAll(async () => {
  approved = await approvedParticipant(server())
  waiting = await finishedParticipant(server(), { locale: 'en' })
  support = await organiserToken(server(), 'support')
})

const draft = {
  audience: 'approved',
  title: { ru: 'Ворота закрыты', en: 'Gates are closed' },
  body: { ru: 'Идите **южным** входом.', en: 'Use the **southern** gate.' },
  urgent: true,
  shownUntil: null,
}

const write = (body: unknown = draft) =>
  must<OrganiserUpdate>(server(), 'POST', '/organizer/updates', { token: support, body })
const save = ({ guid, version }: OrganiserUpdate, change: object) =>
  server().call<OrganiserUpdate>('PUT', `/organizer/updates/${guid}`, {
    token: support,
    body: { version, draft: { ...draft, ...change } },
  })
const release = ({ guid, version }: OrganiserUpdate) =>
  server().call<OrganiserUpdate>('POST', `/organizer/updates/${guid}/release`, {
    token: support,
    body: { version },
  })
const recall = ({ guid }: OrganiserUpdate) =>
  server().call<OrganiserUpdate>('POST', `/organizer/updates/${guid}/recall`, { token: support })
const seen = async ({ guid, token }: TestApplicant) =>
  (await must<{ items: ImportantUpdate[] }>(server(), 'GET', `/updates?participant=${guid}`, { token })).items
const publishDue = () => runJob(server().services, 'due-updates', {})

test('nobody reads a released update before ten minutes are over; then those it is for', async () => {
  const update = await write()
  expect(update).toMatchObject({ state: 'draft', readers: { ru: 1, en: 0, read: 0 } })
  expect((await release(update)).body.state).toBe('released')
  expectRefusal(await release(update), 409, 'state_forbids')
  expectRefusal(await save(update, { urgent: false }), 409, 'update_waits')
  server().advance(10 * 60_000 - 1)
  await publishDue()
  expect(await seen(approved)).toEqual([])
  server().advance(1)
  // Two copies of the app at once.
  await Promise.all([publishDue(), publishDue()])
  await vi.waitFor(async () =>
    expect(await seen(approved)).toMatchObject([{ guid: update.guid, urgent: true }]),
  )
  expect(await seen(waiting)).toEqual([])
  expectRefusal(await recall(update), 409, 'recall_too_late')
  await must(server(), 'PUT', `/updates/${update.guid}/reading?participant=${approved.guid}`, {
    token: approved.token,
  })
  const { items } = await must<{ items: OrganiserUpdate[] }>(server(), 'GET', '/organizer/updates', {
    token: support,
  })
  expect(items[0]).toMatchObject({ state: 'published', readers: { ru: 1, en: 0, read: 1 } })
  const readers = await must<{ items: { name: string; readAt: string | null }[] }>(
    server(),
    'GET',
    `/organizer/updates/${update.guid}/readers`,
    { token: support },
  )
  expect(readers.items).toEqual([
    { guid: approved.guid, name: expect.stringContaining('Орлова'), readAt: expect.any(String) },
  ])
})

test('recalled in time nobody reads it; a change of a published one leaves the published one', async () => {
  const first = await write({ ...draft, title: { ru: 'Первое', en: 'First' } })
  await release(first)
  server().advance(9 * 60_000)
  expect((await recall(first)).body).toMatchObject({ state: 'draft', recallUntil: null })
  expectRefusal(await recall(first), 409, 'recall_too_late')
  server().advance(10 * 60_000)
  await publishDue()
  expect((await seen(approved)).map(({ guid }) => guid)).not.toContain(first.guid)
  await release(first)
  server().advance(10 * 60_000)
  await publishDue()
  const { items } = await must<{ items: OrganiserUpdate[] }>(server(), 'GET', '/organizer/updates', {
    token: support,
  })
  const out = items.find(({ guid }) => guid === first.guid)
  if (!out) throw new Error('the update is gone')
  const changed = await save(out, { audience: 'everyone', title: { ru: 'Другое', en: 'Other' } })
  expect(changed.body).toMatchObject({ state: 'changed', readers: { ru: 1, en: 1 } })
  expect((await seen(waiting)).map(({ guid }) => guid)).not.toContain(first.guid)
})

test('the preview is what is read, with its numbers', async () => {
  const preview = await server().call<object>('POST', '/organizer/updates/preview', {
    token: support,
    body: { ...draft, audience: 'everyone' },
  })
  expect(preview.body).toMatchObject({
    ru: { html: '<p>Идите <strong>южным</strong> входом.</p>' },
    en: { title: 'Gates are closed' },
    readers: { ru: 1, en: 1 },
    recallMinutes: 10,
  })
})

test('support, the committee, editors and admins write them; the site’s editor publishes none past the window', async () => {
  for (const role of ['finance', 'security', 'logistics', 'gate'] as const)
    expectRefusal(
      await server().call('GET', '/organizer/updates', { token: await organiserToken(server(), role) }),
      403,
      'forbidden',
    )
  const committee = await organiserToken(server(), 'committee')
  const { guid, version } = await must<OrganiserUpdate>(server(), 'POST', '/organizer/updates', {
    token: committee,
    body: draft,
  })
  const token = await organiserToken(server(), 'content')
  expectRefusal(
    await server().call('POST', `/organizer/content/importantUpdate/${guid}/publish`, {
      token,
      body: { version },
    }),
    409,
    'update_is_released',
  )
})

test('no role takes a published update off the site that may only write them', async () => {
  const out = await write({ ...draft, title: { ru: 'Стоит', en: 'Stays' } })
  await release(out)
  server().advance(10 * 60_000)
  await publishDue()
  const path = `/organizer/content/importantUpdate/${out.guid}`
  const editor = await organiserToken(server(), 'content')
  const { version } = await must<{ version: number }>(server(), 'GET', path, { token: editor })
  for (const role of ['support', 'committee', 'logistics', 'finance'] as const) {
    const token = await organiserToken(server(), role)
    const order = { guid: out.guid, before: null, order: 'x' }
    const tried = await Promise.all([
      server().call('POST', `${path}/unpublish`, { token, body: { version } }),
      server().call('DELETE', path, { token }),
      server().call('POST', '/organizer/content/importantUpdate/order', { token, body: order }),
    ])
    for (const answer of tried) expectRefusal(answer, 403, 'forbidden')
  }
  expect((await seen(approved)).map(({ guid }) => guid)).toContain(out.guid)
  await must(server(), 'POST', `${path}/unpublish`, { token: editor, body: { version } })
  expect((await seen(approved)).map(({ guid }) => guid)).not.toContain(out.guid)
})
