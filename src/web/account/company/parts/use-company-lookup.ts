import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type CompanyRecord, readCompany } from '#contract/company.ts'
import { checkInn } from '#domain/company/inn.ts'
import { callApi } from '#web/kit/api/call-api.ts'

/** Asks the register once an INN is complete and its check digits are right. `onFound` gets the record and the previous one, once for each. */
export function useCompanyLookup(
  typed: string,
  {
    wanted,
    onFound,
  }: {
    wanted: boolean
    onFound: (found: CompanyRecord, before: CompanyRecord | null) => void
  },
) {
  const verdict = checkInn(typed, 'payer')
  const inn = verdict.ok ? verdict.inn : null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['company', inn],
    queryFn: ({ signal }) => callApi(readCompany, { params: { inn: inn ?? '' }, signal }),
    enabled: wanted && inn !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const before = useRef<CompanyRecord | null>(null)
  const fill = useEffectEvent(onFound)
  useEffect(() => {
    if (!data || before.current?.inn === data.inn) return
    fill(data, before.current)
    before.current = data
  }, [data])
  const asked = wanted && inn !== null
  return {
    found: asked ? (data ?? null) : null,
    error: asked ? error : null,
    searching: asked && isFetching,
    retry: () => void refetch(),
  }
}
