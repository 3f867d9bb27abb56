import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import {
  type ApplicationRow,
  countDecisionFilters,
  type DecisionPreview,
  listDecisions,
  previewDecision,
  recallDecision,
  releaseDecision,
  sendDecisionNow,
} from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend, useWork } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type BatchFilters, batchQuery, type DecisionBody, joinPreviews, partsOf } from './rules.ts'

export const batchesKey = ['organiser', 'decisions'] as const

export function useBatches({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: batchesKey,
    queryFn: ({ signal }) => callApi(listDecisions, { query: {}, signal }),
    enabled,
  })
}

/** Decisions whose messages wait, newest first, for whoever may recall them. */
export function useWaitingBatches() {
  const { data } = useBatches({ enabled: useOrganiser().may('decide-applications') })
  return data?.items.filter(batch => batch.state === 'waiting') ?? []
}

/** The page of decisions, narrowed. */
export function useBatchList(filters: BatchFilters) {
  return useListPages({
    queryKey: [...batchesKey, 'list', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listDecisions, { query: { ...batchQuery(filters), ...page }, signal }),
  })
}

/** How many decisions each kind would find. */
export function useBatchCounts(filters: BatchFilters) {
  const { sort: _, ...query } = batchQuery(filters)
  return useQuery({
    queryKey: [...batchesKey, 'counts', query],
    queryFn: ({ signal }) => callApi(countDecisionFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

/** Recalls a batch or sends it now, then reads what that changes: statuses, counts, batches. */
export function useBatchActions() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['organiser'] })
  const fail = (error: Error) => {
    toasts.show({
      tone: 'negative',
      title: m.organiser_batch_failed(),
      description: error.message,
    })
    void refresh()
  }
  const recall = useSend(recallDecision, (guid: string) => ({ params: { guid }, body: {} }), {
    onSuccess({ recalled }) {
      toasts.show({ title: m.organiser_recalled({ count: recalled }) })
      void refresh()
    },
    onError: fail,
  })
  const send = useSend(sendDecisionNow, (guid: string) => ({ params: { guid }, body: {} }), {
    onSuccess({ sent }) {
      toasts.show({ title: m.organiser_sent_now({ count: sent }) })
      void refresh()
    },
    onError: fail,
  })
  return { recall, send }
}

/** What became of each application; of a decision in several parts, of all of them. */
export type ReleasedDecision = Pick<z.output<(typeof releaseDecision)['response']>, 'results'>

/** The applications that a released decision changed, with each one's status. */
export function decidedStatuses({ results }: ReleasedDecision): Map<string, ApplicationRow['status']> {
  return new Map(
    results.flatMap(row => (row.ok && row.status ? [[row.applicationGuid, row.status] as const] : [])),
  )
}

/** The two calls of a staged decision: a preview, and a release that is sent once. More than fit in a call go part by part. */
export function useDecision(body: DecisionBody, onReleased: (released: ReleasedDecision) => void) {
  const preview = useQuery({
    queryKey: ['decision-preview', body],
    queryFn: ({ signal }) => readPreview(body, signal),
    // Each preview is read anew, and does not change while somebody reads it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The waiver is chosen in the preview, so keep the old one until the new one has loaded.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const client = useQueryClient()
  const late = preview.data?.refused.some(({ faster }) => faster !== null) ?? false
  // Once it is closed: the list behind it still shows what colleagues have decided meanwhile.
  useEffect(() => {
    if (late) return () => void client.invalidateQueries({ queryKey: ['organiser'] })
    return undefined
  }, [late, client])
  return { preview, ...useRelease(body, onReleased) }
}

async function readPreview(body: DecisionBody, signal: AbortSignal) {
  const [first, ...others] = partsOf(body)
  if (!first) throw new RangeError('a decision about nobody')
  const read = (part: DecisionBody) => callApi(previewDecision, { body: part, signal })
  const whole: [DecisionPreview, ...DecisionPreview[]] = [await read(first)]
  for (const part of others) whole.push(await read(part))
  return joinPreviews(whole)
}

/** Where a part fails those before it hold, and the next attempt goes on after them. */
function useRelease(body: DecisionBody, onReleased: (released: ReleasedDecision) => void) {
  const client = useQueryClient()
  const through = useRef<ReleasedDecision['results']>([])
  const isStopped = useRef(false)
  const isOver = useRef(false)
  const [decided, setDecided] = useState(0)
  const sendPart = useSend(releaseDecision, (part: DecisionBody) => ({ body: part }))
  const release = useWork(
    async () => {
      isStopped.current = false
      isOver.current = false
      const known = new Set(through.current.map(({ applicationGuid }) => applicationGuid))
      for (const part of partsOf(body)) {
        if (isStopped.current) break
        if (part.applicationGuids.every(guid => known.has(guid))) continue
        through.current = [...through.current, ...(await sendPart.mutateAsync(part)).results]
        setDecided(through.current.length)
      }
      isOver.current = true
      return { results: through.current }
    },
    {
      onSuccess: answer => {
        // Whoever has left is on another page by now.
        if (isStopped.current) void client.invalidateQueries({ queryKey: ['organiser'] })
        else onReleased(answer)
      },
      onError: () => {
        if (through.current.length > 0) void client.invalidateQueries({ queryKey: ['organiser'] })
      },
    },
  )
  const stop = () => {
    isStopped.current = true
  }
  // What fits in one call is through once it is sent, whether anybody waits for it or not.
  return {
    ...{ release, decided, stop, isOver },
    runsHere: release.isPending && partsOf(body).length > 1,
  }
}
