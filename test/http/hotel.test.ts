import { expect, test } from 'vitest'
import type { HotelsOverview } from '#contract/hotel.ts'
import { goodDrafts, publishPiece } from '#test/factories/content.ts'
import { approvedParticipant, draftParticipant, finishedParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
const code = 'QUORUM26-XX'

const read = (made: { guid: string; token: string }, locale: 'ru' | 'en' = 'ru', token = made.token) =>
  server().call<HotelsOverview>('GET', `/participants/${made.guid}/hotels`, { token, locale })

async function publishHotels() {
  await publishPiece(server(), 'hotel', goodDrafts.hotel())
  await publishPiece(server(), 'shuttle', goodDrafts.shuttle({ day: '2026-02-19' }))
  await publishPiece(server(), 'shuttle', goodDrafts.shuttle())
  // The NOTIFY that drops the snapshot arrives with some delay.
  await expect
    .poll(async () => (await server().services.published.snapshot()).current.of('shuttle').length)
    .toBe(2)
}

test('an approved participant sees hotels with promo codes, and shuttles by day, in both languages', async () => {
  await publishHotels()
  const made = await approvedParticipant(server())
  const russian = await read(made)
  expect(russian).toMatchObject({
    status: 200,
    body: {
      promoCodes: 'shown',
      hotels: [
        {
          name: 'Отель «Маяк»',
          stars: 4,
          discountFrom: 10,
          discountTo: 20,
          promoCode: code,
          hasPromoCode: true,
          bookBy: '2025-12-20',
        },
      ],
      shuttles: [
        { day: '2026-02-18', startsAt: '07:30', endsAt: '10:30', everyMinutes: 15 },
        { day: '2026-02-19' },
      ],
    },
  })
  const english = await read(made, 'en')
  expect(english.body.hotels[0]).toMatchObject({ name: 'Lighthouse Hotel', promoCode: code })
  expect(english.body.shuttles[0]?.route).toBe('Hotels → venue')
})

test('before the approval the hotels are there and the codes are not, and it says why', async () => {
  const made = await finishedParticipant(server())
  const answer = await read(made)
  expect(answer).toMatchObject({
    status: 200,
    body: { promoCodes: 'afterApproval', hotels: [{ promoCode: null, hasPromoCode: true }] },
  })
  expect(answer.bytes.toString()).not.toContain(code)
})

test('the promo codes are nowhere on the public site', async () => {
  const addresses = [
    '/program',
    '/speakers',
    '/faq',
    '/contacts',
    '/partners',
    '/news',
    '/albums',
    '/edition',
  ]
  for (const address of addresses) {
    const { bytes } = await server().call('GET', address)
    expect(bytes.toString()).not.toContain(code)
  }
  const { bytes } = await server().call('GET', `/program/search?q=${code}`)
  expect(bytes.toString()).not.toContain('Маяк')
})

test('somebody else’s hotels are not there, and nobody’s without a token', async () => {
  const [made, other] = [await approvedParticipant(server()), await draftParticipant(server())]
  expectRefusal(await read(made, 'ru', other.token), 404, 'not_found')
  expectRefusal(await server().call('GET', `/participants/${made.guid}/hotels`), 401, 'unauthorized')
})

test.each([['a discount that goes down', { discountFrom: 20, discountTo: 10 }, 'draft.discountTo']])(
  '%s is not published',
  async (_, facts, field) => {
    const answer = await publishPiece(server(), 'hotel', goodDrafts.hotel(facts)).catch(error =>
      String(error),
    )
    expect(String(answer)).toContain(field)
    expect(String(answer)).toContain('range_reversed')
  },
)
