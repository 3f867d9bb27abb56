import { localInstant } from '#domain/edition/local-instant.ts'
import { type CallTab, callTabs } from '#domain/passport/mismatch-call.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type CallFilters = { q: string; status: CallTab }

/** Reads the address of the list; without a tab it shows whom to call now. */
export function readCallFilters(parameters: URLSearchParams): CallFilters {
  return { q: searchedText(parameters, 200), status: oneOf(parameters.get('status'), callTabs, 'due') }
}

/** The instant of a typed local time `2025-09-16T14:30`; null where none was typed. */
export function callInstant(typed: string, timeZone: string): string | null {
  const [day, time] = typed.split('T')
  return day && time ? new Date(localInstant(day, time.slice(0, 5), timeZone)).toISOString() : null
}

/** An ISO day of `17.04.1986`, and what was typed where it is none: the server says what is wrong with it. */
export function dayTyped(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed.trim()) ?? []
  return day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim() || null
}
