import type * as routes from '#contract/organiser-finance.ts'
import type { CardPaymentRow as PresentedRow } from '#contract/organiser-finance.ts'
import { isHere } from '#domain/payment/due-refund.ts'
import type { RefundRequest } from '#domain/payment/refund-confirmation.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import {
  type CardPaymentLine,
  listCardPaymentLines,
  lockCardPaymentLine,
  noteRefundWanted,
} from '#server/persistence/card-payment-line-queries.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  lockCardPayment,
} from '#server/persistence/card-payment-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { presentCardPayments } from './present-card-payment.ts'
import { giveLineBack } from './refund-card-payment.ts'
import { type ConfirmationNeeds, confirmableBy, isSecondNeeded } from './refund-confirmation.ts'

type RefundNeeds = Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>

type Act = { actor: OrganiserActor; facts: RequestFacts; at: Date }

/**
 * Asks for the refund of a succeeded card payment: of one person on it, whole or in part, or of everybody whose money is still here. Where more than
 * one person may decide payments, another of them has to confirm; else the money goes back at once (decision 074).
 */
export async function refundCardPayment(
  {
    actor,
    params: { guid },
    body: { reason, lineGuid, amountKopecks },
    facts,
  }: CallOf<typeof routes.refundCardPayment, 'actor' | 'params' | 'body' | 'facts'>,
  needs: RefundNeeds,
): Promise<PresentedRow> {
  const { row, lines } = await linesHere(needs.database, guid, lineGuid)
  if (amountKopecks && lines.length > 1)
    refuse('required', { details: [{ field: 'lineGuid', code: 'required' }] })
  const alone = !(await isSecondNeeded(needs))
  const act = { actor, facts, at: needs.clock.now() }
  const wanting = { act, alone, reason, amount: amountKopecks ? BigInt(amountKopecks) : null }
  await needs.database.transaction().execute(async tx => {
    await lockCardPayment(tx, guid)
    for (const line of lines) await wantRefund(tx, line.guid, wanting)
  })
  if (alone) await giveAllBack(needs, { row, lines, actor, facts, seen: null })
  return present(needs, row, { ...actor, locale: facts.locale })
}

/** Another person of finance agrees, and the acquirer is asked. */
export const confirmCardRefund: UseCase<
  typeof routes.confirmCardRefund,
  'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'
> = async ({ actor, params: { guid }, body: { lineGuid, amountKopecks, askedAt }, facts }, needs) => {
  const { row, lines } = await linesHere(needs.database, guid, lineGuid)
  if (lines.some(line => line.refundWantedAt === null)) refuse('state_forbids')
  const askers = lines.map(line => line.refundWantedBy)
  if (!askers.every(await confirmableBy(needs, actor, askers))) refuse('second_person_required')
  const seen = { kopecks: BigInt(amountKopecks), askedAt: new Date(askedAt) }
  await giveAllBack(needs, { row, lines, actor, facts, seen })
  return present(needs, row, { ...actor, locale: facts.locale })
}

/** The request is dropped, by whoever made it or by another; the acquirer was not asked. */
export const declineCardRefund: UseCase<
  typeof routes.declineCardRefund,
  'clock' | 'config' | 'database'
> = async ({ actor, params: { guid }, body: { lineGuid, reason }, facts }, needs) => {
  const { row, lines } = await linesHere(needs.database, guid, lineGuid)
  const act = { actor, facts, at: needs.clock.now() }
  await needs.database.transaction().execute(async tx => {
    await lockCardPayment(tx, guid)
    for (const { guid: each } of lines) {
      const line = await lockCardPaymentLine(tx, each)
      if (!line?.refundWantedAt || line.refundAskedAt || !isHere(line)) refuse('state_forbids')
      await noteRefundWanted(tx, each, null)
      await record(tx, act, {
        action: 'declineCardRefund',
        applicationGuid: line.applicationGuid,
        reason,
      })
    }
  })
  return present(needs, row, { ...actor, locale: facts.locale })
}

async function linesHere(
  reader: Reader,
  guid: string,
  lineGuid: string | undefined,
): Promise<{ row: CardPaymentRow; lines: CardPaymentLine[] }> {
  const row = await findCardPayment(reader, guid)
  if (!row?.providerId) refuse('not_found')
  const all = await listCardPaymentLines(reader, [guid])
  if (lineGuid && !all.some(line => line.guid === lineGuid)) refuse('not_found')
  const lines = all.filter(line => isHere(line) && (!lineGuid || line.guid === lineGuid))
  if (row.status !== 'succeeded' || lines.length === 0) refuse('state_forbids')
  return { row, lines }
}

type Wanting = { act: Act; alone: boolean; reason: string; amount: bigint | null }

/** Whoever acts alone may change what was wanted before; beside others only one's own request. */
async function wantRefund(tx: Tx, lineGuid: string, { act, alone, reason, amount }: Wanting): Promise<void> {
  const line = await lockCardPaymentLine(tx, lineGuid)
  // The acquirer is asked already: its answer is awaited for the sum that was asked.
  if (!line || !isHere(line) || line.refundAskedAt) return
  if (line.refundWantedBy && line.refundWantedBy !== act.actor.accountGuid && !alone) refuse('state_forbids')
  const taken = line.capturedKopecks ?? line.amountKopecks
  if (amount !== null && amount > taken)
    refuse('sum_too_large', { details: [{ field: 'amountKopecks', code: 'sum_too_large' }] })
  await noteRefundWanted(tx, lineGuid, {
    kopecks: amount ?? taken,
    by: act.actor.accountGuid,
    at: act.at,
    because: reason,
  })
  if (!alone)
    await record(tx, act, { action: 'askCardRefund', applicationGuid: line.applicationGuid, reason })
}

async function giveAllBack(
  needs: RefundNeeds,
  {
    row,
    lines,
    actor,
    facts,
    seen,
  }: {
    row: CardPaymentRow
    lines: CardPaymentLine[]
    actor: OrganiserActor
    facts: RequestFacts
    seen: RefundRequest | null
  },
): Promise<void> {
  const refunding = { needs, actor, facts, row, seen, providerId: row.providerId ?? refuse('not_found') }
  for (const line of lines) await giveLineBack(refunding, line.guid)
}

function record(
  tx: Tx,
  { actor, facts, at }: Act,
  line: { action: 'askCardRefund' | 'declineCardRefund'; applicationGuid: string; reason: string | null },
): Promise<void> {
  return recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: roleFor(actor, 'decide-payments'),
    subjectKind: 'payment',
    subjectGuid: line.applicationGuid,
    action: line.action,
    reason: line.reason,
    requestId: facts.requestId,
  })
}

async function present(
  needs: ConfirmationNeeds,
  row: CardPaymentRow,
  viewer: OrganiserActor & { locale: 'ru' | 'en' },
): Promise<PresentedRow> {
  const now = (await findCardPayment(needs.database, row.guid)) ?? row
  const [presented] = await presentCardPayments(needs, [now], viewer)
  return presented ?? refuse('not_found')
}
