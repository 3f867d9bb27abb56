import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readCountries } from '#contract/dictionary.ts'
import { type PassportBody, readPassport, savePassport } from '#contract/passport.ts'
import { callApi } from '../../api/call-api.ts'
import { sessionQueryKey } from '../cabinet/use-fresh-session.ts'
import { dashboardQueryKey } from '../dashboard/use-dashboard.ts'
import { useAttempt } from '../payment/use-attempt.ts'

const passportQueryKey = (guid: string | null) => ['passport', guid]

/** The passport data of one participant; forgotten as soon as the page is left. */
export function usePassport(guid: string | null) {
  return useQuery({
    queryKey: passportQueryKey(guid),
    queryFn: ({ signal }) => callApi(readPassport, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    gcTime: 0,
  })
}

/** Saves the passport and asks anew for everything that its status changes. */
export function useSavePassport(guid: string) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useMutation({
    mutationFn: (given: PassportBody) =>
      attempt(given, (body, idempotencyKey) =>
        callApi(savePassport, { params: { guid }, body, idempotencyKey }),
      ),
    onSuccess: saved => {
      client.setQueryData(passportQueryKey(guid), saved)
      for (const queryKey of [dashboardQueryKey(guid), sessionQueryKey])
        void client.invalidateQueries({ queryKey })
    },
  })
}

/** Countries with both languages' names and the codes that passports print. */
export function useCountries({ wanted }: { wanted: boolean }) {
  return useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => callApi(readCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  })
}
