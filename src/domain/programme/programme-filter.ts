import { sessionFormats, type Topic, topics } from '../content/content-choice.ts'

/** The filters of a programme; each is a parameter of the address, with its values joined by commas. */
export const filterNames = ['track', 'hall', 'topic', 'format', 'lang'] as const
export type FilterName = (typeof filterNames)[number]

export type ProgrammeFilter = {
  /** A day of the programme, all of them, or null where the address does not say. */
  day: string | 'all' | null
} & Record<FilterName, readonly string[]>

/** Valid values of the filters: the programme's own days, halls and tracks. */
export type FilterChoices = { days: readonly string[]; halls: readonly string[]; tracks: readonly string[] }

type Session = {
  day: string
  hall: string | null
  track: string | null
  topics: readonly Topic[]
  format: string
  language: 'ru' | 'en' | 'both'
}

const languages = ['ru', 'en'] as const

/**
 * Reads the filter of an address. A day is its number (`day=2`), its date, or `all`. Values that the programme does not have are dropped and reported
 * as name and value.
 */
export function readFilter(
  read: (name: string) => string | null,
  choices: FilterChoices,
): { filter: ProgrammeFilter; unknown: { name: string; value: string }[] } {
  const allowed: Record<FilterName, readonly string[]> = {
    track: choices.tracks,
    hall: choices.halls,
    topic: topics,
    format: sessionFormats,
    lang: languages,
  }
  const unknown: { name: string; value: string }[] = []
  const filter: ProgrammeFilter = { day: null, track: [], hall: [], topic: [], format: [], lang: [] }
  const day = read('day')
  if (day) {
    filter.day = dayOf(day, choices.days)
    if (filter.day === null) unknown.push({ name: 'day', value: day })
  }
  for (const name of filterNames) {
    const given = [...new Set((read(name) ?? '').split(',').filter(value => value !== ''))]
    filter[name] = given.filter(value => allowed[name].includes(value))
    unknown.push(...given.filter(value => !allowed[name].includes(value)).map(value => ({ name, value })))
  }
  return { filter, unknown }
}

function dayOf(value: string, days: readonly string[]): string | 'all' | null {
  if (value === 'all' || days.includes(value)) return value
  return /^[1-9]$/.test(value) ? (days[Number(value) - 1] ?? null) : null
}

/** A day as the address names it. */
export function dayParameter(day: string | 'all', days: readonly string[]): string {
  return day === 'all' ? day : String(days.indexOf(day) + 1)
}

/** Whether any filter besides the day is set. */
export function isNarrowed(filter: ProgrammeFilter): boolean {
  return filterNames.some(name => filter[name].length > 0)
}

/**
 * Whether a session matches: one of the values of each set filter. A bilingual session matches either language. Breaks are for everybody, so a
 * narrowed programme has them only where they are asked for. The day is not checked.
 */
export function passesFilter(session: Session, filter: ProgrammeFilter): boolean {
  if (!isCounted(session, filter) && isNarrowed(filter)) return false
  const one = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value))
  return (
    one(filter.track, session.track) &&
    one(filter.hall, session.hall) &&
    one(filter.format, session.format) &&
    (filter.topic.length === 0 || session.topics.some(topic => filter.topic.includes(topic))) &&
    (session.language === 'both' || one(filter.lang, session.language))
  )
}

/** Whether a session counts as one: a break only where breaks are asked for. */
export function isCounted({ format }: Pick<Session, 'format'>, filter: ProgrammeFilter): boolean {
  return format !== 'break' || filter.format.includes('break')
}

/** Whether a session is on the filter's day, if it names one. */
export function isOnDay({ day }: Pick<Session, 'day'>, filter: Pick<ProgrammeFilter, 'day'>): boolean {
  return filter.day === null || filter.day === 'all' || filter.day === day
}

/**
 * How many sessions each value of a filter would show: those that match the other filters and the day and have the value. Values that no session has
 * are missing.
 */
export function countValues(
  sessions: readonly Session[],
  filter: ProgrammeFilter,
  name: FilterName,
): Map<string, number> {
  const others = { ...filter, [name]: [] }
  const counts = new Map<string, number>()
  for (const session of sessions) {
    if (!isOnDay(session, filter)) continue
    if (!passesFilter(session, name === 'format' ? { ...others, format: [session.format] } : others)) continue
    if (name !== 'format' && !isCounted(session, filter)) continue
    for (const value of valuesOf(session, name)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function valuesOf(session: Session, name: FilterName): readonly string[] {
  if (name === 'topic') return session.topics
  if (name === 'format') return [session.format]
  if (name === 'lang') return session.language === 'both' ? languages : [session.language]
  const value = session[name]
  return value === null ? [] : [value]
}

/** The filter with one value added, or removed if it was there. */
export function toggled(filter: ProgrammeFilter, name: FilterName, value: string): ProgrammeFilter {
  const values = filter[name]
  return {
    ...filter,
    [name]: values.includes(value) ? values.filter(one => one !== value) : [...values, value],
  }
}

/** The address parameters of this filter, in a fixed order, so that equal filters give equal addresses. */
export function filterParameters(filter: ProgrammeFilter, days: readonly string[]): [string, string][] {
  const day: [string, string][] = filter.day === null ? [] : [['day', dayParameter(filter.day, days)]]
  const rest = filterNames.flatMap((name): [string, string][] =>
    filter[name].length > 0 ? [[name, [...filter[name]].sort().join(',')]] : [],
  )
  return [...day, ...rest]
}
