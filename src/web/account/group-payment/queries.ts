import { useQuery } from '@tanstack/react-query'
import { readGroupPayments } from '#contract/replacement.ts'
import { groupPaymentsKey } from '#web/account/member/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** A group's invoices, open card payments and the money of places that were given on. */
export function useGroupPayments(guid: string) {
  return useQuery({
    queryKey: groupPaymentsKey(guid),
    queryFn: ({ signal }) => callApi(readGroupPayments, { params: { guid }, signal }),
    refetchInterval: 30_000,
  })
}
