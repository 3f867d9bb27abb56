import { useMutation } from '@tanstack/react-query'
import { moveClock } from '#contract/organizer-console.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { reloadPage } from '#web/kit/session/chunk-reload.ts'

/** Moves the forum's clock, then loads the page anew: everything on it was counted by the old time. */
export function useMoveClock() {
  return useMutation({
    mutationFn: (instant: number) => callApi(moveClock, { body: { now: new Date(instant).toISOString() } }),
    onSuccess: () => reloadPage(window),
  })
}
