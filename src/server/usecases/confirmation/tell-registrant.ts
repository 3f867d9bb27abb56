import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { Registrant } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { sectionsInWords } from '../assistant/section-words.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { nameIn } from '../message/name-in.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { noteForLetter } from './tell-of-confirmations.ts'

type Answered = { record: ParticipantRecord; edition: EditionRow; registrant: Registrant }

/**
 * Tells the registrant that the person has confirmed, and whether they may manage the person from now on. A coordinator, whose
 * members confirm by the dozen, gets one letter for all who do so within some minutes.
 */
export function tellOfConfirmation(
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>,
  tx: Tx,
  { sections, ...answered }: Answered & { sections: readonly AssistantSection[] },
): Promise<void> {
  const { record, registrant } = answered
  const scene = { needs, tx, ...answered }
  const person = nameIn(registrant.locale, record)
  if (registrant.as === 'coordinator') return noteForLetter(needs, tx, record)
  if (sections.length === 0) return tellRegistrant(scene, 'confirmed_alone', { person })
  return tellRegistrant(scene, 'confirmed', {
    person,
    sections: sectionsInWords(sections, registrant.locale),
  })
}

/** Tells the registrant that the person has declined. */
export function tellOfRefusal(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  answered: Answered,
): Promise<void> {
  const person = nameIn(answered.registrant.locale, answered.record)
  return tellRegistrant({ needs, tx, ...answered }, 'declined', { person })
}

function tellRegistrant<Name extends MessageName>(
  scene: MessageScene & Answered,
  message: Name,
  content: MessageContent<Name>,
): Promise<void> {
  const { phone, email, locale } = scene.registrant
  const name = locale === 'en' ? scene.registrant.latinName : scene.registrant.name
  const registrant = { participantGuid: scene.record.guid, phone, email, locale, name }
  return tellAddressee(scene, message, registrant, content)
}
