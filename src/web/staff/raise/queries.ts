import { useQuery } from '@tanstack/react-query'
import { listRaises } from '#contract/raise.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { ofCompanyKey, staffInterval, useCompany } from '#web/staff/company/queries.ts'

/** The company's requests for more places, and what a place costs. */
export function useRaises() {
  const { guid } = useCompany()
  return useQuery({
    queryKey: ofCompanyKey(guid, 'raises'),
    queryFn: ({ signal }) => callApi(listRaises, { params: { guid }, signal }),
    refetchInterval: staffInterval,
  })
}
