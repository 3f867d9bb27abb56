import type * as routes from '#contract/payment.ts'
import { openCardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { lapseLines, listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import {
  type CardPaymentRow,
  changeCardPayment,
  findCardPayment,
  findCardPaymentByCallback,
} from '#server/persistence/card-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { loadPermitted } from '../participant/permitted-participants.ts'
import { endAtAcquirer } from './end-at-acquirer.ts'
import { oweAgain } from './owe-again.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'
import { settleCardPayment } from './settle-card-payment.ts'
import { lockScene } from './settling-scene.ts'

/**
 * Lets an unfinished card payment go, so that another way is free at once. The acquirer is asked first: money it has taken counts. Where it cannot
 * close the page, or is down, we let go all the same; a charge that comes later is counted or refunded like any late one.
 */
export const giveUpCardPayment: UseCase<
  typeof routes.giveUpCardPayment,
  'acquirer' | 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'sealer'
> = async ({ actor, params: { callbackGuid }, facts }, needs) => {
  const row = await findCardPaymentByCallback(needs.database, callbackGuid)
  if (!row || !(await mayGiveUp(needs, actor, row))) refuse('not_found')
  if (isOpen(row)) {
    await hearAcquirer(needs, row)
    await letGo(needs, row.guid, { actor, facts })
    await endOpenedMeanwhile(needs, row)
  }
  const { status } = (await findCardPayment(needs.database, row.guid)) ?? row
  return { status }
}

const isOpen = ({ status }: Pick<CardPaymentRow, 'status'>) => openCardPaymentStatuses.includes(status)

/** Whoever began it, or may pay for everybody on it: nobody else's payment is touched. */
async function mayGiveUp(
  needs: Needs<'database'>,
  actor: AccountActor,
  row: CardPaymentRow,
): Promise<boolean> {
  if (row.startedBy === actor.accountGuid) return true
  const lines = await listCardPaymentLines(needs.database, [row.guid])
  const guids = lines.map(({ participantGuid }) => participantGuid)
  const people = await loadPermitted(needs.database, actor, {
    of: { guids, editionGuid: row.editionGuid },
    concern: 'payment',
  })
  return people.length === lines.length
}

/** An attempt that never reached the acquirer has no page that anybody could pay on. */
async function hearAcquirer(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'sealer'>,
  row: CardPaymentRow,
): Promise<void> {
  if (row.status === 'created') return
  const ended = await endAtAcquirer(needs, row)
  if (ended?.status === 'succeeded' || ended?.status === 'refunded')
    return settleCardPayment(needs, row.guid, ended)
  if (ended) return
  await reconcileCardPayment(needs, row.guid).catch(error =>
    needs.log.warn({ err: error }, 'a card payment was given up unheard'),
  )
}

/** The acquirer may have opened its page while we let go: until it is closed somebody could pay on it. */
async function endOpenedMeanwhile(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  known: CardPaymentRow,
): Promise<void> {
  const row = await findCardPayment(needs.database, known.guid)
  if (known.providerId || !row?.providerId) return
  const ended = await endAtAcquirer(needs, row)
  if (ended?.status === 'succeeded' || ended?.status === 'refunded')
    await settleCardPayment(needs, row.guid, ended)
}

function letGo(
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'log' | 'sealer'>,
  guid: string,
  { actor, facts }: { actor: AccountActor; facts: RequestFacts },
): Promise<void> {
  return needs.database.transaction().execute(async tx => {
    const scene = await lockScene(needs, tx, guid)
    if (!scene || !isOpen(scene.row)) return
    await changeCardPayment(tx, guid, {
      status: 'expired',
      failure: 'given_up',
      finishedAt: scene.at,
      letGoAt: needs.clock.wall(),
    })
    await lapseLines(tx, guid)
    await oweAgain(scene, scene.people, {
      givenUpBy: { actorGuid: actor.accountGuid, requestId: facts.requestId },
    })
  })
}
