import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BulkResult } from '#contract/group.ts'
import { refreshBoard } from '#web/account/member/queries.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { callInPortions, type PortionResults } from './portions.ts'
import { type BulkActOptions, useTellOutcome } from './use-tell-outcome.ts'

type PortionsOptions = BulkActOptions & {
  /** Whom it is done for. */
  asked: readonly string[]
  call: (participantGuids: string[]) => Promise<BulkResult>
}

/**
 * Does an act with many members portion by portion: how far it is stands there, and it can be left, after the portion on its way or by leaving
 * the page. After a failure `start` goes on with the rest, the portion in doubt under its own key.
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
    /** How many were called for, and for how many of them it was done. */
    reached: known.length,
    done: known.filter(({ ok }) => ok).length,
    start: () => work.mutate(),
    /** Ends it after the portion on its way. */
    stop() {
      left.current = true
      setStopping(true)
    },
    /** Leaves it after a failure: what was done is told. */
    leave: () => tell(known, asked),
  }
}

export type Portions = ReturnType<typeof usePortions>
