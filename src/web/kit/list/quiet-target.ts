import { searchParameter } from '#domain/saved-view/list-parameter.ts'

/** What a history entry keeps of a list beside its address. */
type HistoryMark = {
  /** A list opened the record, so that the next of it may follow. */
  fromQueue?: true
  /** What the list is searched for. */
  searched?: string
}

type Address = { pathname?: string; search: string }

/**
 * Where a link of a list leads, with what is searched for (`q`) kept by the history entry instead of the address: it is often somebody's name, and
 * an address goes into the browser's history, the logs of proxies and copied links. Spread into a `Link`.
 */
export function quietTarget(
  { search, ...address }: Address,
  mark: Pick<HistoryMark, 'fromQueue'> = {},
): { to: Address; state: HistoryMark | null } {
  const query = new URLSearchParams(search)
  const searched = query.get(searchParameter)
  query.delete(searchParameter)
  const state = searched ? { ...mark, searched } : mark
  return {
    to: { ...address, search: query.size > 0 ? `?${query}` : '' },
    state: Object.keys(state).length > 0 ? state : null,
  }
}

/** What the list of this history entry is searched for; null where it is not. */
export function searchedIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('searched' in state)) return null
  return typeof state.searched === 'string' && state.searched !== '' ? state.searched : null
}

/** Whether a list opened the record of this history entry, so that the next one of it can follow. */
export function cameFromQueue(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromQueue' in state && state.fromQueue === true
}
