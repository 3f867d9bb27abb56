import type * as routes from '#contract/replacement.ts'
import { splitVat } from '#domain/payment/vat.ts'
import {
  listInvoiceGuidsOfGroup,
  listOpenCardPaymentsOfGroup,
} from '#server/persistence/group-place-queries.ts'
import { listInvoicesByGuid } from '#server/persistence/invoice-queries.ts'
import { sellerOf } from '#server/persistence/legal-details-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentInvoicesFor } from '../invoice/present-invoice.ts'
import { cardsAvailable } from '../payment/cards-available.ts'
import { vatLater, vatToday } from '../payment/vat-today.ts'
import { presentedCredits } from '../replacement/list-credits.ts'
import { loadGroup } from './permitted-group.ts'
import { presentPaidCards } from './present-paid-cards.ts'

/** What the coordinator needs to pay for members, and the payments so far. */
export const readGroupPayments: UseCase<typeof routes.readGroupPayments, 'clock' | 'database'> = async (
  { actor, params: { guid: groupGuid }, facts },
  needs,
) => {
  const { database } = needs
  const { edition } = await loadGroup(database, actor, groupGuid)
  const { percent } = vatToday(needs.clock.now(), edition)
  const [invoiceGuids, open, paidCards, credits, cards] = await Promise.all([
    listInvoiceGuidsOfGroup(database, groupGuid),
    listOpenCardPaymentsOfGroup(database, groupGuid),
    presentPaidCards(database, { groupGuid, accountGuid: actor.accountGuid }),
    presentedCredits(database, { editionGuid: edition.guid, groupGuid, locale: facts.locale }),
    cardsAvailable(needs, database),
  ])
  const invoices = await listInvoicesByGuid(database, invoiceGuids)
  const wall = needs.clock.wall()
  return {
    items: await presentInvoicesFor(database, actor, invoices),
    openCardPayments: open
      .filter(({ expiresAt }) => expiresAt > wall)
      .map(({ callbackGuid, payUrl, startedBy, amountKopecks, expiresAt, people }) => ({
        callbackGuid,
        payUrl: startedBy === actor.accountGuid ? payUrl : null,
        amountKopecks: amountKopecks.toString(),
        expiresAt: expiresAt.toISOString(),
        people: Number(people),
      })),
    paidCards,
    credits,
    feeKopecks: edition.feeKopecks.toString(),
    vatPercent: Number(percent),
    vatKopecks: splitVat(edition.feeKopecks, percent).vat.toString(),
    cardAvailable: cards.ok,
    laterVat: vatLater(needs.clock.now(), edition),
    payFromAbroad: sellerOf(edition).payFromAbroad?.[facts.locale] ?? null,
  }
}
