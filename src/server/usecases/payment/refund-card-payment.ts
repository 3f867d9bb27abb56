import { lostRefunds } from '#domain/payment/card-payment-lines.ts'
import { isHere } from '#domain/payment/due-refund.ts'
import { isSameRequest, type RefundRequest } from '#domain/payment/refund-confirmation.ts'
import { roleFor } from '#server/organiser-acting.ts'
import {
  changeCardPaymentLine,
  letRefundGo,
  listCardPaymentLines,
  lockCardPaymentLine,
} from '#server/persistence/card-payment-line-queries.ts'
import { type CardPaymentRow, lockCardPayment } from '#server/persistence/card-payment-queries.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import { findSettlementOfLine } from '#server/persistence/payment-receipt-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { returnable } from './book-lost-refunds.ts'
import { receiptCustomer, receiptOf } from './card-receipt.ts'
import { lockScene } from './settling-scene.ts'
import { takeBack } from './take-back.ts'

type AskedLine = NonNullable<Awaited<ReturnType<typeof lockCardPaymentLine>>>

type Refunding = {
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>
  actor: OrganiserActor
  facts: RequestFacts
  row: CardPaymentRow
  providerId: string
  /** What is confirmed; null for whoever acts alone and has just asked for it. */
  seen: RefundRequest | null
}

/**
 * Gives one person's part back, as much as was asked for. Each part has its own idempotence key at the acquirer: asked twice, or after a crash between
 * the acquirer and our books, it is refunded once.
 */
export async function giveLineBack(refunding: Refunding, lineGuid: string): Promise<void> {
  const line = await markAsked(refunding, lineGuid)
  if (!line) return
  const amount = await giveBack(refunding, line)
  if (amount !== null) await book(refunding, { lineGuid, amount, reason: line.refundWantedBecause ?? '' })
}

/** Written before the acquirer is asked: from now on the money cannot be given to anybody, and a lost answer is recognised. */
function markAsked({ needs, row, seen }: Refunding, lineGuid: string): Promise<AskedLine | null> {
  return needs.database.transaction().execute(async tx => {
    await lockCardPayment(tx, row.guid)
    const line = await lockCardPaymentLine(tx, lineGuid)
    if (!line || !isHere(line)) return null
    // A request may have been dropped a moment before, or made anew.
    if (seen && !isSameRequest(requestOf(line), seen)) refuse('refund_changed')
    if (!line.refundWantedAt) return null
    if (!line.refundAskedAt) await changeCardPaymentLine(tx, lineGuid, { refundAskedAt: needs.clock.wall() })
    return line
  })
}

const requestOf = ({ refundWantedKopecks, refundWantedAt }: AskedLine): RefundRequest | null =>
  refundWantedKopecks !== null && refundWantedAt
    ? { kopecks: refundWantedKopecks, askedAt: refundWantedAt }
    : null

/** Has the acquirer refund one part; returns the refunded sum, or null while it is on its way. */
async function giveBack(
  { needs, row, providerId }: Refunding,
  { guid, refundKey }: AskedLine,
): Promise<bigint | null> {
  // Ask the acquirer before reading our lines: a refund made by another call in between is then known to be requested.
  const standing = await needs.acquirer.getPayment(providerId)
  if (!standing.ok) refuse('card_payments_unavailable', { retryAfterSeconds: 30 })
  const { amount: taken, refundedAmount } = standing.payment
  const lines = await listCardPaymentLines(needs.database, [row.guid])
  const line = lines.map(returnable).find(each => each.guid === guid)
  if (!line || line.returned !== null) return null
  // An earlier refund went through, and only our books lack it.
  if (lostRefunds(refundedAmount, lines.map(returnable)).includes(guid)) return line.taken
  const left = taken - refundedAmount
  // The sum asked back, as far as the acquirer still has it.
  const amount = smaller(line.taken, left)
  if (amount <= 0n) return lines.length === 1 ? refundedAmount : null
  const edition = await readEdition(needs.database, row.editionGuid)
  const settled = await findSettlementOfLine(needs.database, guid)
  const refund = await needs.acquirer.refund({
    providerId,
    amount,
    // Once the prepayment is set off, money goes back for a rendered service.
    receipt: receiptOf(settled ?? row, {
      rendered: settled !== undefined,
      amounts: [amount],
      customer: await receiptCustomer(needs.database, row),
      description: edition.nameRu,
    }),
    idempotencyKey: refundKey,
  })
  if (!refund.ok || refund.status === 'canceled') {
    if (refund.ok || refund.code !== 'outcome_unknown') await unmark(needs, guid)
    refuse('payment_failed')
  }
  // On its way: the acquirer's next answer about this payment books it.
  return refund.status === 'pending' ? null : amount
}

/** `Math.min` does not accept a bigint. */
const smaller = (one: bigint, other: bigint) => (other < one ? other : one)

/** The acquirer refuses the refund: the money is as free as before, and the next try is a new one. */
async function unmark(needs: Needs<'database'>, lineGuid: string): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    const line = await lockCardPaymentLine(tx, lineGuid)
    if (line && isHere(line)) await letRefundGo(tx, lineGuid)
  })
}

async function book(
  { needs, actor, facts, row }: Refunding,
  { lineGuid, amount, reason }: { lineGuid: string; amount: bigint; reason: string },
): Promise<void> {
  await needs.database.transaction().execute(async tx => {
    const scene = await lockScene(needs, tx, row.guid)
    const each = scene?.people.find(({ line }) => line.guid === lineGuid)
    if (!scene || !each) return
    await takeBack(scene, each, {
      amount,
      by: {
        as: 'finance',
        role: roleFor(actor, 'decide-payments'),
        actorGuid: actor.accountGuid,
        reason,
        requestId: facts.requestId,
      },
    })
  })
}
