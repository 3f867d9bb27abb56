import { payability } from '#domain/payment/payability.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  findOpenCardPayment,
  insertCardPayment,
} from '../../persistence/card-payment-queries.ts'
import { recordConsents } from '../../persistence/consent-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { findOpenInvoice } from '../../persistence/invoice-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { lockParticipantFor, type PermittedParticipant } from '../participant/permitted-participant.ts'
import { cardsAvailable } from './cards-available.ts'
import { movePayment } from './move-payment.ts'
import { openAtAcquirer } from './open-at-acquirer.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'
import { vatToday } from './vat-today.ts'

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
    const own = await lockParticipantFor(tx, actor, input.participantGuid, 'payment')
    orRefuse(payability(own.record))
    return (await findUsable(services, tx, own)) ?? begin({ services, tx, actor, facts, input }, own)
  })
  return attempt.payUrl ? present(attempt, attempt.payUrl) : openNow(services, attempt)
}

/** The attempt that is open already; refuses where one may not begin beside what else is open. */
async function findUsable(
  services: Services,
  tx: Tx,
  { record }: PermittedParticipant,
): Promise<CardPaymentRow | null> {
  const open = await findOpenCardPayment(tx, record.applicationGuid)
  // Its pay page is dead or about to be, and nobody knows whether it has charged: no second one beside it.
  if (open && open.expiresAt < services.clock.wall())
    refuse('card_payments_unavailable', { retryAfterSeconds: 60 })
  if (open) return open
  if (await findOpenInvoice(tx, record.applicationGuid)) refuse('invoice_open')
  const cards = await cardsAvailable(services, tx)
  if (!cards.ok) refuse(cards.code, { retryAfterSeconds: cards.retryAfterSeconds })
  return null
}

type Beginning = { services: Services; tx: Tx; actor: AccountActor; facts: RequestFacts; input: Input }

/** Writes a new attempt, its idempotence key with it, and what the payer agreed to. */
async function begin(
  { services, tx, actor, facts, input }: Beginning,
  { record, edition }: PermittedParticipant,
): Promise<CardPaymentRow> {
  const [now, wall] = [services.clock.now(), services.clock.wall()]
  const made = await insertCardPayment(tx, {
    applicationGuid: record.applicationGuid,
    amountKopecks: edition.feeKopecks,
    vatPercent: Number(vatToday(now, edition.timeZone).percent),
    locale: input.locale,
    payer: services.sealer.seal(input.payer, `payer:${record.applicationGuid}`),
    startedBy: actor.accountGuid,
    createdAt: wall,
    expiresAt: new Date(wall.getTime() + lifeMilliseconds),
  })
  await movePayment(tx, record, {
    action: 'startCard',
    as: 'payer',
    at: now,
    actorGuid: actor.accountGuid,
    requestId: facts.requestId,
    reason: null,
  })
  await recordConsents(tx, {
    participantGuid: record.guid,
    texts: consentTexts(input.locale).filter(({ kind }) => kind === 'cardPayment' || kind === 'payerDetails'),
    locale: input.locale,
    at: now,
    givenBy: actor.accountGuid,
    addressHash: facts.addressHash,
  })
  return made
}

/** An open attempt of this participant whose time is over: the acquirer is asked before a new one is begun. */
async function findStaleAttempt(
  services: Services,
  actor: AccountActor,
  participantGuid: string,
): Promise<string | null> {
  return services.database.transaction().execute(async tx => {
    const { record } = await lockParticipantFor(tx, actor, participantGuid, 'payment')
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
