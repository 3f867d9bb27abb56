import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { giveConsent, withdrawConsent } from '#contract/document.ts'
import { readSettings, type Settings, saveSettings } from '#contract/settings.ts'
import { useSectionSave } from '#web/account/section/queries.ts'
import { callApi } from '#web/kit/api/call-api.ts'

const settingsQueryKey = (guid: string | null) => ['settings', guid]

/** Settings of one participant. */
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
  return useSectionSave<Settings, MessageSettings>({
    queryKey: settingsQueryKey(guid),
    read: () => callApi(readSettings, { params }),
    save: body => callApi(saveSettings, { params, body }),
  })
}

/** Agrees to marketing letters with the text that was shown, or stops them; each is a consent's own record. */
export function useAdvertising(guid: string) {
  const client = useQueryClient()
  const params = { guid }
  return useMutation({
    mutationFn: ({ agreed, version }: { agreed: boolean; version: string }) =>
      agreed
        ? callApi(giveConsent, { params, body: { kind: 'advertising', version } })
        : callApi(withdrawConsent, { params: { guid, kind: 'advertising' }, body: {} }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsQueryKey(guid) }),
        client.invalidateQueries({ queryKey: ['consents', guid] }),
      ]),
  })
}
