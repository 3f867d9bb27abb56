import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '#domain/content/content-values.ts'
import { addDays, localDayAt } from '#domain/edition/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  emptyParticipant,
  must,
  type TestParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { chatOf, personChat, supportChat } from './chat-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

type Support = Awaited<ReturnType<typeof supportChat>>
let support: Support
let admin: Support
let made: TestParticipant
let chat: ReturnType<typeof personChat>
let chatGuid: string

beforeAll(async () => {
  // The demo's chats would mix with those of the tests.
  await server().database.deleteFrom('chat').execute()
  support = await supportChat(server())
  admin = await supportChat(server(), 'admin')
})

beforeEach(async () => {
  made = await emptyParticipant(server())
  chat = personChat(server(), made)
  await chat.send({ text: 'Здравствуйте! Как поменять фото?' })
  chatGuid = await chatOf(server(), made)
})

const guidOf = async ({ token }: Support) =>
  (await server().call<{ guid: string }>('GET', '/session', { token })) && accountOf(token)

async function accountOf(token: string): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }
  const row = await server()
    .database.selectFrom('accessToken')
    .select('accountGuid')
    .where('guid', '=', claims.jti)
    .executeTakeFirstOrThrow()
  return row.accountGuid
}

const audit = async () => {
  const rows = await server()
    .database.selectFrom('auditEntry')
    .select(['action', 'actorRole', 'fromValue', 'toValue'])
    .where('subjectKind', '=', 'chat')
    .where('subjectGuid', '=', chatGuid)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test('a chat shows whom it is with and what is unread', async () => {
  const approved = await approvedParticipant(server())
  await personChat(server(), approved).send({ text: 'Одно' })
  await personChat(server(), approved).send({ text: 'Другое '.repeat(60) })
  const guid = await chatOf(server(), approved)
  const { body } = await support.chat(guid)
  expect(body).toMatchObject({
    guid,
    person: {
      participantGuid: approved.guid,
      applicationGuid: approved.applicationGuid,
      name: 'Орлова Мария Сергеевна',
      latinName: 'Mariia Orlova',
      phone: formatPhone(approved.phone),
      companyShortName: 'Лазоревый Банк',
      locale: 'ru',
      role: 'participant',
      status: 'approved',
      payment: 'unpaid',
    },
    owner: null,
    closed: false,
    lastNumber: 2,
    unread: 2,
    lastSide: 'person',
  })
  expect(body.lastText.length).toBeLessThanOrEqual(200)
  await support.mark(guid, { read: 1 })
  expect((await support.chat(guid)).body).toMatchObject({
    unread: 1,
    marks: { supportReceived: 1, supportRead: 1 },
  })
})

test('the first answer takes the chat, a colleague’s leaves it', async () => {
  const me = await guidOf(support)
  const answered = await support.answer(chatGuid, { text: 'В разделе «Фото».' })
  expect(answered.body).toMatchObject({ number: 2, side: 'support', authorName: 'Ульяна Чистякова' })
  expect((await support.chat(chatGuid)).body.owner).toEqual({ guid: me, name: 'Ульяна Чистякова' })
  await admin.answer(chatGuid, { text: 'И ещё одно.' })
  expect((await admin.chat(chatGuid)).body).toMatchObject({ owner: { guid: me }, waitingSince: null })
  expect((await support.read(chatGuid)).body.messages.map(({ authorName }) => authorName)).toEqual([
    null,
    'Ульяна Чистякова',
    'Вероника Лапшина',
  ])
  expect(await audit()).toEqual(['takeChat'])
})

test('taking and giving back go by what was seen', async () => {
  const [me, colleague] = [await guidOf(support), await guidOf(admin)]
  expect((await admin.own(chatGuid, 'me', null)).body.owner?.guid).toBe(colleague)
  expectRefusal(await support.own(chatGuid, 'me', null), 409, 'changed_meanwhile')
  expectRefusal(await support.own(chatGuid, 'nobody', colleague), 409, 'state_forbids')
  expect((await support.own(chatGuid, 'me', colleague)).body.owner?.guid).toBe(me)
  expect((await support.own(chatGuid, 'nobody', me)).body.owner).toBeNull()
  expect((await support.own(chatGuid, 'nobody', me)).body.owner).toBeNull()
  expect(await audit()).toEqual(['takeChat', 'takeChat', 'giveChatBack'])
})

test('a chat is passed to a colleague by name, and only to one who can answer', async () => {
  const [me, colleague] = [await guidOf(support), await guidOf(admin)]
  const names = await must<{ items: { guid: string; name: string }[] }>(
    server(),
    'GET',
    '/organizer/chat-colleagues',
    { token: support.token },
  )
  expect(names.items).toEqual([{ guid: colleague, name: 'Вероника Лапшина' }])
  expect((await support.own(chatGuid, colleague, null)).body.owner?.guid).toBe(colleague)
  // Under one's own guid it is taking.
  expect((await support.own(chatGuid, me, colleague)).body.owner?.guid).toBe(me)
  expectRefusal(await support.own(chatGuid, randomUUID(), me), 409, 'colleague_unavailable')
  expect(await audit()).toEqual(['passChat', 'takeChat'])
})

test('twenty take it at once, one gets it from whoever owned it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? admin : support).own(chatGuid, 'me', null)),
  )
  const owner = (await support.chat(chatGuid)).body.owner?.guid
  const won = answers.filter(({ status }) => status === 200)
  for (const { body } of won) expect(body.owner?.guid).toBe(owner)
  expect(won).toHaveLength(10)
  expect(await audit()).toEqual(['takeChat'])
})

