import { lostRefunds } from '#domain/payment/card-payment-lines.ts'
import type { CardPaymentLine } from '#server/persistence/card-payment-line-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { lockScene } from './settling-scene.ts'
import { takeBack } from './take-back.ts'

/** A part with what is known about its way back. */
export const returnable = (
  line: Pick<
    CardPaymentLine,
    'guid' | 'refundWantedKopecks' | 'capturedKopecks' | 'amountKopecks' | 'refundAskedAt' | 'refundedKopecks'
  >,
) => ({
  guid: line.guid,
  taken: line.refundWantedKopecks ?? line.capturedKopecks ?? line.amountKopecks,
  asked: line.refundAskedAt !== null,
  returned: line.refundedKopecks,
})

/** Books refunds of single people whose answer from the acquirer never came: the process was killed, or the refund took long. */
export async function bookLostRefunds(
  needs: Needs<'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
  returned: bigint,
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    const scene = await lockScene(needs, tx, guid)
    if (!scene) return
    const lost = lostRefunds(
      returned,
      scene.people.map(({ line }) => returnable(line)),
    )
    for (const each of scene.people)
      if (lost.includes(each.line.guid))
        await takeBack(scene, each, {
          amount: returnable(each.line).taken,
          by: {
            as: 'acquirer',
            role: 'acquirer',
            actorGuid: null,
            reason: guid,
          },
        })
  })
}
