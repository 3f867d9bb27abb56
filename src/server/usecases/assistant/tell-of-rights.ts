import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { Tx } from '../../persistence/database.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { makeLoginLink } from '../auth/login-link.ts'
import { nameIn } from '../message/name-in.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { queueMessage } from '../message/queue-message.ts'
import { sectionsInWords } from './section-words.ts'

type Locale = 'ru' | 'en'

type Told = {
  tx: Tx
  record: ParticipantRecord
  edition: EditionRow
  assistant: {
    accountGuid: string
    phone: string
    locale: Locale
    name: string
    email: string | null
    sections: readonly AssistantSection[]
  }
}

/**
 * Tells both of rights that were given: the person, who may not have given them, and the assistant. The link that logs in goes to the assistant's
 * phone alone: the e-mail is whatever the person has typed, and may be the person's own.
 */
export async function tellOfGrant(services: Services, told: Told): Promise<void> {
  const { tx, record, edition, assistant } = told
  const { accountGuid, locale } = assistant
  const link = await makeLoginLink(services, tx, { accountGuid, locale })
  await tellAssistant(services, told, 'assistant_granted', { link })
  await notifyParticipant(services, tx, 'assistant_added', record, edition, ofAssistant(told))
}

/** Tells an assistant which sections are theirs from now on. */
export function tellOfChange(services: Services, told: Told): Promise<void> {
  return tellAssistant(services, told, 'assistant_changed', {})
}

/** Tells an assistant that their rights have ended. */
export function tellOfWithdrawal(services: Services, told: Told): Promise<void> {
  return tellAssistant(services, told, 'assistant_withdrawn', {})
}

/** Tells the person that an assistant has given their rights up. */
export function tellOfLeaving(services: Services, told: Told): Promise<void> {
  return notifyParticipant(services, told.tx, 'assistant_left', told.record, told.edition, ofAssistant(told))
}

const ofAssistant = ({ record, assistant }: Told) => ({
  assistant: assistant.name,
  sections: sectionsInWords(assistant.sections, record.locale),
})

function tellAssistant(
  services: Services,
  { tx, record, edition, assistant }: Told,
  template: 'assistant_granted' | 'assistant_changed' | 'assistant_withdrawn',
  parameters: { link?: string },
): Promise<void> {
  const { phone, email, locale, name, sections } = assistant
  return queueMessage(
    services,
    tx,
    template,
    // Of nobody's sections: it leaves whatever becomes of the person.
    { participantGuid: null, phone, email, locale },
    {
      name,
      person: nameIn(locale, record),
      sections: sectionsInWords(sections, locale),
      forum: locale === 'ru' ? edition.nameRu : edition.nameEn,
      support: edition.supportEmail,
      ...parameters,
    },
  )
}
