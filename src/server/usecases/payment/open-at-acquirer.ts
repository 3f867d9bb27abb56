import { m } from '#messages/compiled/messages.js'
import { listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import {
  changeCardPayment,
  findCardPayment,
  lockCardPayment,
} from '#server/persistence/card-payment-queries.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { receiptCustomer, receiptOf } from './card-receipt.ts'
import { endAtAcquirer } from './end-at-acquirer.ts'
import { pathOfPaymentFinish } from './payment-finish-path.ts'
import { settleCardPayment } from './settle-card-payment.ts'

/**
 * Opens our attempt at the acquirer under its own idempotence key: after a crash or a time-out a repeated call finds the same payment. If the
 * acquirer is unavailable the attempt fails; after an unknown outcome it stays open for the sweep.
 */
export async function openAtAcquirer(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
): Promise<'open' | 'rejected' | 'unavailable'> {
  const row = await findCardPayment(needs.database, guid)
  if (row?.status !== 'created') return row?.payUrl ? 'open' : 'rejected'
  const edition = await readEdition(needs.database, row.editionGuid)
  const lines = await listCardPaymentLines(needs.database, [guid])
  const { locale } = row
  const description = m.document_payment_description(
    { forum: locale === 'ru' ? edition.nameRu : edition.nameEn },
    { locale },
  )
  const answer = await needs.acquirer.createPayment({
    orderId: row.guid,
    amount: row.amountKopecks,
    currency: 'RUB',
    description: description.slice(0, 128),
    returnUrl: `${needs.config.publicUrl}${pathOfPaymentFinish(locale, row.callbackGuid)}`,
    receipt: receiptOf(row, {
      amounts: lines.map(line => line.amountKopecks),
      customer: await receiptCustomer(needs.database, row),
      description,
    }),
    locale,
    idempotencyKey: row.idempotenceKey,
  })
  if (answer.ok) {
    const { payment } = answer
    const { providerId } = payment
    const open = await needs.database.transaction().execute(async tx => {
      const locked = await lockCardPayment(tx, guid)
      if (locked?.status === 'created') {
        await changeCardPayment(tx, guid, { status: 'pending', providerId, payUrl: payment.redirectUrl })
        return true
      }
      // Given up while the acquirer answered: its number is kept, so that a charge on its page is recognised.
      if (locked && locked.providerId === null) await changeCardPayment(tx, guid, { providerId })
      return locked?.status === 'pending'
    })
    if (open) return 'open'
    await endAtAcquirer(needs, { providerId, idempotenceKey: row.idempotenceKey })
    return 'rejected'
  }
  needs.log.warn({ code: answer.code, detail: answer.detail }, 'acquirer refused to open a payment')
  if (answer.code === 'outcome_unknown') return 'unavailable'
  await settleCardPayment(needs, guid, {
    status: 'failed',
    failure: answer.code,
    amount: row.amountKopecks,
    capturedAt: null,
    returned: 0n,
  })
  return answer.code === 'unavailable' ? 'unavailable' : 'rejected'
}
