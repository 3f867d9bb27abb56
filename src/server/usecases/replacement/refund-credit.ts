import type * as routes from '#contract/replacement.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { findCardPaymentOfLine } from '#server/persistence/card-payment-line-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import {
  endPlacesOf,
  findStandingFor,
  markInvoiceLineRefunded,
  listCredits as selectCredits,
} from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { refundCardPayment } from '../payment/refund-card-payment.ts'
import { lockLine, sourceOf } from './find-credit.ts'
import { listCredits } from './list-credits.ts'

/**
 * Refunds a place that nobody is to have: card payments through the acquirer, invoices by hand and only recorded here. Only while the money is free:
 * a person it waits for must be removed first.
 */
export const refundCredit: UseCase<
  typeof routes.refundCredit,
  'acquirer' | 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'sealer'
> = async ({ actor, params: { guid }, body: { reason }, facts }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const [credit] = await selectCredits(needs.database, { editionGuid: edition.guid, guid })
  if (!credit) refuse('not_found')
  if (!credit.endedAt) refuse('state_forbids')
  if (credit.cardPaymentLineGuid) {
    const payment = await findCardPaymentOfLine(needs.database, credit.cardPaymentLineGuid)
    await refundCardPayment(
      {
        actor,
        params: { guid: payment ?? refuse('not_found') },
        body: {
          reason,
          lineGuid: credit.cardPaymentLineGuid,
        },
        facts,
      },
      needs,
    )
  } else await recordInvoiceRefund(needs, { actor, facts, credit: { ...credit, reason } })
  return listCredits(needs)
}

async function recordInvoiceRefund(
  needs: Needs<'clock' | 'database'>,
  {
    actor,
    facts,
    credit,
  }: {
    actor: OrganiserActor
    facts: RequestFacts
    credit: {
      oldApplicationGuid: string
      invoiceLineGuid: string | null
      cardPaymentLineGuid: string | null
      reason: string
    }
  },
): Promise<void> {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const { oldApplicationGuid: applicationGuid, reason } = credit
    const old = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    if (old) await lockParticipants(tx, { guids: [old.guid], editionGuid: edition.guid })
    const source = sourceOf(credit)
    const line = await lockLine(tx, source)
    if (!line?.held || !source.invoiceLineGuid || (await findStandingFor(tx, source)))
      return refuse('state_forbids')
    await markInvoiceLineRefunded(tx, source.invoiceLineGuid, at)
    await endPlacesOf(tx, source, at)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'decide-payments'),
      subjectKind: 'payment',
      subjectGuid: applicationGuid,
      action: 'refundInvoiceLine',
      reason,
      requestId: facts.requestId,
    })
  })
}
