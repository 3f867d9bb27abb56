import { anyDay, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'

const checkParameters = { from: anyDay, to: anyDay } as const

/** The days on which lists were made. */
export type CheckDays = ListFilters<typeof checkParameters>

export const readCheckDays = (address: URLSearchParams) => readListFilters(checkParameters, address)
