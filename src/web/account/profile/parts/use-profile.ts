import { useQuery } from '@tanstack/react-query'
import { type Profile, readProfile, saveProfile, type TypedProfile } from '#contract/profile.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { sessionQueryKey } from '#web/account/participant/queries.ts'
import { useSectionSave } from '#web/account/section/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'

export const profileQueryKey = (guid: string | null) => ['profile', guid]

/** The profile of one participant. */
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
  return useSectionSave<Profile, TypedProfile>({
    queryKey: profileQueryKey(guid),
    read: () => callApi(readProfile, { params }),
    save: body => callApi(saveProfile, { params, body }),
    changes: [dashboardQueryKey(guid), sessionQueryKey, ['passport', guid], ['badge', guid]],
  })
}
