import { localDayAt } from '#domain/edition/calendar-date.ts'
import { payability } from '#domain/payment/payability.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { vatRateOn } from '#domain/payment/vat.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  findOpenCardPayment,
  insertCardPayment,
} from '../../persistence/card-payment-queries.ts'
import { recordConsents } from '../../persistence/consent-queries.ts'
import { findOpenInvoice } from '../../persistence/invoice-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { lockOwnParticipant } from '../participant/own-participant.ts'
import { openAtAcquirer } from './open-at-acquirer.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'

/** A card payment that is not finished in this time is let go (product.md §3). */
const lifeMilliseconds = 30 * 60_000

type Input = { participantGuid: string; payer: { fullName: string; address: string }; locale: 'ru' | 'en' }

/**
 * Starts a card payment, or returns the one that is open: two tabs get the same pay page and can make one charge. Our row
 * and its idempotence key stand before the acquirer is called, so a killed call is taken up by the sweep.
 */
export async function startCardPayment(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  input: Input,
): Promise<{ callbackGuid: string; payUrl: string; expiresAt: string }> {
  const stale = await findStaleAttempt(services, actor, input.participantGuid)
  if (stale) await reconcileCardPayment(services, stale)
  const attempt = await services.database.transaction().execute(async tx => {
    const { record, edition } = await lockOwnParticipant(tx, actor, input.participantGuid)
    orRefuse(payability(record))
    const open = await findOpenCardPayment(tx, record.applicationGuid)
    // Its pay page is dead or about to be, and nobody knows whether it has charged: no second one beside it.
    if (open && open.expiresAt < services.clock.wall())
      refuse('card_payments_unavailable', { retryAfterSeconds: 60 })
    if (open) return open
    if (await findOpenInvoice(tx, record.applicationGuid)) refuse('invoice_open')
    const verdict = orRefuse(decidePayment('startCard', { status: record.payment, actor: 'payer' }))
    const now = services.clock.now()
    const wall = services.clock.wall()
    const { percent } = vatToday(now, edition.timeZone)
    const made = await insertCardPayment(tx, {
      applicationGuid: record.applicationGuid,
      amountKopecks: edition.feeKopecks,
      vatPercent: Number(percent),
      locale: input.locale,
      payer: services.sealer.seal(input.payer, `payer:${record.applicationGuid}`),
      startedBy: actor.accountGuid,
      createdAt: wall,
      expiresAt: new Date(wall.getTime() + lifeMilliseconds),
    })
    await changeApplication(tx, record.applicationGuid, { payment: verdict.to })
    await recordConsents(tx, {
      participantGuid: record.guid,
      texts: consentTexts(input.locale).filter(
        ({ kind }) => kind === 'cardPayment' || kind === 'payerDetails',
      ),
      locale: input.locale,
      at: now,
      givenBy: actor.accountGuid,
      addressHash: facts.addressHash,
    })
    await recordAudit(tx, {
      at: now,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'payment',
      subjectGuid: record.applicationGuid,
      action: 'startCard',
      fromValue: record.payment,
      toValue: verdict.to,
      requestId: facts.requestId,
    })
    return made
  })
  return attempt.payUrl ? present(attempt, attempt.payUrl) : openNow(services, attempt)
}

export function vatToday(now: Date, timeZone: string): { percent: bigint } {
  const rate = vatRateOn(localDayAt(now.getTime(), timeZone))
  return rate.ok ? rate : refuse('server_error')
}

/** An open attempt of this participant whose time is over: the acquirer is asked before a new one is begun. */
async function findStaleAttempt(
  services: Services,
  actor: AccountActor,
  participantGuid: string,
): Promise<string | null> {
  return services.database.transaction().execute(async tx => {
    const { record } = await lockOwnParticipant(tx, actor, participantGuid)
    const open = await findOpenCardPayment(tx, record.applicationGuid)
    return open && open.expiresAt < services.clock.wall() ? open.guid : null
  })
}

async function openNow(services: Services, attempt: CardPaymentRow) {
  const opened = await openAtAcquirer(services, attempt.guid)
  const row = await findCardPayment(services.database, attempt.guid)
  if (opened === 'open' && row?.payUrl) return present(row, row.payUrl)
  return refuse(opened === 'rejected' ? 'payment_failed' : 'card_payments_unavailable', {
    retryAfterSeconds: 30,
  })
}

function present(attempt: CardPaymentRow, payUrl: string) {
  return { callbackGuid: attempt.callbackGuid, payUrl, expiresAt: attempt.expiresAt.toISOString() }
}
