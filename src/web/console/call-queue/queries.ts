import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askIdentity,
  type CallDetail,
  correctOnCall,
  countCallFilters,
  listCalls,
  liveCallEvent,
  logCall,
  readCall,
  sendCorrectionLink,
  takeCall,
} from '#contract/organiser-call.ts'
import type { CorrectedNames } from '#contract/organiser-person.ts'
import type { CallOutcome, CallQuestion } from '#domain/passport/mismatch-call.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLiveEvent } from '#web/kit/live/live-context.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type CallFilters, callQuery } from './rules.ts'

const pageSize = 50
const keyOf = (guid: string) => ['organiser', 'call', guid]

export function useCallQueue(filters: CallFilters) {
  return useListPages({
    queryKey: ['organiser', 'calls', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listCalls, { query: { limit: pageSize, ...callQuery(filters), ...page }, signal }),
  })
}

/** How many each owner would find; asked for when the filters are opened. */
export function useCallCounts(filters: CallFilters) {
  const { sort: _, ...query } = callQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'calls', 'counts', query],
    queryFn: ({ signal }) => callApi(countCallFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

export function useCall(guid: string) {
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => callApi(readCall, { params: { guid }, signal }),
    refetchOnMount: 'always',
  })
}

/** What an act answers with is what the desk shows next; the list and the counts of the rail are read again. */
function useShown(guid: string) {
  const client = useQueryClient()
  return (detail: CallDetail) => {
    client.setQueryData(keyOf(guid), detail)
    void client.invalidateQueries({ queryKey: ['organiser', 'calls'] })
  }
}

/** Reads the desk anew when a colleague acts, or when what they had taken is passed on. */
export function useLiveCalls(): void {
  const client = useQueryClient()
  const readAnew = (data: unknown) => {
    void client.invalidateQueries({ queryKey: ['organiser', 'calls'] })
    const event = liveCallEvent.safeParse(data).data
    void client.invalidateQueries({ queryKey: event ? keyOf(event.callGuid) : ['organiser', 'call'] })
  }
  useLiveEvent('ready', readAnew)
  useLiveEvent('call', readAnew)
}

/** The version that the operator has on the screen. */
type Seen = { guid: string; version: number }

export function useTakeCall({ guid, version }: Seen) {
  return useSend(takeCall, (owner: 'me' | 'nobody') => ({ params: { guid }, body: { owner, version } }), {
    onSuccess: useShown(guid),
  })
}

export function useAskIdentity({ guid, version }: Seen) {
  return useSend(
    askIdentity,
    (given: { question: CallQuestion; answer: string }) => ({
      params: { guid },
      body: { ...given, version },
    }),
    { onSuccess: useShown(guid) },
  )
}

export function useSendLink({ guid, version }: Seen, onSuccess: () => void) {
  const show = useShown(guid)
  return useSend(sendCorrectionLink, () => ({ params: { guid }, body: { version } }), {
    onSuccess(detail) {
      show(detail)
      onSuccess()
    },
  })
}

export type LoggedCall = { outcome: CallOutcome; callAt: string | null; note: string | null }

export function useLogCall({ guid, version }: Seen, onSuccess: () => void) {
  return useSend(logCall, (given: LoggedCall) => ({ params: { guid }, body: { ...given, version } }), {
    changes: [['organiser']],
    onSuccess,
  })
}

export function useCorrectOnCall({ guid, version }: Seen, onSuccess: () => void) {
  return useSend(
    correctOnCall,
    (given: { names: CorrectedNames; birthDate: string | null }) => ({
      params: { guid },
      body: { ...given, version },
    }),
    { changes: [['organiser']], onSuccess },
  )
}
