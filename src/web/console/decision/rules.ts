import { decisionKinds, decisionStates } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { decisionSorts } from '#domain/application/decision-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

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

export const batchParameters = {
  q: searchText,
  state: choice(['all', ...decisionStates], 'all'),
  decision: choice(['all', ...decisionKinds], 'all'),
  sort: choice(decisionSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type BatchFilters = ListFilters<typeof batchParameters>

export const readBatchFilters = (address: URLSearchParams) => readListFilters(batchParameters, address)

/** The filters as the call takes them. */
export const batchQuery = ({ q, state, decision, sort, ...days }: BatchFilters) => ({
  sort,
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(decision !== 'all' && { decision }),
  ...dayRangeQuery(days),
})
