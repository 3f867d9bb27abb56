import { beforeAll, expect, test } from 'vitest'
import type { Letter } from '#contract/organiser-letter.ts'
import { type LetterSort, letterSorts } from '#domain/letter/letter-sort.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must, textVersion } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { type ListPage, listPages } from './list-pages.ts'

const server = useTestServer()
const { read, all } = listPages<Letter>(server, '/organizer/letters', 'content', '2')
const readCounted = (query: Record<string, string>) =>
  read(query) as Promise<ListPage<Letter> & { audienceCounts: Record<string, number> }>

const subjectsOf = (letters: readonly Letter[]) => letters.map(({ subject }) => subject.ru)

let token: string

async function write(
  subject: { ru: string; en: string },
  rest: { audience?: string; text?: string } = {},
): Promise<Letter> {
  server().advance(60_000)
  const { audience = 'everyone', text = 'Текст письма' } = rest
  const body = { audience, subject, text: { ru: text, en: 'The text' } }
  return must<Letter>(server(), 'POST', '/organizer/letters', { token, body })
}

async function release({ guid, version }: Letter) {
  server().advance(60_000)
  await must(server(), 'POST', `/organizer/letters/${guid}/release`, { token, body: { version } })
}

async function send(letter: Letter) {
  await release(letter)
  server().advance(11 * 60_000)
  await runJob(server().services, 'due-letters', {})
}

beforeAll(async () => {
  token = await organiserToken(server(), 'content')
  await server()
    .database.updateTable('edition')
    .set({ plannedMessages: ['advertising'] })
    .where('isCurrent', '=', true)
    .execute()
  for (const given of [{}, { locale: 'en' as const }, { role: 'speaker' as const }]) {
    const made = await finishedParticipant(server(), given)
    await must(server(), 'POST', `/participants/${made.guid}/consents`, {
      token: made.token,
      body: { kind: 'advertising', version: textVersion },
    })
  }
  await send(await write({ ru: 'Ёлка форума', en: 'A tree' }))
  await send(await write({ ru: 'Билеты спикерам', en: 'Zebra tickets' }, { audience: 'speakers' }))
  await write({ ru: 'Афиша для СМИ', en: 'Posters' }, { audience: 'media', text: 'Скидка 50% на «Отель»' })
  await write({ ru: 'Яркий черновик', en: 'Bright' }, { audience: 'speakers' })
  await release(await write({ ru: 'Гостям форума', en: 'Guests' }))
})

test.each<[LetterSort, string[]]>([
  ['newest', ['Гостям форума', 'Яркий черновик', 'Афиша для СМИ', 'Билеты спикерам', 'Ёлка форума']],
  ['subject', ['Афиша для СМИ', 'Билеты спикерам', 'Гостям форума', 'Ёлка форума', 'Яркий черновик']],
  ['audience', ['Ёлка форума', 'Гостям форума', 'Билеты спикерам', 'Яркий черновик', 'Афиша для СМИ']],
  ['fewestReaders', ['Афиша для СМИ', 'Билеты спикерам', 'Яркий черновик', 'Ёлка форума', 'Гостям форума']],
  ['state', ['Афиша для СМИ', 'Яркий черновик', 'Гостям форума', 'Ёлка форума', 'Билеты спикерам']],
])(
  'letters in the order %s stand over pages as they should, and the other way round',
  async (sort, order) => {
    expect(subjectsOf(await all({ sort }))).toEqual(order)
    const other: Partial<Record<LetterSort, LetterSort>> = {
      newest: 'oldest',
      subject: 'subjectDown',
      audience: 'audienceDown',
      fewestReaders: 'mostReaders',
      state: 'stateDown',
    }
    expect(subjectsOf(await all({ sort: other[sort] ?? sort }))).toEqual(order.toReversed())
  },
)

test('what was not sent comes last by day of sending, whichever way', async () => {
  const first = subjectsOf(await all({ sort: 'sentFirst' }))
  const last = subjectsOf(await all({ sort: 'sentLast' }))
  expect(first.slice(0, 2)).toEqual(['Ёлка форума', 'Билеты спикерам'])
  expect(last.slice(0, 2)).toEqual(['Билеты спикерам', 'Ёлка форума'])
  expect(first).toHaveLength(5)
})

