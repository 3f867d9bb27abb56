import type { GroupPayments } from '#contract/replacement.ts'
import { splitVat } from '#domain/payment/vat.ts'
import {
  listInvoiceGuidsOfGroup,
  listOpenCardPaymentsOfGroup,
} from '../../persistence/group-place-queries.ts'
import { listInvoicesByGuid } from '../../persistence/invoice-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import { presentInvoicesFor } from '../invoice/present-invoice.ts'
import { cardsAvailable } from '../payment/cards-available.ts'
import { vatToday } from '../payment/vat-today.ts'
import { presentedCredits } from '../replacement/list-credits.ts'
import { loadGroup } from './permitted-group.ts'
import { presentPaidCards } from './present-paid-cards.ts'

/** What the coordinator needs to pay for members, and what came of it. */
export async function readGroupPayments(
  services: Services,
  actor: AccountActor,
  groupGuid: string,
): Promise<GroupPayments> {
  const { database } = services
  const { edition } = await loadGroup(database, actor, groupGuid)
  const { percent } = vatToday(services.clock.now(), edition.timeZone)
  const [invoiceGuids, open, paidCards, credits, cards] = await Promise.all([
    listInvoiceGuidsOfGroup(database, groupGuid),
    listOpenCardPaymentsOfGroup(database, groupGuid),
    presentPaidCards(database, { groupGuid, accountGuid: actor.accountGuid }),
    presentedCredits(database, { editionGuid: edition.guid, groupGuid }),
    cardsAvailable(services, database),
  ])
  const invoices = await listInvoicesByGuid(database, invoiceGuids)
  const wall = services.clock.wall()
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
  }
}
