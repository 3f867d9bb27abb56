import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readClock } from '#contract/organiser-console.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'

/** The edition's clock from the server, and its difference from this machine's clock in milliseconds. */
export function useServerClock() {
  return useQuery({
    queryKey: ['organiser', 'clock'],
    queryFn: async ({ signal }) => {
      const { now, movable } = await callApi(readClock, { signal })
      return { movable, offset: Date.parse(now) - Date.now() }
    },
    staleTime: 60_000,
  })
}

/** The forum's time in milliseconds since 1970 UTC, updated every `every` milliseconds. */
export function useForumNow(every: number): number {
  const edition = useEdition()
  const { data } = useServerClock()
  const machineNow = useMachineNow(every)
  return machineNow + (data?.offset ?? edition.clock.offsetMilliseconds)
}

/** This machine's time, updated every `every` milliseconds. */
export function useMachineNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** Today by the forum's clock in the edition's zone, as `yyyy-mm-dd`. */
export function useForumToday(): string {
  const { timeZone } = useEdition()
  return localDayAt(useForumNow(60_000), timeZone)
}
