import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readCardPayment } from '#contract/payment.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { cardOutcome, isFinal } from './card-outcome.ts'
import { pollDelay, pollLimitMilliseconds } from './parts/poll-schedule.ts'

/**
 * Asks the server how a card payment went, a second apart growing to five, for two minutes at most. A lost connection is
 * asked through; a payment that does not exist ends it.
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
    /** The last question got no answer. */
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
