import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChangeByOther } from '#contract/change-by-other.ts'
import { assistantOf } from '#test/factories/assistant.ts'
import { confirmedMember, emptyGroup } from '#test/factories/group.ts'
import {
  approvedParticipant,
  emptyParticipant,
  must,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { noTransfer } from '#test/factories/section.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Page = { items: ChangeByOther[]; nextCursor: string | null }
const history = (made: TestParticipant, token = made.token, query = '') =>
  server().call<Page>('GET', `/participants/${made.guid}/history${query}`, { token })

const saveTransfer = (made: TestParticipant, token: string, version: number) =>
  must(server(), 'PUT', `/participants/${made.guid}/transfer`, {
    token,
    body: { version, ...noTransfer },
  })

test('what an assistant does is shown with their name and without the data; what one does oneself is not', async () => {
  const made = await approvedParticipant(server())
  await must(server(), 'PUT', `/participants/${made.guid}/contact`, {
    token: made.token,
    body: { version: 0, name: 'Ольга Ким', email: 'kim@mail.example', phone: null, getsNotices: false },
  })
  expect((await history(made)).body).toEqual({ items: [], nextCursor: null })
  const assistant = await assistantOf(server(), made, ['profile', 'payment'])
  await must(server(), 'PUT', `/participants/${made.guid}/contact`, {
    token: assistant.token,
    body: { version: 1, name: 'Пётр Иванов', email: 'ivanov@mail.example', phone: null, getsNotices: false },
  })
  const { body } = await history(made)
  expect(body.items).toEqual([
    {
      at: expect.any(String),
      action: 'saveContactPerson',
      name: 'Ирина Соколова',
      latinName: 'Irina Sokolova',
      as: 'assistant',
      purpose: null,
      part: null,
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/Иванов|ivanov/)
  // The right to see the profile includes it. The person still sees the name after the right was withdrawn.
  expect((await history(made, assistant.token)).body.items).toHaveLength(1)
  await must(server(), 'DELETE', `/participants/${made.guid}/assistants/${assistant.guid}`, {
    token: made.token,
  })
  expectRefusal(await history(made, assistant.token), 404, 'not_found')
  expect((await history(made)).body.items[0]?.name).toBe('Ирина Соколова')
})

test('what a coordinator does is shown with their name in both scripts', async () => {
  const group = await emptyGroup(server())
  const { participantGuid: guid, token } = await confirmedMember(server(), group)
  const { items } = await must<Page>(server(), 'GET', `/participants/${guid}/history`, { token })
  expect(items.length).toBeGreaterThan(0)
  for (const item of items)
    expect(item).toMatchObject({ name: 'Алла Ветрова', latinName: 'Alla Vetrova', as: 'coordinator' })
})

test('an invoice that an assistant has issued is theirs, not the person’s', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['payment'])
  await must(server(), 'POST', '/invoices', {
    token: assistant.token,
    body: {
      participantGuids: [made.guid],
      payer: {
        kind: 'company',
        name: 'ПАО «Лазоревый Банк»',
        inn: '7799001175',
        kpp: '779901001',
        address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
        consent: true,
      },
    },
  })
  expect((await history(made)).body.items).toMatchObject([
    {
      action: 'issueInvoice',
      name: 'Ирина Соколова',
      latinName: 'Irina Sokolova',
      as: 'assistant',
      purpose: null,
      part: null,
    },
  ])
})

test('a message to support is a line once, without a word of it', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['chat'])
  const write = (token: string, guid: string, text: string) =>
    must(server(), 'POST', `/chat/messages?participant=${made.guid}`, {
      token,
      body: { guid, text, files: [] },
    })
  await write(made.token, randomUUID(), 'Пишу сам')
  const guid = randomUUID()
  // Repeating it after a lost answer sends no second message.
  for (let time = 0; time < 2; time += 1) await write(assistant.token, guid, 'Где лежит бейдж?')
  const { body } = await history(made)
  expect(body.items).toEqual([
    {
      at: expect.any(String),
      action: 'writeToSupport',
      name: 'Ирина Соколова',
      latinName: 'Irina Sokolova',
      as: 'assistant',
      purpose: null,
      part: null,
    },
  ])
})

test('pages follow one another without a gap, and a cursor of nobody begins anew', async () => {
  const made = await approvedParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer'])
  for (let version = 0; version < 5; version += 1) await saveTransfer(made, assistant.token, version)
  const first = (await history(made, made.token, '?limit=2')).body
  const second = (await history(made, made.token, `?limit=2&cursor=${first.nextCursor}`)).body
  const third = (await history(made, made.token, `?limit=2&cursor=${second.nextCursor}`)).body
  expect([first, second, third].map(({ items }) => items.length)).toEqual([2, 2, 1])
  expect(third.nextCursor).toBeNull()
  expect((await history(made, made.token, "?cursor=1'or'1")).body.items).toHaveLength(5)
})

test('a stranger, and an assistant without the profile, find nobody', async () => {
  const made = await approvedParticipant(server())
  const stranger = await emptyParticipant(server())
  const assistant = await assistantOf(server(), made, ['transfer', 'chat'])
  for (const token of [stranger.token, assistant.token])
    expectRefusal(await history(made, token), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/history`), 401, 'unauthorized')
})
