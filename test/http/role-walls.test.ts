import { expect, test } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import { createPiece, goodDrafts, pathOfPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { finishedParticipant, must } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const logisticsKinds = [
  ...['hotel', 'shuttle', 'transferHub', 'venuePlace'],
  ...['staffContact', 'staffDocument', 'staffGuide'],
]

test('logistics edits hotels, support its ready answers, and neither anything else', async () => {
  const [logistics, support, committee] = [
    await organiserToken(server(), 'logistics'),
    await organiserToken(server(), 'support'),
    await organiserToken(server(), 'committee'),
  ]
  const overview = (token: string) =>
    must<{ kinds: { kind: string }[]; untranslated: { kind: string }[] }>(
      server(),
      'GET',
      '/organizer/content',
      { token },
    )
  const seen = await overview(logistics)
  expect(seen.kinds.map(({ kind }) => kind).sort()).toEqual([...logisticsKinds].sort())
  expect(seen.untranslated.every(({ kind }) => logisticsKinds.includes(kind))).toBe(true)
  expect((await overview(support)).kinds.map(({ kind }) => kind)).toEqual(['cannedReply'])
  expectRefusal(await server().call('GET', '/organizer/content', { token: committee }), 403, 'forbidden')

  const hotel = await must<ContentDetail>(server(), 'POST', '/organizer/content/hotel', {
    token: logistics,
    body: { draft: emptyDraft('hotel') },
  })
  const path = pathOfPiece(hotel)
  await must(server(), 'GET', path, { token: logistics })
  const saved = await must<ContentDetail>(server(), 'PUT', path, {
    token: logistics,
    body: { version: hotel.version, draft: hotel.draft },
  })
  expect(saved.version).toBe(hotel.version + 1)
  const { actorRole } = await server()
    .database.selectFrom('auditEntry')
    .select('actorRole')
    .where('subjectGuid', '=', hotel.guid)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(actorRole).toBe('logistics')

  const news = await createPiece(server(), 'news', goodDrafts.news())
  for (const token of [logistics, support]) {
    const put = { token, body: { version: news.version, draft: news.draft } }
    const versioned = { token, body: { version: news.version } }
    expectRefusal(await server().call('GET', '/organizer/content/news', { token }), 403, 'forbidden')
    expectRefusal(await server().call('GET', '/organizer/content/news/options', { token }), 403, 'forbidden')
    expectRefusal(await server().call('GET', pathOfPiece(news), { token }), 403, 'forbidden')
    expectRefusal(await server().call('PUT', pathOfPiece(news), put), 403, 'forbidden')
    expectRefusal(await server().call('POST', pathOfPiece(news, 'publish'), versioned), 403, 'forbidden')
    expectRefusal(await server().call('POST', pathOfPiece(news, 'unpublish'), versioned), 403, 'forbidden')
    expectRefusal(await server().call('DELETE', pathOfPiece(news), { token }), 403, 'forbidden')
    expectRefusal(
      await server().call('POST', '/organizer/content/news', { token, body: { draft: news.draft } }),
      403,
      'forbidden',
    )
    expectRefusal(
      await server().call('POST', '/organizer/content/news/order', {
        token,
        body: { guid: news.guid, before: null, order: 'x' },
      }),
      403,
      'forbidden',
    )
    expectRefusal(await server().call('GET', '/organizer/programme', { token }), 403, 'forbidden')
  }
})

test('finance reads of an application what money needs, and no birth date, photograph or consent', async () => {
  const made = await finishedParticipant(server())
  const read = async (role: 'finance' | 'committee') =>
    must<ApplicationDetail>(server(), 'GET', `/organizer/applications/${made.applicationGuid}`, {
      token: await organiserToken(server(), role),
    })
  const [money, committee] = [await read('finance'), await read('committee')]
  expect(money).toMatchObject({
    name: committee.name,
    companyDetail: committee.companyDetail,
    payment: 'unpaid',
    consents: null,
    photographFileGuid: null,
    photographCheck: null,
    person: { ...committee.person, birthDate: null },
  })
  expect(committee.consents).not.toBeNull()
  expect(committee.person.birthDate).toBe('1986-04-17')
  const file = `/file/${committee.photographFileGuid}`
  expectRefusal(
    await server().call('GET', file, { token: await organiserToken(server(), 'finance') }),
    404,
    'not_found',
  )
  expect(
    (await server().call('GET', file, { token: await organiserToken(server(), 'committee') })).status,
  ).toBe(200)
})
