import { beforeAll, expect, test } from 'vitest'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  cardPayer,
  startCardPayment,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let token = ''

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
})

type Release = { results: { ok: boolean; code: string | null }[] }

/** The committee withdraws somebody who has been told of the approval. */
const withdraw = ({ applicationGuid }: TestApplicant) =>
  server().call<Release>('POST', '/organizer/decisions', {
    token,
    body: {
      applicationGuids: [applicationGuid],
      decision: 'cancel',
      reason: { ru: 'Участие не оплачено', en: 'The fee was not paid' },
    },
  })

const start = ({ guid, token: own }: TestApplicant) =>
  server().call('POST', '/payments/card', {
    token: own,
    body: { participantGuids: [guid], payer: cardPayer, locale: 'ru' },
  })

async function stateOf({ applicationGuid }: TestApplicant) {
  const { status, payment } = await server()
    .database.selectFrom('application')
    .select(['status', 'payment'])
    .where('guid', '=', applicationGuid)
    .executeTakeFirstOrThrow()
  return `${status} ${payment}`
}

async function toldPeople(count: number): Promise<TestApplicant[]> {
  const people: TestApplicant[] = []
  for (let index = 0; index < count; index += 1) people.push(await approvedParticipant(server()))
  server().advance(600_000)
  await server().deliver()
  return people
}

test('of an organiser who withdraws and a person who begins to pay at once, one does and the other is told', async () => {
  for (const [index, made] of (await toldPeople(6)).entries()) {
    // Now one and now the other is sent first.
    const calls = [() => withdraw(made), () => start(made)] as const
    const order = index % 2 === 0 ? calls : calls.toReversed()
    const answers = await Promise.all(order.map(call => call()))
    const [ended, started] = index % 2 === 0 ? answers : answers.toReversed()
    if (!ended || !started) throw new Error('Promise.all lost an answer')
    const [result] = (ended.body as Release).results
    if (result?.ok) {
      expect(started.status).toBe(409)
      expect(await stateOf(made)).toBe('cancelled unpaid')
    } else {
      expect(result?.code).toBe('payment_in_progress')
      expect(started.status).toBe(200)
      expect(await stateOf(made)).toMatch(/^approved /)
    }
  }
})

test('whoever has paid at the bank keeps the place, though an organiser withdraws them in the same moment', async () => {
  for (const made of await toldPeople(3)) {
    const { providerId } = await startCardPayment(server(), made)
    await simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode: 'normal' })
    server().advance(1000)
    const [ended] = await Promise.all([withdraw(made), deliverNotices(server())])
    const [result] = ended.body.results
    expect(result?.ok).toBe(false)
    expect(['payment_in_progress', 'refund_first']).toContain(result?.code)
    await server().deliver()
    expect(await stateOf(made)).toBe('approved cardPaymentAccepted')
  }
})
