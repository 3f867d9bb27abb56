import type { CardPaymentRow as PresentedRow } from '#contract/organiser-finance.ts'
import { type CardPaymentLine, listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import type { CardPaymentRow } from '#server/persistence/card-payment-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listPlacesOf } from '#server/persistence/replacement-queries.ts'
import { fullName } from '../participant/present-participant.ts'

/** Card payments as finance sees them, each with its people and what became of their parts. */
export async function presentCardPayments(
  reader: Reader,
  rows: readonly CardPaymentRow[],
): Promise<PresentedRow[]> {
  const lines = await listCardPaymentLines(
    reader,
    rows.map(row => row.guid),
  )
  const places = await listPlacesOf(reader, { cardPaymentLineGuids: lines.map(line => line.guid) })
  return rows.map(row => {
    const standing = lines.filter(line => line.cardPaymentGuid === row.guid)
    return {
      guid: row.guid,
      name: standing.map(fullName).join(', '),
      amountKopecks: row.amountKopecks.toString(),
      capturedKopecks: row.capturedKopecks?.toString() ?? null,
      status: row.status,
      failure: row.failure,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      refundDue: standing.some(line => line.state === 'refundDue'),
      lines: standing.map(line => ({
        ...presentLine(line),
        holder: currentHolder(places.filter(place => place.cardPaymentLineGuid === line.guid)),
      })),
    }
  })
}

function presentLine(line: CardPaymentLine) {
  return {
    guid: line.guid,
    name: fullName(line),
    state: line.state,
    amountKopecks: (line.capturedKopecks ?? line.amountKopecks).toString(),
    refundAsked: line.refundAskedAt !== null && line.refundedKopecks === null,
  }
}

type Place = Awaited<ReturnType<typeof listPlacesOf>>[number]

/** Who took a paid place, and whether the money already counts for them; null where nobody did. */
function currentHolder(places: readonly Place[]): { name: string; settled: boolean } | null {
  const [newest] = places
  if (!newest || newest.endedBecause === 'refunded') return null
  return { name: newest.newName, settled: newest.settledAt !== null }
}
