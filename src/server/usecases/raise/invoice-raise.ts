import type * as routes from '#contract/raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { formatDay } from '#server/documents/document-format.ts'
import { insertInvoiceRaiseLine, lockRaise } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { payerColumns } from '../invoice/payer-columns.ts'
import { writeInvoice } from '../invoice/write-invoice.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { raiseMachine } from '../transition/raise-machine.ts'
import { holdRaise } from './hold-raise.ts'
import { presentRaise, totalOf } from './present-raise.ts'

/** Accepts an offer: an invoice with one line, for the places (decision 110). They count when finance has booked the whole sum. */
export const invoiceRaise: UseCase<
  typeof routes.invoiceRaise,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: companyGuid, raiseGuid }, body: { version, payer }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const { raise, company, edition } = await holdRaise(tx, actor, { companyGuid, raiseGuid, version })
    askTransition(raiseMachine, 'invoiceRaise', raise, 'owner')
    const { places } = raise
    const total = totalOf(raise)
    if (places === null || total === null) refuse('state_forbids')
    const invoice = await writeInvoice(tx, {
      edition,
      at,
      facts: {
        ...payerColumns(payer),
        issuedBy: actor.accountGuid,
        dueOn: edition.payBy,
        lines: [],
        otherKopecks: total,
      },
    })
    await insertInvoiceRaiseLine(tx, {
      invoiceGuid: invoice.guid,
      raiseGuid,
      companyName: company.name,
      places,
      amountKopecks: total,
      vatKopecks: invoice.vatKopecks,
    })
    await applyTransition(tx, raiseMachine, 'invoiceRaise', raise, {
      by: {
        as: 'owner',
        role: 'staffOwner',
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      reason: invoice.number,
      change: { invoiceGuid: invoice.guid },
      effects: {
        'notify-invoiced': () =>
          writeToStaffOwner({ needs, tx, edition }, 'staff_raise_invoiced', {
            company,
            content: {
              company: company.name,
              places: String(places),
              number: invoice.number,
              amount: formatMoney(total, company.locale),
              payBy: formatDay(invoice.dueOn, company.locale),
            },
            options: { invoiceGuid: invoice.guid },
          }),
      },
    })
    return presentRaise(tx, await lockRaise(tx, { guid: raiseGuid, companyGuid }))
  })
}
