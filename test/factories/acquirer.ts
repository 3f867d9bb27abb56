import type { AcquirerSimulator } from '#server/adapters/acquirer/simulator.ts'
import { signatureHeader, signWebhook } from '#server/adapters/acquirer/simulator-webhooks.ts'
import { findTestCard, type TestCard } from '#server/adapters/acquirer/test-cards.ts'
import { createSimulatedPaymentStore } from '#server/persistence/simulated-payment-queries.ts'
import type { Answer, TestServer } from '../server.ts'

/** The bank simulator behind the acquirer's port; test mode has no other. */
export function simulatorOf(server: TestServer): AcquirerSimulator {
  return server.services.acquirer as AcquirerSimulator
}

const numbers = {
  success: '2200000000000004',
  threeDSecure: '2200000000000103',
  insufficientFunds: '2200000000000202',
}

export function testCard(outcome: keyof typeof numbers): TestCard {
  const card = findTestCard(numbers[outcome])
  if (!card) throw new Error(`the simulator knows no card for ${outcome}`)
  return card
}

/** Sends the bank's queued notices that are due; returns the answers in order. */
export async function deliverNotices(server: TestServer): Promise<Answer<unknown>[]> {
  const store = createSimulatedPaymentStore(server.database)
  const now = server.services.clock.wall()
  const due = await store.claimWebhooks(now, now)
  const answers: Answer<unknown>[] = []
  for (const { id, body } of due.sort((left, right) => left.dueAt.getTime() - right.dueAt.getTime())) {
    answers.push(await sendNotice(server, body))
    await store.removeWebhook(id)
  }
  return answers
}

/** Sends one notice to the webhook, with the bank's signature by default. */
export function sendNotice(server: TestServer, body: string, signature?: string): Promise<Answer<unknown>> {
  return server.call('POST', '/payments/webhook', {
    body,
    idempotencyKey: null,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signature ?? signWebhook(body, webhookSecret(server)),
    },
  })
}

function webhookSecret(server: TestServer): string {
  return server.services.sealer.hash('simulator', 'webhook').toString('hex')
}
