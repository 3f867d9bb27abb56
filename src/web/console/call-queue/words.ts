import type { CallDetail } from '#contract/organiser-call.ts'
import type { CallSort } from '#domain/passport/call-sort.ts'
import type { CallQuestion, CallTab } from '#domain/passport/mismatch-call.ts'
import { m } from '#messages/compiled/messages.js'

export const callTabWords: Record<CallTab, () => string> = {
  due: m.call_tab_due,
  later: m.call_tab_later,
}

export const callSortWords: Record<CallSort, () => string> = {
  turn: m.call_sort_turn_up,
  turnDown: m.call_sort_turn_down,
  oldest: m.call_sort_since_up,
  newest: m.call_sort_since_down,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  mostAttempts: m.call_sort_attempts_down,
  fewestAttempts: m.call_sort_attempts_up,
  outcome: m.call_sort_outcome_up,
  outcomeDown: m.call_sort_outcome_down,
  owner: m.call_sort_owner_up,
  ownerDown: m.call_sort_owner_down,
}

export const callQuestionWords: Record<CallQuestion, () => string> = {
  birthDate: m.call_question_birthDate,
  email: m.call_question_email,
  company: m.call_question_company,
  position: m.call_question_position,
  passportDigits: m.call_question_passportDigits,
  passportIssuedOn: m.call_question_passportIssuedOn,
}

export const otherWords: Record<CallDetail['others'][number]['as'], () => string> = {
  assistant: m.call_other_assistant,
  contactPerson: m.call_other_contact,
}

/** What the operator says first, in either language whatever the console's is. */
export const callScripts: Record<'ru' | 'en', Record<'script' | 'language' | 'tab', () => string>> = {
  ru: { script: m.call_script_ru, language: m.call_language_ru, tab: m.call_script_in_ru },
  en: { script: m.call_script_en, language: m.call_language_en, tab: m.call_script_in_en },
}
