import { useMemo } from 'react'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useToday } from '#web/kit/dates/use-today.ts'

/** What every line of the board needs to speak of days: made once for all of them, because formats of dates are dear. */
export function useLineWords() {
  const moments = useMoments()
  const today = useToday()
  return useMemo(() => ({ moments, today }), [moments, today])
}

export type LineWords = ReturnType<typeof useLineWords>
