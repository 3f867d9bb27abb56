import { useQuery } from '@tanstack/react-query'
import { readCountries } from '#contract/dictionary.ts'
import { type PassportBody, readPassport, savePassport } from '#contract/passport.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { sessionQueryKey } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'

const passportQueryKey = (guid: string | null) => ['passport', guid]

/** Dropped from the cache as soon as the page is left. */
export function usePassport(guid: string | null) {
  return useQuery({
    queryKey: passportQueryKey(guid),
    queryFn: ({ signal }) => callApi(readPassport, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
    gcTime: 0,
  })
}

/** Saves the passport on the version that was opened, and reads everything that depends on its status again. */
export function useSavePassport(guid: string) {
  const params = { guid }
  return useSave(savePassport, (data: PassportBody, version) => ({ params, body: { ...data, version } }), {
    queryKey: passportQueryKey(guid),
    read: () => callApi(readPassport, { params }),
    changes: [dashboardQueryKey(guid), sessionQueryKey],
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
