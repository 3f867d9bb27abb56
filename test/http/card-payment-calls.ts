import type { Participant } from '#contract/participant.ts'
import { simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { cardPayer, must, type TestApplicant, type TestParticipant } from '#test/factories/participant.ts'
import type { CallOptions, TestServer } from '#test/server.ts'

type Started = { callbackGuid: string; payUrl: string; expiresAt: string }

/** A payer's and the bank's calls about a card payment, returning their answers. */
export function cardPaymentCalls(server: () => TestServer) {
  return {
    start: (made: TestParticipant, body: object = {}, options: CallOptions = {}) =>
      server().call<Started>('POST', '/payments/card', {
        token: made.token,
        body: { participantGuids: [made.guid], payer: cardPayer, locale: 'ru', ...body },
        ...options,
      }),
    paymentOf: async (made: TestParticipant) =>
      (await must<Participant>(server(), 'GET', `/participants/${made.guid}`, { token: made.token })).payment,
    finishPage: (callbackGuid: string) => server().call('GET', `/payments/card/${callbackGuid}`),
    attemptsOf: (made: TestApplicant) =>
      server()
        .database.selectFrom('cardPaymentLine as line')
        .innerJoin('cardPayment', 'cardPayment.guid', 'line.cardPaymentGuid')
        .select(['cardPayment.guid', 'cardPayment.status', 'cardPayment.failure', 'line.state'])
        .where('line.applicationGuid', '=', made.applicationGuid)
        .orderBy('cardPayment.createdAt')
        .execute(),
    pay: (providerId: string, webhookMode: 'normal' | 'lost' | 'duplicated' | 'out_of_order' = 'normal') =>
      simulatorOf(server()).payByCard(providerId, { card: testCard('success'), webhookMode }),
  }
}
