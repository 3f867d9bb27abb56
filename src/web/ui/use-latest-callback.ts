import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that keeps its identity and always runs the newest version: rows of long lists are not drawn anew for it. */
export function useLatestCallback<Arguments extends unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
