import type { z } from 'zod'
import type { companyPayer } from '#contract/payment.ts'
import { checkEdoId } from '#domain/company/edo-id.ts'
import { checkInn } from '#domain/company/inn.ts'
import { orRefuse, refuse } from '#server/refuse.ts'

type Payer = z.output<typeof companyPayer>

/** A company that pays, as columns of its invoice. */
export function payerColumns(payer: Payer) {
  return { payerName: payer.name, payerAddress: payer.address, ...numbersOf(payer), ...exchangeOf(payer) }
}

/** A company abroad has no INN and no KPP, whatever the form still held of another. */
function numbersOf(payer: Payer) {
  if (!payer.hasInn)
    return { payerInn: null, payerForeignNumber: payer.foreignNumber || null, payerKpp: null }
  return {
    payerInn: orRefuse(checkInn(payer.inn ?? '', 'payer')).inn,
    payerForeignNumber: null,
    payerKpp: payer.kpp || null,
  }
}

/** A company abroad takes no part in the exchange, and whoever chose post gives no provider. */
function exchangeOf({ hasInn, documentsBy, edoOperator, edoId }: Payer) {
  if (!hasInn || documentsBy !== 'edo')
    return { documentsBy: 'post', edoOperator: null, edoId: null } as const
  return {
    documentsBy,
    edoOperator: edoOperator?.trim() || refuse('required'),
    edoId: edoId?.trim() ? orRefuse(checkEdoId(edoId)).edoId : null,
  }
}
