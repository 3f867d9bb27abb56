import { useQuery } from '@tanstack/react-query'
import { readProfile, saveProfile, type TypedProfile } from '#contract/profile.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { sessionQueryKey } from '#web/account/participant/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'

export const profileQueryKey = (guid: string | null) => ['profile', guid]

export function useProfile(guid: string | null) {
  return useQuery({
    queryKey: profileQueryKey(guid),
    queryFn: ({ signal }) => callApi(readProfile, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

/** Saves the profile; a changed identity may put the passport back into the queue, and the badge prints the names. */
export function useSaveProfile(guid: string) {
  const params = { guid }
  return useSave(saveProfile, (data: TypedProfile, version) => ({ params, body: { ...data, version } }), {
    queryKey: profileQueryKey(guid),
    read: () => callApi(readProfile, { params }),
    changes: [dashboardQueryKey(guid), sessionQueryKey, ['passport', guid], ['badge', guid]],
  })
}
