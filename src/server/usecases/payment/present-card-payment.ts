import type { CardPaymentRow as PresentedRow } from '#contract/organiser-finance.ts'
import { cardPaymentWait } from '#domain/payment/card-payment-wait.ts'
import { refundStates } from '#domain/payment/refund-state.ts'
import { presentOwner } from '#server/organiser-owner.ts'
import { type CardPaymentLine, listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import type { CardPaymentRow } from '#server/persistence/card-payment-queries.ts'
import { listSettlementReceipts } from '#server/persistence/payment-receipt-queries.ts'
import { listPlacesOf } from '#server/persistence/replacement-queries.ts'
import type { OrganiserActor } from '#server/services.ts'
import { nameFor, namesFor } from '../participant/present-participant.ts'
import { currentHolder } from './place-holder.ts'
import { type ConfirmationNeeds, confirmableBy } from './refund-confirmation.ts'

type Viewer = Pick<OrganiserActor, 'accountGuid' | 'roles'> & { locale: 'ru' | 'en' }

type Listed = PresentedRow & { fullName: string; latinName: string }

/** Card payments as finance sees them, each with its people and what became of their parts. */
export async function presentCardPayments(
  needs: ConfirmationNeeds,
  rows: readonly CardPaymentRow[],
  viewer: Viewer,
): Promise<Listed[]> {
  const { database: reader } = needs
  const lines = await listCardPaymentLines(
    reader,
    rows.map(row => row.guid),
  )
  const receipts = await listSettlementReceipts(
    reader,
    rows.map(row => row.guid),
  )
  const places = await listPlacesOf(reader, { cardPaymentLineGuids: lines.map(line => line.guid) })
  const mayConfirm = await confirmableBy(
    needs,
    viewer,
    lines.filter(({ refundAskedAt }) => refundAskedAt === null).map(line => line.refundWantedBy),
  )
  return rows.map(row => {
    const standing = lines.filter(line => line.cardPaymentGuid === row.guid)
    const wait = cardPaymentWait({ ...row, lines: standing })
    const names = standing.map(line => namesFor(viewer.locale, line))
    return {
      guid: row.guid,
      name: names.map(({ name }) => name).join(', '),
      fullName: names.map(({ fullName }) => fullName).join(', '),
      latinName: names.map(({ fullName, latinName }) => latinName ?? fullName).join(', '),
      amountKopecks: row.amountKopecks.toString(),
      capturedKopecks: row.capturedKopecks?.toString() ?? null,
      status: row.status,
      failure: row.failure,
      providerId: row.providerId,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      refundDue: standing.some(line => line.state === 'refundDue'),
      wait: wait && { for: wait.for, since: wait.since.toISOString() },
      settlementReceipt: presentReceipt(receipts.find(each => each.cardPaymentGuid === row.guid)),
      lines: standing.map(line => ({
        ...presentLine(line, { viewer, mayConfirm }),
        holder: currentHolder(places.filter(place => place.cardPaymentLineGuid === line.guid)),
      })),
    }
  })
}

function presentReceipt(
  receipt: Awaited<ReturnType<typeof listSettlementReceipts>>[number] | undefined,
): PresentedRow['settlementReceipt'] {
  if (!receipt) return null
  const { state, attempts, amountKopecks, sentAt, nextTryAt } = receipt
  return {
    ...{ state, attempts },
    amountKopecks: amountKopecks.toString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextTryAt: nextTryAt.toISOString(),
  }
}

function presentLine(
  line: CardPaymentLine,
  { viewer, mayConfirm }: { viewer: Viewer; mayConfirm: (asker: string | null) => boolean },
) {
  return {
    guid: line.guid,
    applicationGuid: line.applicationGuid,
    name: nameFor(viewer.locale, line),
    state: line.state,
    amountKopecks: (line.capturedKopecks ?? line.amountKopecks).toString(),
    refundAsked: line.refundAskedAt !== null && line.refundedKopecks === null,
    refundedKopecks: line.refundedKopecks?.toString() ?? null,
    refund: presentRefund(line),
    refundState: refundStates.find(known => known === line.refundState) ?? null,
    owner: presentOwner(line, viewer.accountGuid),
    refundWanted:
      line.refundWantedAt && line.refundWantedKopecks !== null && line.refundedKopecks === null
        ? {
            amountKopecks: line.refundWantedKopecks.toString(),
            by: line.refundWantedByName,
            byMe: line.refundWantedBy === viewer.accountGuid,
            mayConfirm: line.refundAskedAt === null && mayConfirm(line.refundWantedBy),
            at: line.refundWantedAt.toISOString(),
            reason: line.refundWantedBecause ?? '',
          }
        : null,
  }
}

function presentRefund(line: CardPaymentLine): PresentedRow['lines'][number]['refund'] {
  if (line.state !== 'refunded') return null
  return {
    by: line.refundedByName,
    at: line.refundedAt?.toISOString() ?? null,
    askedBy: line.refundWantedBy === line.refundedBy ? null : line.refundWantedByName,
    reason: line.refundWantedBecause,
  }
}
