import { expect } from 'vitest'
import type { GroupMember } from '#contract/group.ts'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { Credit, GroupPayments } from '#contract/replacement.ts'
import { deliverNotices, simulatorOf, testCard } from '#test/factories/acquirer.ts'
import { followLink, memberBody, type TestGroup } from '#test/factories/group.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  cardPayer,
  companyPayer,
  must,
  providerIdOf,
  type TestApplicant,
  uploadPhotograph,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import type { TestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

/** A member and their group. */
export type Place = { group: TestGroup; made: TestApplicant }

/** Calls about paid places, and ways to check the results. */
export function replacementCalls(server: () => TestServer) {
  const { markPaid } = invoiceCalls(server)

  async function payByCard(group: TestGroup, made: TestApplicant[]): Promise<string> {
    const { payUrl } = await must<{ payUrl: string }>(server(), 'POST', '/payments/card', {
      token: group.token,
      body: { participantGuids: made.map(({ guid }) => guid), payer: cardPayer, locale: 'ru' },
    })
    await simulatorOf(server()).payByCard(providerIdOf(payUrl), {
      card: testCard('success'),
      webhookMode: 'normal',
    })
    server().advance(500)
    await deliverNotices(server())
    return providerIdOf(payUrl)
  }

  const applicationGuidOf = async (participantGuid: string) =>
    (
      await server()
        .database.selectFrom('application')
        .select('guid')
        .where('participantGuid', '=', participantGuid)
        .executeTakeFirstOrThrow()
    ).guid

  return {
    payByCard,
    applicationGuidOf,

    async payByInvoice(group: TestGroup, made: TestApplicant[]): Promise<Invoice> {
      const invoice = await must<Invoice>(server(), 'POST', '/invoices', {
        token: group.token,
        body: { participantGuids: made.map(({ guid }) => guid), payer: companyPayer },
      })
      expect((await markPaid(invoice.guid)).status).toBe(200)
      return invoice
    },

    /** A member whose place was paid for by card. */
    async paidPlace(): Promise<Place & { providerId: string }> {
      const { group, members } = await approvedGroup(server(), 1)
      const [made] = members as [TestApplicant]
      return { group, made, providerId: await payByCard(group, [made]) }
    },

    replace: (place: Place, body: object = memberBody(server().nextPhone())) =>
      server().call<GroupMember>('POST', `/groups/${place.group.guid}/members/${place.made.guid}/replace`, {
        token: place.group.token,
        body,
      }),

    applicationState: (applicationGuid: string) =>
      server()
        .database.selectFrom('application')
        .select(['status', 'payment'])
        .where('guid', '=', applicationGuid)
        .executeTakeFirstOrThrow(),

    /** Brings a group's draft under review: sent, confirmed, with a photograph. */
    async confirm(group: TestGroup, member: GroupMember): Promise<TestApplicant> {
      await must(server(), 'POST', `/groups/${group.guid}/members/send`, {
        token: group.token,
        body: { participantGuids: [member.participantGuid] },
      })
      const phone = member.phone ?? ''
      await followLink(server(), phone)
      const { participantGuid: guid } = member
      const applicant = {
        guid,
        phone,
        token: (await server().logIn(phone)).token,
        email: member.email ?? '',
        version: 1,
        applicationGuid: await applicationGuidOf(guid),
      }
      await uploadPhotograph(server(), applicant)
      return applicant
    },

    groupCredits: async (group: TestGroup): Promise<Credit[]> =>
      (await must<GroupPayments>(server(), 'GET', `/groups/${group.guid}/invoices`, { token: group.token }))
        .credits,

    openCredits: async () =>
      (
        await must<{ items: Credit[] }>(server(), 'GET', '/organizer/credits', {
          token: await organiserToken(server(), 'finance'),
        })
      ).items,

    cardRow: async (phone: string) =>
      (
        await must<{ items: CardPaymentRow[] }>(
          server(),
          'GET',
          `/organizer/card-payments?q=${encodeURIComponent(phone)}`,
          { token: await organiserToken(server(), 'finance') },
        )
      ).items[0],
  }
}
