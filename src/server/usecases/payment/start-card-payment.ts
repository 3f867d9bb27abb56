import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/payment.ts'
import { listOpenCardPayments } from '#server/persistence/card-payment-line-queries.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  insertCardPayment,
} from '#server/persistence/card-payment-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { lockParticipantsFor, type Permitted } from '../participant/permitted-participants.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { cardsAvailable } from './cards-available.ts'
import { openAtAcquirer } from './open-at-acquirer.ts'
import { refusePartlyPaid, refusePeople, refuseSharedInvoice, refuseUnpayable } from './payable-people.ts'
import { reconcileCardPayment } from './reconcile-card-payment.ts'
import { recordPayerConsents } from './record-payer-consents.ts'
import { vatToday } from './vat-today.ts'

/** An unfinished card payment is let go after this time (product.md §3). */
const lifeMilliseconds = 30 * 60_000

type Input = { participantGuids: string[]; payer: { fullName: string; address: string }; locale: 'ru' | 'en' }

/**
 * Starts one card payment for everybody named, or returns the open one for exactly these people: two tabs get the same pay page and can make one
 * charge. Of two overlapping selections one succeeds, and the other is told about whom. Our rows and the idempotence key are written before the
 * acquirer is called, so the sweep continues a killed call.
 */
export const startCardPayment: UseCase<
  typeof routes.startCardPayment,
  'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'
> = async ({ actor, body: input, facts }, needs) => {
  for (const stale of await findStaleAttempts(needs, actor, input.participantGuids))
    await reconcileCardPayment(needs, stale)
  const attempt = await needs.database.transaction().execute(async tx => {
    const { people, edition } = await lockParticipantsFor(tx, actor, {
      guids: input.participantGuids,
      concern: 'payment',
    })
    refuseUnpayable(people.map(({ record }) => record))
    const open = await findUsable(needs, tx, people)
    return open ?? begin({ needs, tx, actor, facts, input, edition }, people)
  })
  return attempt.payUrl ? present(attempt, attempt.payUrl) : openNow(needs, attempt)
}

/** The open attempt; refuses if one may not begin beside other open payments. */
async function findUsable(
  needs: Needs<'clock'>,
  tx: Tx,
  people: readonly Permitted[],
): Promise<CardPaymentRow | null> {
  const records = people.map(({ record }) => record)
  const wanted = new Set(records.map(({ applicationGuid }) => applicationGuid))
  const open = await listOpenCardPayments(tx, [...wanted])
  // Its pay page has expired or is about to, and nobody knows whether it has charged: allow no second one beside it.
  if (open.some(({ row }) => row.expiresAt < needs.clock.wall()))
    refuse('card_payments_unavailable', { retryAfterSeconds: 60 })
  const [only] = open
  const sameForAll =
    only?.applicationGuids.length === wanted.size && only.applicationGuids.every(guid => wanted.has(guid))
  if (only && sameForAll) return only.row
  const paying = new Set(open.flatMap(({ applicationGuids }) => applicationGuids))
  refusePeople(
    records,
    records
      .filter(record => paying.has(record.applicationGuid))
      .map(({ guid }) => ({ guid, code: 'payment_in_progress' as const })),
  )
  await refusePartlyPaid(tx, records)
  await refuseSharedInvoice(tx, records)
  const cards = await cardsAvailable(needs, tx)
  if (!cards.ok) refuse(cards.code, { retryAfterSeconds: cards.retryAfterSeconds })
  return null
}

type Beginning = {
  needs: Needs<'clock' | 'sealer'>
  tx: Tx
  actor: AccountActor
  facts: RequestFacts
  input: Input
  edition: EditionRow
}

/** Writes a new attempt with a line for each person, its idempotence key with it, and what the payer agreed to. */
async function begin(
  { needs, tx, actor, facts, input, edition }: Beginning,
  people: readonly Permitted<Locked<ParticipantRecord>>[],
): Promise<CardPaymentRow> {
  const [now, wall] = [needs.clock.now(), needs.clock.wall()]
  const callbackGuid = randomUUID()
  const made = await insertCardPayment(tx, {
    editionGuid: edition.guid,
    callbackGuid,
    lines: people.map(({ record }) => ({
      applicationGuid: record.applicationGuid,
      amountKopecks: edition.feeKopecks,
    })),
    vatPercent: Number(vatToday(now, edition).percent),
    locale: input.locale,
    payer: needs.sealer.seal(input.payer, `payer:${callbackGuid}`),
    startedBy: actor.accountGuid,
    startedAt: now,
    createdAt: wall,
    expiresAt: new Date(wall.getTime() + lifeMilliseconds),
  })
  await applyTransitions(tx, paymentMachine, 'startCard', people, {
    by: {
      as: 'payer',
      role: 'payer',
      actorGuid: actor.accountGuid,
      at: now,
      requestId: facts.requestId,
    },
  })
  await recordPayerConsents(tx, people, {
    actor,
    edition,
    facts,
    at: now,
    locale: input.locale,
    kinds: ['cardPayment', 'payerDetails'],
  })
  return made
}

/** Expired open attempts of these people: the acquirer is asked before a new one begins. */
async function findStaleAttempts(
  needs: Needs<'clock' | 'database'>,
  actor: AccountActor,
  participantGuids: string[],
): Promise<string[]> {
  return needs.database.transaction().execute(async tx => {
    const { people } = await lockParticipantsFor(tx, actor, { guids: participantGuids, concern: 'payment' })
    const open = await listOpenCardPayments(
      tx,
      people.map(({ record }) => record.applicationGuid),
    )
    return open.filter(({ row }) => row.expiresAt < needs.clock.wall()).map(({ row }) => row.guid)
  })
}

async function openNow(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  attempt: CardPaymentRow,
) {
  const opened = await openAtAcquirer(needs, attempt.guid)
  const row = await findCardPayment(needs.database, attempt.guid)
  if (opened === 'open' && row?.payUrl) return present(row, row.payUrl)
  return refuse(opened === 'rejected' ? 'payment_failed' : 'card_payments_unavailable', {
    retryAfterSeconds: 30,
  })
}

function present(attempt: CardPaymentRow, payUrl: string) {
  return { callbackGuid: attempt.callbackGuid, payUrl, expiresAt: attempt.expiresAt.toISOString() }
}
