import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import type { DuplicateFact, DuplicateState } from '#domain/identity/judge-duplicates.ts'
import type { NamePart, NameReasonCode } from '#domain/identity/name-reason.ts'
import { m } from '#messages/compiled/messages.js'
import { personLabels } from '#web/kit/words/person-labels.ts'

export const duplicateTabWords: Record<DuplicateState, () => string> = {
  open: m.duplicate_tab_open,
  different: m.duplicate_tab_different,
  merged: m.duplicate_tab_merged,
}

const factWords: Record<DuplicateFact, () => string> = {
  birthDate: personLabels.birthDate,
  phone: personLabels.phone,
  email: personLabels.email,
  company: m.duplicate_fact_company,
  passport: m.duplicate_fact_passport,
}

const partWords: Record<NamePart, () => string> = {
  lastName: m.duplicate_part_lastName,
  firstName: m.duplicate_part_firstName,
  middleName: m.duplicate_part_middleName,
}

const reasonWords: Record<NameReasonCode, () => string> = {
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

type NameReason = DuplicateRow['names'][number]

/** «Фамилия: другое написание тех же звуков». */
export function nameReasonWord({ code, part }: NameReason): string {
  const why = reasonWords[code]()
  return m.duplicate_reason({ part: part ? partWords[part]() : m.duplicate_part_whole(), why })
}

export function factWord({ fact, agrees }: DuplicateRow['facts'][number]): string {
  const word = factWords[fact]()
  return agrees ? m.duplicate_agrees({ fact: word }) : m.duplicate_differs({ fact: word })
}

/** What agrees beside the names, in one line for the list. */
export function agreeingFacts(row: DuplicateRow): string {
  return row.facts
    .filter(({ agrees }) => agrees)
    .map(({ fact }) => factWords[fact]())
    .join(', ')
}

/** Somebody may have two phones or e-mail addresses and change companies: only another birth date or passport speaks against. */
export function factSpeaks({ fact, agrees }: DuplicateRow['facts'][number]): 'for' | 'against' | 'neither' {
  if (agrees) return 'for'
  return fact === 'birthDate' || fact === 'passport' ? 'against' : 'neither'
}
