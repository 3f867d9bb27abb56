import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { latinName } from '../participant/present-participant.ts'

type Named = Pick<ParticipantRecord, 'firstName' | 'lastName' | 'latinFirstName' | 'latinLastName'>

/** A person's name in the script of a language, for a message to somebody else; first name first. */
export function nameIn(locale: 'ru' | 'en', record: Named): string {
  const russian = [record.firstName, record.lastName].filter(Boolean).join(' ')
  const latin = latinName(record) ?? ''
  return (locale === 'ru' ? russian || latin : latin || russian) || '—'
}
