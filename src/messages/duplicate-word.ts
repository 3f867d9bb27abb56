import type { DuplicateFact, DuplicateState } from '#domain/identity/judge-duplicates.ts'
import type { NamePart, NameReason, NameReasonCode } from '#domain/identity/name-reason.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** Where a pair stands, for the console and for files. */
export const duplicateTabWords: Record<DuplicateState, Word> = {
  open: m.duplicate_tab_open,
  different: m.duplicate_tab_different,
  merged: m.duplicate_tab_merged,
}

export const duplicateFactWords: Record<DuplicateFact, Word> = {
  birthDate: m.signup_field_birth_date,
  phone: m.signup_field_phone,
  email: m.signup_field_email,
  company: m.duplicate_fact_company,
  passport: m.duplicate_fact_passport,
}

const partWords: Record<NamePart, Word> = {
  lastName: m.duplicate_part_lastName,
  firstName: m.duplicate_part_firstName,
  middleName: m.duplicate_part_middleName,
}

const reasonWords: Record<NameReasonCode, Word> = {
  sameSpelling: m.duplicate_reason_sameSpelling,
  otherSpelling: m.duplicate_reason_otherSpelling,
  shortName: m.duplicate_reason_shortName,
  typingError: m.duplicate_reason_typingError,
  initial: m.duplicate_reason_initial,
  beginning: m.duplicate_reason_beginning,
  swapped: m.duplicate_reason_swapped,
  wrongLayout: m.duplicate_reason_wrongLayout,
  otherText: m.duplicate_reason_otherText,
  differentName: m.duplicate_reason_differentName,
  differentEnding: m.duplicate_reason_differentEnding,
  notGiven: m.duplicate_reason_notGiven,
}

type Reader = { locale?: 'ru' | 'en' }

/** “Surname: another spelling of the same sounds”. */
export function nameReasonWord(
  { code, part }: Pick<NameReason, 'code' | 'part'>,
  reader: Reader = {},
): string {
  const word = part ? partWords[part] : m.duplicate_part_whole
  return m.duplicate_reason({ part: word({}, reader), why: reasonWords[code]({}, reader) }, reader)
}

export function factWord(
  { fact, agrees }: { fact: DuplicateFact; agrees: boolean },
  reader: Reader = {},
): string {
  const word = duplicateFactWords[fact]({}, reader)
  return agrees ? m.duplicate_agrees({ fact: word }, reader) : m.duplicate_differs({ fact: word }, reader)
}
