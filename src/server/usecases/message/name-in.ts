import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { fullName, latinName } from '../participant/present-participant.ts'

type Named = Pick<ParticipantRecord, 'firstName' | 'lastName' | 'latinFirstName' | 'latinLastName'>

/** A person's name in the script of a language, for a message to somebody else. */
export function nameIn(locale: 'ru' | 'en', record: Named): string {
  const russian = fullName({ ...record, middleName: null })
  return locale === 'ru' ? russian : (latinName(record) ?? russian)
}
