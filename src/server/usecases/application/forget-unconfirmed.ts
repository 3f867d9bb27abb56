import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { Tx } from '#server/persistence/database.ts'
import { blankParticipant, deleteSections, removeFilesOf } from '#server/persistence/erase-person-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'

type Ended = Pick<ParticipantRecord, 'guid' | 'applicationGuid' | 'status' | 'registeredBy' | 'confirmedAt'>

const neverReviewed: readonly ApplicationStatus[] = ['draft', 'unconfirmed', 'cancelled']

/** Whether an ending application takes what was entered about the person along. */
export function isForgotten(record: Ended): boolean {
  return record.registeredBy !== null && record.confirmedAt === null && neverReviewed.includes(record.status)
}

/**
 * Erases what a registrant entered about somebody who never confirmed it, when the application ends: the person has agreed to nothing (152-FZ,
 * article 9). Messages queued for them are still sent.
 */
export async function forgetUnconfirmed(tx: Tx, record: Ended, at: Date): Promise<void> {
  if (!isForgotten(record)) return
  const person = { participantGuid: record.guid, applicationGuid: record.applicationGuid }
  await removeFilesOf(tx, { participantGuid: record.guid, chatGuids: [] }, at)
  await deleteSections(tx, person)
  await blankParticipant(tx, person, at)
}
