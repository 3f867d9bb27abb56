import { type DecisionKind, decisionKinds, decisionStates } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type DecisionSubject = {
  guid: string
  name: string
  latinName: string | null
  status: ApplicationStatus
  /** The language in which the person reads the reason. */
  locale: 'ru' | 'en'
}

/** A reason as it is written, in each language. */
export type WrittenReason = { ru: string; en: string }

export type ReasonLanguage = keyof WrittenReason

/** In which languages the reason is read by those whom the decision fits, and by how many. */
export function reasonReaders(subjects: readonly Pick<DecisionSubject, 'locale'>[]) {
  const count = (language: ReasonLanguage) => subjects.filter(({ locale }) => locale === language).length
  const languages: readonly ReasonLanguage[] = ['ru', 'en']
  return languages.map(language => ({ language, count: count(language) })).filter(({ count }) => count > 0)
}

export type BatchFilters = {
  q: string
  state: (typeof decisionStates)[number] | 'all'
  decision: DecisionKind | 'all'
}

/** Reads the address of the decisions. */
export function readBatchFilters(parameters: URLSearchParams): BatchFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), ['all', ...decisionStates], 'all'),
    decision: oneOf(parameters.get('decision'), ['all', ...decisionKinds], 'all'),
  }
}
