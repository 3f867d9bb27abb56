import { useQuery } from '@tanstack/react-query'
import { readSpeakerProfile, type SpeakerProfileData, saveSpeakerProfile } from '#contract/speaker-profile.ts'
import { callApi } from '../../api/call-api.ts'
import { dashboardQueryKey } from '../dashboard/use-dashboard.ts'
import { useSectionSave } from '../section/use-section-save.ts'

export const speakerQueryKey = (guid: string | null) => ['speaker-profile', guid]

export const readSpeaker = (guid: string, signal?: AbortSignal) =>
  callApi(readSpeakerProfile, { params: { guid }, ...(signal && { signal }) })

/** What one participant tells about themselves as a speaker; nothing is asked for whoever is none. */
export function useSpeakerProfile(guid: string | null) {
  return useQuery({
    queryKey: speakerQueryKey(guid),
    queryFn: ({ signal }) => readSpeaker(guid ?? '', signal),
    enabled: guid !== null,
  })
}

export function useSaveSpeaker(guid: string) {
  return useSectionSave({
    queryKey: speakerQueryKey(guid),
    read: () => readSpeaker(guid),
    save: (body: SpeakerProfileData & { version: number }) =>
      callApi(saveSpeakerProfile, { params: { guid }, body }),
    changes: [dashboardQueryKey(guid)],
  })
}
