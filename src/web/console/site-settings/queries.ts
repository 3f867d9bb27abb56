import { useQuery } from '@tanstack/react-query'
import { readSiteSettings, type SiteSettings, saveSiteSettings } from '#contract/site-setting.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

const siteSettingsKey = ['organiser', 'site-settings']

export function useSiteSettings() {
  return useQuery({
    queryKey: siteSettingsKey,
    queryFn: ({ signal }) => callApi(readSiteSettings, { signal }),
    // A form stands over it.
    refetchOnWindowFocus: false,
  })
}

export function useSaveSiteSettings(version: number, onSuccess: () => void) {
  return useSend(saveSiteSettings, (settings: SiteSettings) => ({ body: { version, settings } }), {
    changes: [['organiser']],
    onSuccess,
  })
}
