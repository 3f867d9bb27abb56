import { m } from '#messages/compiled/messages.js'
import type { Receipt } from '../../adapters/acquirer/port.ts'
import {
  changeCardPayment,
  findCardPayment,
  lockCardPayment,
} from '../../persistence/card-payment-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { pathOfPaymentFinish } from './payment-finish-path.ts'
import { settleCardPayment } from './settle-card-payment.ts'

/**
 * Opens our attempt at the acquirer under its own idempotence key: called again after a crash or a time-out it finds the
 * same payment. Unavailable leaves the attempt to fail; an unknown outcome leaves it open for the sweep.
 */
export async function openAtAcquirer(
  services: Services,
  guid: string,
): Promise<'open' | 'rejected' | 'unavailable'> {
  const row = await findCardPayment(services.database, guid)
  if (row?.status !== 'created') return row?.payUrl ? 'open' : 'rejected'
  const edition = await readCurrentEdition(services.database)
  const record = await findParticipantByApplication(services.database, {
    applicationGuid: row.applicationGuid,
    editionGuid: edition.guid,
  })
  const { locale } = row
  const description = m.document_payment_description(
    { forum: locale === 'ru' ? edition.nameRu : edition.nameEn },
    { locale },
  )
  const answer = await services.acquirer.createPayment({
    orderId: row.guid,
    amount: row.amountKopecks,
    currency: 'RUB',
    description: description.slice(0, 128),
    returnUrl: `${services.config.publicUrl}${pathOfPaymentFinish(locale, row.callbackGuid)}`,
    receipt: receiptOf(row, { email: record?.email ?? null, phone: record?.phone ?? null }, description),
    locale,
    idempotencyKey: row.idempotenceKey,
  })
  if (answer.ok) {
    const { payment } = answer
    await services.database.transaction().execute(async tx => {
      const locked = await lockCardPayment(tx, guid)
      if (locked?.status === 'created')
        await changeCardPayment(tx, guid, {
          status: 'pending',
          providerId: payment.providerId,
          payUrl: payment.redirectUrl,
        })
    })
    return 'open'
  }
  services.log.warn({ code: answer.code, detail: answer.detail }, 'acquirer refused to open a payment')
  if (answer.code === 'outcome_unknown') return 'unavailable'
  await settleCardPayment(services, guid, {
    status: 'failed',
    failure: answer.code,
    amount: row.amountKopecks,
    capturedAt: null,
  })
  return answer.code === 'unavailable' ? 'unavailable' : 'rejected'
}

/** The receipt of 54-FZ: a prepaid service at the calculated rate of the day (domain.md §3.1). */
export function receiptOf(
  row: { amountKopecks: bigint; vatPercent: number },
  customer: { email: string | null; phone: string | null },
  description: string,
): Receipt {
  return {
    customer: { ...customer, fullName: null },
    items: [
      {
        description: description.slice(0, 128),
        quantity: 1,
        unitAmount: row.amountKopecks,
        vatRate: row.vatPercent === 20 ? 20 : 22,
        vatCalculated: true,
        paymentMode: 'full_prepayment',
      },
    ],
  }
}
