import { useQuery } from '@tanstack/react-query'
import { readSpeakerProfile, type SpeakerProfileData, saveSpeakerProfile } from '#contract/speaker-profile.ts'
import { dashboardQueryKey } from '#web/account/dashboard/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'

export const speakerQueryKey = (guid: string | null) => ['speaker-profile', guid]

export const readSpeaker = (guid: string, signal?: AbortSignal) =>
  callApi(readSpeakerProfile, { params: { guid }, ...(signal && { signal }) })

/** Requests nothing for somebody who is not a speaker. */
export function useSpeakerProfile(guid: string | null) {
  return useQuery({
    queryKey: speakerQueryKey(guid),
    queryFn: ({ signal }) => readSpeaker(guid ?? '', signal),
    enabled: guid !== null,
  })
}

export function useSaveSpeaker(guid: string) {
  return useSave(
    saveSpeakerProfile,
    (data: SpeakerProfileData, version) => ({ params: { guid }, body: { ...data, version } }),
    {
      queryKey: speakerQueryKey(guid),
      read: () => readSpeaker(guid),
      changes: [dashboardQueryKey(guid)],
    },
  )
}
