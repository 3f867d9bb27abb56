import type { Locale } from '#contract/field.ts'
import type { TransferChoices, TransferSection } from '#contract/transfer.ts'
import { isDeadlinePassed } from '#domain/edition/deadline.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findTransfer, type TransferRecord } from '../../persistence/transfer-queries.ts'
import type { AccountActor, Services } from '../../services.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { readSectionLock } from '../section/section-lock.ts'
import { presentHubs } from './transfer-hubs.ts'

/** How a person arrives and leaves, and until when they may change it (spec point 4). */
export async function readTransfer(
  services: Services,
  actor: AccountActor,
  locale: Locale,
  guid: string,
): Promise<TransferSection> {
  const { database } = services
  const { edition } = await loadParticipantFor(database, actor, guid, 'transfer')
  const [row, snapshot, lock] = await Promise.all([
    findTransfer(database, guid),
    services.published.snapshot(),
    readSectionLock(
      database,
      { participantGuid: guid, editionGuid: edition.guid, kind: 'transfer' },
      {
        locked: isTransferLocked(edition, services.clock.now()),
        cause: 'deadline',
        until: edition.transferUntil,
      },
    ),
  ])
  return {
    version: row?.version ?? 0,
    lock,
    transfer: row ? transferOf(row) : null,
    ...choicesOf(snapshot, edition, locale),
  }
}

/** What may be chosen of a transfer, whoever's it is. */
export async function readTransferChoices(services: Services, locale: Locale): Promise<TransferChoices> {
  const [snapshot, edition] = await Promise.all([
    services.published.snapshot(),
    readCurrentEdition(services.database),
  ])
  return choicesOf(snapshot, edition, locale)
}

function choicesOf(
  snapshot: ContentSnapshot,
  edition: Pick<EditionRow, 'venueRu' | 'venueEn'>,
  locale: Locale,
): TransferChoices {
  const venue = locale === 'ru' ? edition.venueRu : edition.venueEn
  const hotels = snapshot.current.of('hotel').map(({ content }) => present(content.name, locale))
  return { hubs: presentHubs(snapshot, locale), places: [venue, ...hotels] }
}

export function isTransferLocked(
  { transferUntil, timeZone }: Pick<EditionRow, 'transferUntil' | 'timeZone'>,
  at: Date,
): boolean {
  return isDeadlinePassed({ lastDay: transferUntil, timeZone }, at.getTime())
}

/** A stored transfer as the rules and the form know it. */
export function transferOf(row: TransferRecord): Transfer {
  return {
    needed: row.needed,
    arrivalHub: row.arrivalHubGuid,
    arrivalPlace: row.arrivalPlace,
    arrivalDay: row.arrivalDay,
    arrivalTime: row.arrivalTime,
    arrivalNumber: row.arrivalNumber,
    departureHub: row.departureHubGuid,
    departurePlace: row.departurePlace,
    departureDay: row.departureDay,
    departureTime: row.departureTime,
    departureNumber: row.departureNumber,
  }
}
