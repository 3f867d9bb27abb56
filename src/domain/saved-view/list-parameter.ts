import { parseIsoDate } from '../edition/calendar-date.ts'

/** The parameter that says what a list is searched for. It is often somebody's name, so neither an address nor a saved view keeps it. */
export const searchParameter = 'q'

/** What one parameter of a list's address may say. */
export type ListParameter =
  /** One of these; `usual` is what the list shows without the parameter. */
  | { kind: 'choice'; values: readonly string[]; usual: string }
  /** What is searched for. */
  | { kind: 'text'; longest: number }
  /** A calendar day, yyyy-mm-dd. */
  | { kind: 'day' }
  /** A word of another system, such as the acquirer's cause of a failure. */
  | { kind: 'code' }
  /** A thing that people make and remove. */
  | { kind: 'record'; of: RecordKind }
  /** Several of these in the list's own order, with points between them; `none` for none at all. */
  | { kind: 'several'; values: readonly string[] }

/** A query as a saved view keeps it. */
export function withoutSearch({ [searchParameter]: _, ...kept }: ListQuery): Record<string, string> {
  return kept
}

/** Things that a list is filtered by and that may be gone tomorrow; the parameter has the same name. */
export const recordKinds = ['group', 'company', 'hub', 'device', 'organiser', 'tag'] as const
export type RecordKind = (typeof recordKinds)[number]

export type ListParameters = Readonly<Record<string, ListParameter>>

/** Parameters by name, as an address or a saved view holds them. */
export type ListQuery = Readonly<Record<string, string>>

/** A closed choice; `usual` is one of the values. */
export function choice<const Value extends string>(values: readonly Value[], usual: NoInfer<Value>) {
  return { kind: 'choice', values, usual } as const
}

export const searchText = { kind: 'text', longest: 200 } as const

export const anyDay = { kind: 'day' } as const

export const anyCode = { kind: 'code' } as const

export const anyCompany = { kind: 'record', of: 'company' } as const

/** What a code looks like. */
export const codePattern = /^[\w.-]{1,60}$/

/** The parameter's value as the list understands it; null where it says nothing, or nothing that the list knows. */
export function understood(parameter: ListParameter, given: string): string | null {
  switch (parameter.kind) {
    case 'choice':
      return given !== parameter.usual && parameter.values.includes(given) ? given : null
    case 'text':
      return given.trim().slice(0, parameter.longest).trim() || null
    case 'day':
      return parseIsoDate(given) ? given : null
    case 'code':
      return codePattern.test(given) ? given : null
    case 'record':
      return isRecordKey(parameter.of, given) ? given : null
    case 'several': {
      const wanted = given.split('.')
      const known = parameter.values.filter(value => wanted.includes(value))
      return known.length > 0 ? known.join('.') : given === 'none' ? given : null
    }
  }
}

/** Tags are words; everything else has a guid, a company its key. */
export function isRecordKey(of: RecordKind, given: string): boolean {
  if (of === 'tag') return given.trim() === given && given.length > 0 && given.length <= 30
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)
}

/** Whether the list no longer understands this part of a saved view. */
function isLost(parameter: ListParameter | undefined, given: string): boolean {
  if (!parameter) return true
  if (parameter.kind === 'choice') return !parameter.values.includes(given)
  if (parameter.kind === 'several')
    return given.split('.').some(part => part !== 'none' && !parameter.values.includes(part))
  return given !== '' && understood(parameter, given) === null
}

/**
 * A query as the list reads it today: what still says something, in the list's order, and the names of the parameters that say something else than
 * they did, because the list no longer knows them or a value of theirs. `gone` tells of records that are no longer there.
 */
export function judgeListQuery(
  parameters: ListParameters,
  query: ListQuery,
  gone: (of: RecordKind, key: string) => boolean = () => false,
): { query: Record<string, string>; leftOut: string[] } {
  const kept: Record<string, string> = {}
  const leftOut = Object.keys(query).filter(name => isLost(parameterOf(parameters, name), query[name] ?? ''))
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = Object.hasOwn(query, name) ? understood(parameter, query[name] ?? '') : null
    if (value === null) continue
    if (parameter.kind === 'record' && gone(parameter.of, value)) leftOut.push(name)
    else kept[name] = value
  }
  return { query: kept, leftOut }
}

/** By own names alone: a query comes from an address that people edit by hand. */
function parameterOf(parameters: ListParameters, name: string): ListParameter | undefined {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined
}

/** Whether two queries show the same list. */
export function showSameList(parameters: ListParameters, one: ListQuery, other: ListQuery): boolean {
  const [first, second] = [one, other].map(query => judgeListQuery(parameters, query).query)
  return JSON.stringify(first) === JSON.stringify(second)
}

type ValueOf<Parameter> = Parameter extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Parameter extends { kind: 'text' }
    ? string
    : Parameter extends { kind: 'several'; values: readonly (infer Value)[] }
      ? readonly Value[] | null
      : string | null

/** The filters of a list with these parameters: the usual choice, an empty search and null where the address says nothing. */
export type ListFilters<Parameters extends ListParameters> = {
  [Name in keyof Parameters]: ValueOf<Parameters[Name]>
}

/** Reads the filters of a list from its address. What the list does not know is ignored: people edit addresses by hand. */
export function readListFilters<const Parameters extends ListParameters>(
  parameters: Parameters,
  address: { get: (name: string) => string | null },
): ListFilters<Parameters> {
  const filters = Object.entries(parameters).map(([name, parameter]) => {
    const given = address.get(name)
    const value = given === null ? null : understood(parameter, given)
    if (parameter.kind === 'choice') return [name, value ?? parameter.usual]
    if (parameter.kind === 'text') return [name, value ?? '']
    if (parameter.kind !== 'several' || value === null) return [name, value]
    return [name, value === 'none' ? [] : value.split('.')]
  })
  return Object.fromEntries(filters) as ListFilters<Parameters>
}
