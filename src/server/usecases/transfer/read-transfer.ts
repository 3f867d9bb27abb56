import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/transfer.ts'
import type { TransferChoices, TransferSection } from '#contract/transfer.ts'
import { isDeadlinePassed } from '#domain/edition/deadline.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findTransfer, type TransferRecord } from '#server/persistence/transfer-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { readSectionLock } from '../section/section-lock.ts'
import { presentHubs } from './transfer-hubs.ts'

/** How a person arrives and leaves, and until when they may change it (spec point 4). */
export async function readTransfer(
  {
    actor,
    params: { guid },
    facts: { locale },
  }: CallOf<typeof routes.readTransfer, 'actor' | 'params' | 'facts'>,
  needs: Needs<'clock' | 'database' | 'published'>,
): Promise<TransferSection> {
  const { edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'transfer' })
  return presentTransfer(needs, { guid, edition, locale })
}

export async function presentTransfer(
  needs: Needs<'clock' | 'database' | 'published'>,
  { guid, edition, locale }: { guid: string; edition: EditionRow; locale: Locale },
): Promise<TransferSection> {
  const { database } = needs
  const [row, snapshot, lock] = await Promise.all([
    findTransfer(database, guid),
    needs.published.snapshot(),
    readSectionLock(
      database,
      { participantGuid: guid, editionGuid: edition.guid, kind: 'transfer' },
      {
        locked: isTransferLocked(edition, needs.clock.now()),
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

/** The choices for a transfer, the same for everybody. */
export const readTransferChoices: UseCase<
  typeof routes.readTransferChoices,
  'database' | 'published'
> = async ({ facts: { locale } }, needs) => {
  const [snapshot, edition] = await Promise.all([
    needs.published.snapshot(),
    readCurrentEdition(needs.database),
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

/** A stored transfer in the shape of the rules and the form. */
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
