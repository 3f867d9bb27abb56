import type { GroupPayments } from '#contract/replacement.ts'
import { listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listPaidCardPayments, listPassedOn } from '#server/persistence/group-place-queries.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

/** Card payments that the coordinator made for members: the sum, the time, and what became of each person's part. */
export async function presentPaidCards(
  reader: Reader,
  of: { groupGuid: string; accountGuid: string },
): Promise<GroupPayments['paidCards']> {
  const rows = await listPaidCardPayments(reader, of)
  const lines = await listCardPaymentLines(
    reader,
    rows.map(({ guid }) => guid),
  )
  const passed = await listPassedOn(
    reader,
    lines.map(({ guid }) => guid),
  )
  return rows.map(row => ({
    guid: row.guid,
    amountKopecks: (row.capturedKopecks ?? row.amountKopecks).toString(),
    paidAt: (row.finishedAt ?? row.startedAt).toISOString(),
    people: lines.flatMap(line =>
      line.cardPaymentGuid === row.guid && line.state !== 'open' && line.state !== 'lapsed'
        ? [
            {
              guid: line.guid,
              name: fullName(line),
              latinName: latinName(line),
              state: line.state === 'charged' && passed.has(line.guid) ? ('passedOn' as const) : line.state,
            },
          ]
        : [],
    ),
  }))
}