test('what is closed needs no answer, and the next message opens it', async () => {
  const closed = await support.close(chatGuid, 1)
  expect(closed.body).toMatchObject({ closed: true, waitingSince: null, answerBy: null })
  const opened = await support.close(chatGuid, 1, false)
  expect(opened.body).toMatchObject({ closed: false, waitingSince: expect.any(String) })
  await support.close(chatGuid, 1)
  await chat.send({ text: 'Ещё вопрос' })
  expect((await support.chat(chatGuid)).body).toMatchObject({ closed: false, lastSide: 'person' })
  expect(await audit()).toEqual(['closeChat', 'openChat', 'closeChat'])
})

test('closing is refused when a message has come that was not seen', async () => {
  await chat.send()
  expectRefusal(await support.close(chatGuid, 1), 409, 'changed_meanwhile')
  expect((await support.chat(chatGuid)).body.closed).toBe(false)
})

test('a colleague’s chat cannot be closed', async () => {
  await admin.own(chatGuid, 'me', null)
  expectRefusal(await support.close(chatGuid, 1), 409, 'state_forbids')
})

test('the queue by state: who has waited longest first, all others by their last message', async () => {
  await server().database.deleteFrom('chat').execute()
  const people: TestParticipant[] = []
  for (let index = 0; index < 6; index += 1) {
    people.push(await emptyParticipant(server()))
    await personChat(server(), people[index] as TestParticipant).send({ text: `Вопрос ${index}` })
    server().advance(60_000)
  }
  const chats = await Promise.all(people.map(person => chatOf(server(), person)))
  const [first = '', second = '', third = '', fourth = ''] = chats
  await support.answer(second)
  server().advance(60_000)
  await admin.answer(fourth)
  await support.close(third, 1)
  const order = async (query: string) => {
    const { items, nextCursor } = (await support.list(query)).body
    return [items.map(({ guid }) => chats.indexOf(guid)), nextCursor !== null]
  }
  expect(await order('')).toEqual([[0, 4, 5], false])
  expect(await order('state=open')).toEqual([[0, 4, 5, 3, 1], false])
  expect(await order('state=mine')).toEqual([[1], false])
  expect(await order('state=closed')).toEqual([[2], false])
  expect(await order('state=all')).toEqual([[0, 4, 5, 3, 1, 2], false])
  expect((await support.list()).body.counts).toMatchObject({
    ...{ waiting: 3, overdue: 0, mine: 1, open: 5 },
  })
  expect(await order('state=all&sort=newest')).toEqual([[3, 1, 5, 4, 2, 0], false])
  expect(await order('state=all&sort=oldest')).toEqual([[0, 2, 4, 5, 1, 3], false])
  expect(await order('sort=newest')).toEqual([[5, 4, 0], false])
  // Paging must neither lose nor repeat anybody.
  for (const [sort, expected] of [
    ['longestWait', [0, 4, 5, 3, 1, 2]],
    ['newest', [3, 1, 5, 4, 2, 0]],
    ['oldest', [0, 2, 4, 5, 1, 3]],
  ] as const)
    for (const limit of [1, 2, 4, 5]) {
      const found: string[] = []
      let cursor = ''
      do {
        const { body } = await support.list(
          `state=all&sort=${sort}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
        )
        found.push(...body.items.map(({ guid }) => guid))
        cursor = body.nextCursor ?? ''
      } while (cursor)
      expect(found.map(guid => chats.indexOf(guid))).toEqual(expected)
    }
  const today = localDayAt(server().services.clock.now().getTime(), 'Europe/Moscow')
  expect(await order(`state=all&from=${today}&to=${today}`)).toEqual([[0, 4, 5, 3, 1, 2], false])
  expect(await order(`state=all&to=${addDays(today, -1)}`)).toEqual([[], false])
  server().advance(24 * 3_600_000 - 5 * 60_000)
  support = await supportChat(server())
  admin = await supportChat(server(), 'admin')
  expect((await support.list()).body.counts.overdue).toBe(1)
  expect((await support.chat(first)).body.unread).toBe(1)
})

test('a chat is found by who it is with', async () => {
  const approved = await approvedParticipant(server(), { person: { lastName: 'Щербинина' } })
  await personChat(server(), approved).send()
  for (const q of ['щербин', approved.phone, 'Лазоревый'])
    expect(
      (await support.list(`state=all&q=${encodeURIComponent(q)}`)).body.items.map(({ guid }) => guid),
    ).toContain(await chatOf(server(), approved))
  expect((await support.list('q=nobodyhere')).body.items).toEqual([])
})

test('a chat that nobody has begun is not listed', async () => {
  const quiet = await emptyParticipant(server())
  await personChat(server(), quiet).upload({ bytes: Buffer.from('черновик'), name: 'a.txt' })
  const guid = await chatOf(server(), quiet)
  const { body } = await support.list('state=all&limit=100')
  expect(body.items.map(item => item.guid)).not.toContain(guid)
})

test('what is not there', async () => {
  const guid = randomUUID()
  for (const answer of [
    await support.chat(guid),
    await support.read(guid),
    await support.answer(guid),
    await support.mark(guid, { read: 1 }),
    await support.own(guid, 'me', null),
    await support.close(guid, 0),
  ])
    expectRefusal(answer, 404, 'not_found')
  for (const query of ['state=nowhere', 'limit=0', `q=${'x'.repeat(101)}`])
    expectRefusal(await support.list(query), 400, 'malformed_request')
  expect((await support.list('cursor=nonsense')).status).toBe(200)
})

test('prepared answers come as they are published, in both languages', async () => {
  const { guid } = await publishPiece(server(), 'cannedReply', {
    ...emptyDraft('cannedReply'),
    title: { ru: 'Смена фото', en: 'Changing the photo' },
    body: {
      ru: 'Откройте раздел «Фото».\n\n– новый снимок\n*без рамки*',
      en: 'Open “Photo”.\n\nOr write to us.',
    },
  })
  const { body } = await server().call<{ items: unknown[] }>('GET', '/organizer/canned-replies', {
    token: await organiserToken(server(), 'support'),
  })
  expect(body.items).toContainEqual({
    guid,
    title: { ru: 'Смена фото', en: 'Changing the photo' },
    body: {
      ru: 'Откройте раздел «Фото».\n\n– новый снимок\n*без рамки*',
      en: 'Open “Photo”.\n\nOr write to us.',
    },
  })
})
