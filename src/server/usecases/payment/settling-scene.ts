import { type CardPaymentLine, listCardPaymentLines } from '#server/persistence/card-payment-line-queries.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  lockCardPayment,
} from '#server/persistence/card-payment-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { listStandingPlaces, type StandingPlace } from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'

/** A person of a payment with their part of it; both locked. */
export type PaidFor = { record: Locked<ParticipantRecord>; line: CardPaymentLine }

/** Who took the place of somebody on the payment; locked too. */
export type Holder = { place: StandingPlace; record: Locked<ParticipantRecord> }

export type SettlingScene = {
  needs: Needs<'clock' | 'config' | 'log' | 'sealer'>
  tx: Tx
  row: CardPaymentRow
  people: PaidFor[]
  /** By the guid of the line. */
  holders: ReadonlyMap<string, Holder>
  edition: EditionRow
  at: Date
}

/**
 * A payment with everybody on it and whoever took their places. People are locked before the attempt, the same order as when it starts; everything
 * known before the locks is read again under them.
 */
export async function lockScene(
  needs: SettlingScene['needs'],
  tx: Tx,
  guid: string,
): Promise<SettlingScene | null> {
  const found = await findCardPayment(tx, guid)
  if (!found) return null
  // Money may come after the next edition has begun.
  const edition = await readEdition(tx, found.editionGuid)
  const known = await listCardPaymentLines(tx, [guid])
  const places = await listStandingPlaces(tx, known)
  const records = await lockParticipants(tx, {
    guids: [...known, ...places].map(({ participantGuid }) => participantGuid),
    editionGuid: edition.guid,
  })
  const row = await lockCardPayment(tx, guid)
  if (!row) return null
  const lines = await listCardPaymentLines(tx, [guid])
  const people = lines.flatMap(line => {
    const record = records.find(each => each.applicationGuid === line.applicationGuid)
    return record ? [{ record, line }] : []
  })
  const holders = new Map<string, Holder>()
  for (const place of await listStandingPlaces(tx, lines)) {
    // Somebody has taken a place since: locking them now would break the order.
    const record = records.find(each => each.guid === place.participantGuid) ?? refuse('changed_meanwhile')
    holders.set(place.cardPaymentLineGuid, { place, record })
  }
  return { needs, tx, row, people, holders, edition, at: needs.clock.now() }
}
