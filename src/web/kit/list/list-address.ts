import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'

/**
 * The query of the address and a way to change some of it without a new entry in the history: null takes a parameter
 * out. A list's state lives here, so that a link shows the same list to somebody else.
 */
export function useUrlParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = useLatestCallback((changes: Record<string, string | null>) =>
    setParameters(
      current => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    ),
  )
  return [parameters, change] as const
}

/** A parameter's value if it is one of the known ones, else the fallback: addresses are typed and cut by people. */
export function oneOf<const Value extends string>(
  value: string | null,
  known: readonly Value[],
  fallback: Value,
): Value {
  return known.find(item => item === value) ?? fallback
}

/** What is searched for, no longer than the API takes it. */
export function searchedText(parameters: URLSearchParams, longest: number): string {
  return (parameters.get('q') ?? '').trim().slice(0, longest)
}

/** The list's own query, without what stands open: a text, so that it stays the same while one walks. */
export function useListQuery(parameters: URLSearchParams): string {
  return useMemo(() => {
    const list = new URLSearchParams(parameters)
    list.delete('open')
    return list.size > 0 ? `?${list}` : ''
  }, [parameters])
}
