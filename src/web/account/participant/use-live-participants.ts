import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { useLatestCallback } from '#web/kit/list/use-latest-callback.ts'
import { useLiveEvent } from '#web/kit/live/live-context.ts'

const participantEvent = z.object({ participantGuid: z.string() })

/** What of the cabinet one participant's status, payment, badge or requests show in; the guid is part of each key. */
const aboutNobody = ['session']

/** A change of a participant is read anew wherever this cabinet shows it. */
export function useLiveParticipants(): void {
  const client = useQueryClient()
  const readAnew = useLatestCallback((data: unknown) => {
    const event = participantEvent.safeParse(data).data
    if (!event) return
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey.includes(event.participantGuid) || aboutNobody.some(name => queryKey[0] === name),
    })
  })
  const readSession = useLatestCallback(() => void client.invalidateQueries({ queryKey: ['session'] }))
  useLiveEvent('participant', readAnew)
  useLiveEvent('ready', readSession)
}
