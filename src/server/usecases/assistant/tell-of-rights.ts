import type { AssistantSection } from '#domain/access/participant-access.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { makeLoginLink } from '../auth/login-link.ts'
import type { MessageContent, MessageName } from '../message/message-catalogue.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { nameIn } from '../message/name-in.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
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
 * Tells both sides of new rights: the person, who may not have given them, and the assistant. The log-in link goes only to the assistant's phone: the
 * e-mail was typed by the person and may be their own.
 */
export async function tellOfGrant(needs: Needs<'clock' | 'config' | 'sealer'>, told: Told): Promise<void> {
  const { tx, record, edition, assistant } = told
  const { accountGuid, locale } = assistant
  const link = await makeLoginLink(needs, tx, { accountGuid, locale })
  await tellAssistant({ needs, ...told }, 'assistant_granted', { ...ofPerson(told), link })
  await tell({ needs, tx, edition }, 'assistant_added', record, ofAssistant(told))
}

/** Tells an assistant their changed sections. */
export function tellOfChange(needs: Needs<'clock' | 'config' | 'sealer'>, told: Told): Promise<void> {
  return tellAssistant({ needs, ...told }, 'assistant_changed', ofPerson(told))
}

/** Tells an assistant that their rights have ended. */
export function tellOfWithdrawal(needs: Needs<'clock' | 'config' | 'sealer'>, told: Told): Promise<void> {
  return tellAssistant({ needs, ...told }, 'assistant_withdrawn', ofPerson(told))
}

/** Tells the person that an assistant has given up their rights. */
export function tellOfLeaving(needs: Needs<'clock' | 'config' | 'sealer'>, told: Told): Promise<void> {
  const { tx, record, edition } = told
  return tell({ needs, tx, edition }, 'assistant_left', record, ofAssistant(told))
}

const ofAssistant =
  ({ assistant }: Told) =>
  (locale: Locale) => ({
    assistant: locale === 'en' ? transliterateName(assistant.name) : assistant.name,
    sections: sectionsInWords(assistant.sections, locale),
  })

const ofPerson = ({ record, assistant: { locale, sections } }: Told) => ({
  person: nameIn(locale, record),
  sections: sectionsInWords(sections, locale),
})

function tellAssistant<Name extends MessageName>(
  scene: MessageScene & Told,
  message: Name,
  content: MessageContent<Name>,
): Promise<void> {
  const { phone, email, locale, name } = scene.assistant
  // Not tied to a participant: it must be sent whatever happens to the person.
  const assistant = { participantGuid: null, phone, email, locale, name }
  return tellAddressee(scene, message, assistant, content)
}
