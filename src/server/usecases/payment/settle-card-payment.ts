import {
  type CardPaymentStatus,
  mergeCardPaymentStatus,
  openCardPaymentStatuses,
} from '#domain/payment/card-payment-merge.ts'
import { lapseLines } from '#server/persistence/card-payment-line-queries.ts'
import { changeCardPayment, findCardPayment } from '#server/persistence/card-payment-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { acceptCharge } from './accept-charge.ts'
import { oweAgain } from './owe-again.ts'
import { lockScene } from './settling-scene.ts'
import { takeBackAll } from './take-back.ts'

export type ReportedOutcome = {
  status: CardPaymentStatus
  failure: string | null
  amount: bigint
  capturedAt: Date | null
  /** Refunded by the acquirer so far, in kopecks. */
  returned: bigint
}

/**
 * Merges the acquirer's report into our books. Late, repeated and out-of-order news changes nothing twice; money taken for an application that cannot
 * use it is kept and shown to finance as a refund due (product.md §3).
 */
export async function settleCardPayment(
  needs: Needs<'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
  reported: ReportedOutcome,
): Promise<void> {
  const known = await findCardPayment(needs.database, guid)
  if (!known || mergeCardPaymentStatus(known.status, reported.status) === known.status) return
  await needs.database.transaction().execute(async tx => {
    const scene = await lockScene(needs, tx, guid)
    if (!scene) return
    const { row, at } = scene
    const status = mergeCardPaymentStatus(row.status, reported.status)
    if (status === row.status) return
    if (status === 'succeeded') return acceptCharge(scene, reported)
    if (status === 'refunded') {
      if (openCardPaymentStatuses.includes(row.status)) await oweAgain(scene, scene.people, 'refunded')
      if (row.capturedKopecks === null)
        await changeCardPayment(tx, row.guid, { capturedKopecks: reported.amount })
      return takeBackAll(scene, reported.amount)
    }
    await changeCardPayment(tx, guid, {
      status,
      failure: reported.failure,
      finishedAt: at,
      letGoAt: needs.clock.wall(),
    })
    await lapseLines(tx, guid)
    if (status === 'failed' || status === 'expired') await oweAgain(scene, scene.people, status)
  })
}
