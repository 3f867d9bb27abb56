import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BulkResult } from '#contract/group.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { callInPortions, type PortionResults } from './portions.ts'
import { type BulkActOptions, useTellOutcome } from './use-tell-outcome.ts'

type PortionsOptions = BulkActOptions & {
  /** The people it is done for. */
  asked: readonly string[]
  call: (participantGuids: string[]) => Promise<BulkResult>
}

/**
 * Runs a bulk action in portions and tells its progress. It stops after the portion under way, or when the page is left. After a failure `start`
 * continues with the rest and repeats the uncertain portion with the same idempotency key.
 */
export function usePortions({ asked: chosen, call, ...options }: PortionsOptions) {
  const client = useQueryClient()
  const tell = useTellOutcome(options)
  const [asked] = useState(chosen)
  const [known, setKnown] = useState<PortionResults>([])
  const [stopping, setStopping] = useState(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const work = useWork<void, PortionResults>(
    async () => {
      const rest = asked.filter(guid => !known.some(({ participantGuid }) => participantGuid === guid))
      const fresh = await callInPortions(rest, {
        call,
        isLeft: () => left.current,
        onResults: results => setKnown([...known, ...results]),
      })
      return [...known, ...fresh]
    },
    {
      onSuccess: results => tell(results, asked),
      onError: () => refreshBoard(client, options.groupGuid),
      onSettled: () => setStopping(false),
    },
  )
  return {
    pending: work.isPending,
    error: work.error,
    stopping,
    total: asked.length,
    /** How many people were reached, and how many of them succeeded. */
    reached: known.length,
    done: known.filter(({ ok }) => ok).length,
    start: () => work.mutate(),
    /** Stops after the portion under way. */
    stop() {
      left.current = true
      setStopping(true)
    },
    /** Gives up after a failure and reports what was done. */
    leave: () => tell(known, asked),
  }
}

export type Portions = ReturnType<typeof usePortions>
