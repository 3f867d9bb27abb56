import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type EditionSettings,
  previewEditionSettings,
  readEditionHistory,
  readEditionSettings,
  saveEditionSettings,
} from '#contract/organiser-edition.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const settingsKey = ['organiser', 'edition'] as const

export const readSettings = () => callApi(readEditionSettings, {})

export function useEditionSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi(readEditionSettings, { signal }),
    // The form keeps its version; saving reports a newer one.
    refetchOnWindowFocus: false,
  })
}

/** What saving would change, for whom; nothing is changed yet. */
export function useLookAhead() {
  return useSend(previewEditionSettings, (settings: EditionSettings) => ({ body: { settings } }))
}

const historyKey = [...settingsKey, 'history'] as const

export function useSettingsHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => callApi(readEditionHistory, { signal }),
  })
}

export function useSaveSettings() {
  const client = useQueryClient()
  return useSend(
    saveEditionSettings,
    (body: { version: number; settings: EditionSettings; acknowledgeOutside: boolean }) => ({ body }),
    {
      changes: [historyKey],
      onSuccess: answer => client.setQueryData(settingsKey, answer),
    },
  )
}
