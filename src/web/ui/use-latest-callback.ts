import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler with a stable identity that always runs the newest version, so that long lists need not be redrawn for it. */
export function useLatestCallback<Arguments extends unknown[], Result>(
  callback: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
