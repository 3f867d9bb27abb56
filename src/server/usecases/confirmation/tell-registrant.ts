import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { Registrant } from '../../persistence/confirmation-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { sectionsInWords } from '../assistant/section-words.ts'
import { nameIn } from '../message/name-in.ts'
import { addressing } from '../message/notify-participant.ts'
import { queueMessage } from '../message/queue-message.ts'
import type { MessageParameters, MessageTemplate } from '../message/render-message.ts'

type Answered = { record: ParticipantRecord; edition: EditionRow; registrant: Registrant }

/**
 * Tells whoever filled an application in that the person has confirmed it, and whether they may manage it from now on. A coordinator is told as often
 * as the group has members, so by e-mail alone.
 */
export function tellOfConfirmation(
  services: Services,
  tx: Tx,
  answered: Answered,
  sections: readonly AssistantSection[],
): Promise<void> {
  const { registrant } = answered
  if (registrant.as === 'coordinator') return tellRegistrant(services, tx, 'group_confirmed', answered)
  if (sections.length === 0) return tellRegistrant(services, tx, 'confirmed_alone', answered)
  return tellRegistrant(services, tx, 'confirmed', answered, {
    sections: sectionsInWords(sections, registrant.locale),
  })
}

/** Tells whoever filled an application in that the person has refused it. */
export function tellOfRefusal(services: Services, tx: Tx, answered: Answered): Promise<void> {
  return tellRegistrant(services, tx, 'declined', answered)
}

async function tellRegistrant(
  services: Services,
  tx: Tx,
  template: MessageTemplate,
  { record, edition, registrant }: Answered,
  content: MessageParameters = {},
): Promise<void> {
  const { phone, email, locale, name } = registrant
  const known = addressing({ ...record, locale }, edition)
  await queueMessage(
    services,
    tx,
    template,
    { participantGuid: record.guid, phone, email, locale },
    { ...known, name, person: nameIn(locale, record), ...content },
  )
}
