import { useQuery, useQueryClient } from '@tanstack/react-query'
import { giveConsent, withdrawConsent } from '#contract/document.ts'
import { readSettings, type Settings, saveSettings } from '#contract/settings.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const settingsQueryKey = (guid: string | null) => ['settings', guid]

export function useSettings(guid: string | null) {
  return useQuery({
    queryKey: settingsQueryKey(guid),
    queryFn: ({ signal }) => callApi(readSettings, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

export type MessageSettings = Pick<Settings, 'locale' | 'noticesBy'>

export function useSaveSettings(guid: string) {
  const params = { guid }
  return useSave(saveSettings, (data: MessageSettings, version) => ({ params, body: { ...data, version } }), {
    queryKey: settingsQueryKey(guid),
    read: () => callApi(readSettings, { params }),
  })
}

/** Gives the consent to marketing letters, for the text that was shown; stored as a consent of its own. */
export function useAgreeToAdvertising(guid: string) {
  return useSend(
    giveConsent,
    (version: string) => ({ params: { guid }, body: { kind: 'advertising' as const, version } }),
    { onSettled: useRefreshAdvertising(guid) },
  )
}

export function useStopAdvertising(guid: string) {
  return useSend(withdrawConsent, () => ({ params: { guid, kind: 'advertising' as const }, body: {} }), {
    onSettled: useRefreshAdvertising(guid),
  })
}

function useRefreshAdvertising(guid: string) {
  const client = useQueryClient()
  const changed = [settingsQueryKey(guid), ['consents', guid]]
  return () => Promise.all(changed.map(queryKey => client.invalidateQueries({ queryKey })))
}
