import type { Registrant } from '../../persistence/confirmation-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { addressing } from '../message/notify-participant.ts'
import { queueMessage } from '../message/queue-message.ts'
import { nameOf } from './read-confirmation.ts'

/** Tells whoever filled an application in how the person has answered. */
export async function tellRegistrant(
  services: Services,
  tx: Tx,
  answer: 'confirmed' | 'declined',
  { record, edition, registrant }: { record: ParticipantRecord; edition: EditionRow; registrant: Registrant },
): Promise<void> {
  const { phone, email, locale, name } = registrant
  const known = addressing({ ...record, locale }, edition)
  await queueMessage(
    services,
    tx,
    answer,
    { participantGuid: record.guid, phone, email, locale },
    { ...known, name, person: nameOf(record) },
  )
}
