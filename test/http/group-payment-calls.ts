import { vi } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { Invoice, PaymentOverview } from '#contract/payment.ts'
import type { GroupPayments } from '#contract/replacement.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import type { TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  cardPayer,
  companyPayer,
  must,
  providerIdOf,
  type TestApplicant,
  type TestParticipant,
} from '#test/factories/participant.ts'
import type { TestServer } from '#test/server.ts'

type Started = { callbackGuid: string; payUrl: string }

export const guids = (people: TestParticipant[]) => people.map(({ guid }) => guid)

/** One person's fee in kopecks. */
export const fee = 18_000_000n

/** Calls of coordinator, finance and bank about a payment for many, returning their answers. */
export function groupPaymentCalls(server: () => TestServer) {
  const finance = () => organiserToken(server(), 'finance')
  const issue = (token: string, people: TestParticipant[]) =>
    server().call<Invoice>('POST', '/invoices', {
      token,
      body: { participantGuids: guids(people), payer: companyPayer },
    })

  const start = (token: string, people: TestParticipant[]) =>
    server().call<Started>('POST', '/payments/card', {
      token,
      body: { participantGuids: guids(people), payer: cardPayer, locale: 'ru' },
    })

  const overview = (made: TestParticipant) =>
    must<PaymentOverview>(server(), 'GET', `/participants/${made.guid}/payment`, { token: made.token })

  const statuses = (people: TestParticipant[]) =>
    Promise.all(people.map(async made => (await overview(made)).status))

  const groupPayments = (group: TestGroup) =>
    must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, { token: group.token })

  async function pay(
    started: Started,
    webhookMode: 'normal' | 'duplicated' | 'wrong_amount' = 'normal',
    card: 'success' | 'insufficientFunds' = 'success',
  ) {
    await simulatorOf(server()).payByCard(providerIdOf(started.payUrl), { card: testCard(card), webhookMode })
    server().advance(500)
    await deliverNotices(server())
  }

  const rowsOf = async (made: TestApplicant) =>
    (
      await must<{ items: CardPaymentRow[] }>(
        server(),
        'GET',
        `/organizer/card-payments?q=${encodeURIComponent(made.phone)}`,
        { token: await finance() },
      )
    ).items

  const withdraw = (made: TestParticipant) =>
    must(server(), 'POST', `/participants/${made.guid}/cancel`, { token: made.token, body: {} })

  const refund = async (guid: string, lineGuid?: string) =>
    server().call<CardPaymentRow>('POST', `/organizer/card-payments/${guid}/refund`, {
      token: await finance(),
      body: { reason: 'Возврат', ...(lineGuid && { lineGuid }) },
    })

  const bankSide = async (started: Started) =>
    (await simulatorOf(server()).show(providerIdOf(started.payUrl)))?.refundedAmount

  /** An attempt that our books have let go while its pay page can still charge. */
  async function expiredUnheard(started: Started): Promise<void> {
    const known = await server().services.acquirer.getPayment(providerIdOf(started.payUrl))
    if (!known.ok) throw new Error('the simulator does not know its own payment')
    const { acquirer } = server().services
    const really = acquirer.cancel.bind(acquirer)
    const cancel = vi.spyOn(acquirer, 'cancel')
    // However often the queue asks, the bank claims that this payment has ended, and it has not.
    cancel.mockImplementation(async request =>
      request.providerId === known.payment.providerId
        ? { ok: true, payment: { ...known.payment, status: 'canceled' } }
        : really(request),
    )
    server().advance(30 * 60_000 + 1000)
    await runJob(server().services, 'sweep', {})
    await server().deliver()
    cancel.mockRestore()
  }

  return {
    issue,
    start,
    overview,
    statuses,
    groupPayments,
    pay,
    rowsOf,
    withdraw,
    refund,
    bankSide,
    expiredUnheard,
  }
}
