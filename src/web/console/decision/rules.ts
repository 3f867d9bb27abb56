import type { z } from 'zod'
import {
  type DecisionBatch,
  type DecisionPreview,
  type decisionBody,
  decisionKinds,
  decisionStates,
  mostInOneCall,
} from '#contract/organiser-application.ts'
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
import { canBeRecalled } from './words.ts'

export type DecisionSubject = {
  guid: string
  name: string
  latinName: string | null
  status: ApplicationStatus
  /** The language in which the person reads the reason. */
  locale: 'ru' | 'en'
}

/** Most applications that are decided on in one go. */
export const mostDecided = 5000

export type DecisionBody = z.input<typeof decisionBody>

/** A call takes no more than `mostInOneCall`, however many are chosen. */
export function partsOf(body: DecisionBody): DecisionBody[] {
  const { applicationGuids } = body
  const parts = Math.max(1, Math.ceil(applicationGuids.length / mostInOneCall))
  return Array.from({ length: parts }, (_, part) => ({
    ...body,
    applicationGuids: applicationGuids.slice(part * mostInOneCall, (part + 1) * mostInOneCall),
  }))
}

type Readers = { ru: number; en: number }

const together = (one: Readers, other: Readers) => ({ ru: one.ru + other.ru, en: one.en + other.en })

/** The previews of the parts as one. A coordinator of people in several parts gets a letter for each, and is counted for each. */
export function joinPreviews(parts: readonly [DecisionPreview, ...DecisionPreview[]]): DecisionPreview {
  const sum = (of: (part: DecisionPreview) => number) => parts.reduce((all, part) => all + of(part), 0)
  const written = parts.flatMap(({ coordinators }) => coordinators?.readers ?? [])
  return {
    ...parts[0],
    willChange: sum(part => part.willChange),
    waivable: sum(part => part.waivable),
    refused: parts.flatMap(({ refused }) => refused),
    kinds: parts.map(({ kinds }) => kinds).reduce(joinKinds),
    coordinators: written.length > 0 ? { readers: written.reduce(together) } : null,
    someFinal: parts.some(({ someFinal }) => someFinal),
  }
}

/** Of each kind of message the first sample stays. */
function joinKinds(
  whole: DecisionPreview['kinds'],
  part: DecisionPreview['kinds'],
): DecisionPreview['kinds'] {
  const known = whole.map(kind => {
    const same = part.find(({ name }) => name === kind.name)
    return same ? { ...kind, readers: together(kind.readers, same.readers) } : kind
  })
  return [...known, ...part.filter(({ name }) => !whole.some(kind => kind.name === name))]
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

/** What shows every decision again; the order stays. */
export const everyBatch = { q: null, state: null, decision: null, from: null, to: null }

/** The filters as the call takes them. */
export const batchQuery = ({ q, state, decision, sort, ...days }: BatchFilters) => ({
  sort,
  ...(q && { q }),
  ...(state !== 'all' && { state }),
  ...(decision !== 'all' && { decision }),
  ...dayRangeQuery(days),
})

type Ticked = Pick<DecisionBatch, 'decision' | 'state' | 'releasedAt'>

/** Which of the ticked decisions can be recalled, the last one first because it may concern the same people, and which can be sent now. */
export function batchesByAct<Row extends Ticked>(ticked: readonly Row[]) {
  const waiting = ticked.filter(({ state }) => state === 'waiting')
  const byTime = waiting.toSorted((one, other) => Date.parse(one.releasedAt) - Date.parse(other.releasedAt))
  return {
    recallable: byTime.filter(({ decision }) => canBeRecalled(decision)).toReversed(),
    sendable: byTime,
  }
}
