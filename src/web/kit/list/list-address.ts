import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'

/**
 * The query of the address, and a function that changes parts of it without a new history entry; null removes a parameter. A list keeps its state
 * here, so that a link shows the same list.
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
  return (parameters.get('q') ?? '').trim().slice(0, longest)
}

/** The list's query without the open row; a string, so that it keeps its identity while the cursor moves. */
export function useListQuery(parameters: URLSearchParams): string {
  return useMemo(() => {
    const list = new URLSearchParams(parameters)
    list.delete('open')
    return list.size > 0 ? `?${list}` : ''
  }, [parameters])
}
