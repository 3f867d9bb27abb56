import { useQuery } from '@tanstack/react-query'
import { readOwnFactors } from '#contract/second-factor.ts'
import { type CallOutput, callApi } from '#web/kit/api/call-api.ts'

export const ownFactorsKey = ['organiser', 'own-factors']

export type Own = CallOutput<typeof readOwnFactors>

/** The second factors of whoever is logged in. */
export function useOwnFactors() {
  return useQuery({
    queryKey: ownFactorsKey,
    queryFn: ({ signal }) => callApi(readOwnFactors, { signal }),
  })
}
