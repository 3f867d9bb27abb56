import { useMemo } from 'react'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useToday } from '#web/kit/dates/use-today.ts'

/** The words of dates that every line needs. Made once for all lines because date formatters are expensive to create. */
export function useLineWords() {
  const moments = useMoments()
  const today = useToday()
  return useMemo(() => ({ moments, today }), [moments, today])
}

export type LineWords = ReturnType<typeof useLineWords>
