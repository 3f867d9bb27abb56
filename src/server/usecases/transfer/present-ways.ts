import type { Locale } from '#contract/field.ts'
import type { TransferWay } from '#contract/transfer.ts'
import { isLegBegun, transferDirections } from '#domain/transfer/transfer.ts'
import type { TransferRecord } from '#server/persistence/transfer-queries.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { transferOf } from './read-transfer.ts'
import { hubName } from './transfer-hubs.ts'

/** The ways of a transfer of which anything is said, with the hub by name. */
export function presentWays(snapshot: ContentSnapshot, locale: Locale, row: TransferRecord): TransferWay[] {
  const transfer = transferOf(row)
  return transferDirections
    .filter(direction => isLegBegun(transfer, direction))
    .map(direction => ({
      direction,
      day: transfer[`${direction}Day`] ?? '',
      time: transfer[`${direction}Time`] ?? '',
      hub: hubName(snapshot, locale, transfer[`${direction}Hub`]),
      number: transfer[`${direction}Number`],
      place: transfer[`${direction}Place`] ?? '',
    }))
}
