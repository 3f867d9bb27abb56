import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { searchParameter } from '#domain/saved-view/list-parameter.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { quietTarget, searchedIn } from './quiet-target.ts'

/** What a list was last asked to search for, until its history entry says so. */
let asked: { from: string; searched: string | null } | null = null

/** A list's query: the address, and as `q` what its history entry keeps of a search. */
export function useListParameters(): URLSearchParams {
  const [address] = useSearchParams()
  const searched = searchedIn(useLocation().state)
  return useMemo(() => {
    const parameters = new URLSearchParams(address)
    if (searched !== null) parameters.set(searchParameter, searched)
    return parameters
  }, [address, searched])
}

/**
 * A list's query, and a function that changes parts of it without a new history entry; null removes a parameter. A list keeps its state here, so that
 * a link shows the same list.
 */
export function useUrlParameters() {
  const parameters = useListParameters()
  const { key } = useLocation()
  const navigate = useNavigate()
  const change = useLatestCallback((changes: Record<string, string | null>) => {
    // A tab may have been pressed since the list was drawn: the address knows of it first.
    const next = new URLSearchParams(window.location.search)
    const searched = asked?.from === key ? asked.searched : parameters.get(searchParameter)
    if (searched !== null) next.set(searchParameter, searched)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    asked = { from: key, searched: next.get(searchParameter) }
    const { to, state } = quietTarget({ search: `?${next}` })
    void navigate(to, { state, replace: true, preventScrollReset: true })
  })
  return [parameters, change] as const
}

type OpenOptions = {
  /** It takes the place of the record before, so that going back leads to the list. */
  replace?: boolean
  /** It opens over the list, which stays where it is scrolled to. */
  preventScrollReset?: boolean
}

export function useOpenRecord() {
  const navigate = useNavigate()
  return (address: { pathname: string; search: string }, options: OpenOptions = {}) => {
    const { to, state } = quietTarget(address, { fromQueue: true })
    return navigate(to, { ...options, state })
  }
}

/** Takes a search that somebody typed into the address, or kept as a bookmark, out of it. */
export function useQuietAddress(): void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!new URLSearchParams(search).has(searchParameter)) return
    const quiet = quietTarget({ search })
    void navigate(quiet.to, { state: { ...state, ...quiet.state }, replace: true, preventScrollReset: true })
  }, [search, state, navigate])
}

/** A parameter's value if it is known, else the fallback: people edit addresses by hand. */
export function oneOf<const Value extends string>(
  value: string | null,
  known: readonly Value[],
  fallback: Value,
): Value {
  return known.find(item => item === value) ?? fallback
}

/** The search text, cut to the API's limit. */
export function searchedText(parameters: URLSearchParams, longest: number): string {
  return (parameters.get(searchParameter) ?? '').trim().slice(0, longest)
}

/** The list's query without the open row; a string, so that it keeps its identity while the cursor moves. */
export function useListQuery(parameters: URLSearchParams): string {
  return useMemo(() => {
    const list = new URLSearchParams(parameters)
    list.delete('open')
    return list.size > 0 ? `?${list}` : ''
  }, [parameters])
}
