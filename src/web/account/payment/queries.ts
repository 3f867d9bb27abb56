import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import {
  giveUpCardPayment,
  issueInvoice,
  readCardPayment,
  readPayment,
  startCardPayment,
} from '#contract/payment.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { sessionQueryKey } from '#web/account/participant/queries.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { pollDelay, pollLimitMilliseconds } from './parts/poll-schedule.ts'
import { cardOutcome, isFinal } from './rules.ts'

/**
 * Polls for the result of a card payment, at intervals of one to five seconds for at most two minutes. Continues through a lost connection; stops if
 * the payment does not exist.
 */
export function useCardOutcome(callbackGuid: string) {
  const [round, setRound] = useState(0)
  const [timeIsUp, setTimeIsUp] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round and each payment has two minutes of its own
  useEffect(() => {
    setTimeIsUp(false)
    const timer = setTimeout(() => setTimeIsUp(true), pollLimitMilliseconds)
    return () => clearTimeout(timer)
  }, [round, callbackGuid])

  const { data, error, refetch } = useQuery({
    queryKey: ['card-payment', callbackGuid],
    queryFn: ({ signal }) => callApi(readCardPayment, { params: { callbackGuid }, signal }),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (timeIsUp || isMissing(state.error) || (state.data && isFinal(state.data.status))) return false
      return pollDelay(state.dataUpdateCount + state.errorUpdateCount)
    },
  })
  return {
    outcome: cardOutcome({
      status: data?.status ?? null,
      missing: isMissing(error),
      timeIsUp,
    }),
    payment: data ?? null,
    /** The last question failed. */
    offline: error !== null && !isMissing(error),
    /** Asks now, and for two minutes more. */
    askAgain: () => {
      setRound(round + 1)
      void refetch()
    },
  }
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400)
}

const paymentQueryKey = (guid: string | null) => ['payment', guid]

/** Everything the payment page shows; asked again often enough to notice a payment. */
export function usePayment(guid: string | null) {
  return useQuery({
    queryKey: paymentQueryKey(guid),
    queryFn: ({ signal }) => callApi(readPayment, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    refetchInterval: 30_000,
  })
}

/** Reads everything that depends on the payment again. */
export function useRefreshPayment(guid: string) {
  const client = useQueryClient()
  return async () => {
    const keys = [paymentQueryKey(guid), dashboardQueryKey(guid), sessionQueryKey]
    await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })))
  }
}

/** Starts a card payment and returns the address of the bank's page. */
export function useStartCardPayment() {
  return useSend(startCardPayment, (body: z.input<typeof startCardPayment.body>) => ({ body }))
}

export function useGiveUpCardPayment() {
  return useSend(giveUpCardPayment, (callbackGuid: string) => ({ params: { callbackGuid }, body: {} }))
}

export function useIssueInvoice() {
  return useSend(issueInvoice, (body: z.input<typeof issueInvoice.body>) => ({ body }))
}