test('a reader of English has subjects in the order of their English names', async () => {
  const { items } = await must<ListPage<Letter>>(server(), 'GET', '/organizer/letters?sort=subject', {
    token,
    locale: 'en',
  })
  expect(items.map(({ subject }) => subject.en)).toEqual([
    'A tree',
    'Bright',
    'Guests',
    'Posters',
    'Zebra tickets',
  ])
})

test.each(letterSorts)('a place of another order is refused in the order %s', async sort => {
  const { nextCursor } = await read({ sort: sort === 'newest' ? 'oldest' : 'newest', limit: '2' })
  const asked = new URLSearchParams({ sort, limit: '2', cursor: nextCursor ?? '' })
  expectRefusal(
    await server().call('GET', `/organizer/letters?${asked}`, { token }),
    422,
    'cursor_of_another_view',
  )
})

test.each([
  ['форума', ['Гостям форума', 'Ёлка форума']],
  ['елка', ['Ёлка форума']],
  ['ФОРУМА гост', ['Гостям форума']],
  ['zebra', ['Билеты спикерам']],
  ['отель скидка', ['Афиша для СМИ']],
  ['«отель»', ['Афиша для СМИ']],
  ['50%', ['Афиша для СМИ']],
  ['%', ['Афиша для СМИ']],
  ['никогда', []],
])('a search for %s finds %j by words of the subject or the text', async (q, found) => {
  const page = await read({ q })
  expect(subjectsOf(page.items)).toEqual(found)
  expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(found.length)
})

test('tabs count each state under the same search and audience, and audiences under the same state', async () => {
  expect((await readCounted({})).counts).toEqual({ draft: 2, released: 1, sent: 2 })
  const speakers = await readCounted({ audience: 'speakers' })
  expect(subjectsOf(speakers.items)).toEqual(['Яркий черновик', 'Билеты спикерам'])
  expect(speakers.counts).toEqual({ draft: 1, released: 0, sent: 1 })
  const drafts = await readCounted({ state: 'draft' })
  expect(subjectsOf(drafts.items)).toEqual(['Яркий черновик', 'Афиша для СМИ'])
  expect(drafts.audienceCounts).toEqual({ everyone: 0, approved: 0, speakers: 1, media: 1 })
  expect((await readCounted({ q: 'форума' })).counts).toEqual({ draft: 0, released: 1, sent: 1 })
})

test('days narrow to what was sent on them', async () => {
  const { items } = await read({ state: 'sent' })
  const day = (items[0]?.sentAt ?? '').slice(0, 10)
  const next = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10)
  const before = new Date(Date.parse(day) - 2 * 86_400_000).toISOString().slice(0, 10)
  expect((await read({ from: before, to: next })).items).toHaveLength(2)
  expect((await readCounted({ from: next })).counts).toEqual({ draft: 0, released: 0, sent: 0 })
})

test('who takes part in both of two merged records is a reader once, and the list says so', async () => {
  const [{ letterGuid, participantGuid }] = (await server()
    .database.selectFrom('marketingLetterRecipient')
    .innerJoin('marketingLetter', 'marketingLetter.guid', 'letterGuid')
    .select(['letterGuid', 'participantGuid'])
    .where('subjectRu', '=', 'Ёлка форума')
    .execute()) as [{ letterGuid: string; participantGuid: string }]
  const readersNow = async () => (await read({ q: 'елка' })).items[0]?.readers
  const before = await readersNow()
  await server()
    .database.updateTable('marketingLetterRecipient')
    .set({ delivery: 'merged' })
    .where('letterGuid', '=', letterGuid)
    .where('participantGuid', '=', participantGuid)
    .execute()
  const after = await readersNow()
  expect((after?.ru ?? 0) + (after?.en ?? 0)).toBe((before?.ru ?? 0) + (before?.en ?? 0) - 1)
})

test('an unknown order, state, audience or day is refused', async () => {
  for (const query of ['sort=colour', 'state=lost', 'audience=nobody', 'from=yesterday'])
    expect((await server().call('GET', `/organizer/letters?${query}`, { token })).status, query).toBe(400)
})
